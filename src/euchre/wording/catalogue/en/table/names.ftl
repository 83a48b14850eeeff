# Players, sides and cards as parts of other sentences.
# $who is "you" or "other". A side is $whose with the names $one, $two and $three; where it is yours, these are your
# partners. $whose is "only-you", "you" (and $one) or "you-of-three", else "one", "other" (two of them) or "three".

who = { $who ->
    [you] You
   *[other] { $name }
}
whom = { $whom ->
    [you] you
   *[other] { $other }
}
side = { $whose ->
    [only-you] You
    [you] You & { $one }
    [you-of-three] You, { $one } & { $two }
    [one] { $one }
    [three] { $one }, { $two } & { $three }
   *[other] { $one } & { $two }
}
side-within = { $whose ->
    [only-you] you
    [you] you & { $one }
    [you-of-three] you, { $one } & { $two }
    [one] { $one }
    [three] { $one }, { $two } & { $three }
   *[other] { $one } & { $two }
}
side-number = { $side } { $number }
side-wins = { $whose ->
    [one] { $one } wins
   *[other] { side } win
}
named = { $whose ->
    [one] { $one }
    [three] { $one }, { $two } and { $three }
   *[other] { $one } and { $two }
}
the-card = { $card ->
    [Joker] the Joker
    [Benny] the Benny
    [Best-Bower] the Best Bower
   *[other] { $card }
}
the-buried = { $buried ->
    [Joker] the Joker
    [Benny] the Benny
    [Best-Bower] the Best Bower
   *[other] { $buried }
}
the-card-first = { $card ->
    [Joker] The Joker
    [Benny] The Benny
    [Best-Bower] The Best Bower
   *[other] { $card }
}
the-card-dative = { the-card }
card-benny = { $card ->
    [Joker] Joker
    [Benny] Benny
    [Best-Bower] Best Bower
   *[other] { card-benny-two }
}
suit-with-pip = { $suit ->
    [clubs] ♣ clubs
    [diamonds] ♦ diamonds
    [hearts] ♥ hearts
    [spades] ♠ spades
   *[none] no trump
}
