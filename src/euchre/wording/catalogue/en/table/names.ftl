# Players, sides and cards as parts of other sentences.
# $who is "you" or "other"; a side is $whose with the names $one and $two, and where it is "you", $one is your partner.

who = { $who ->
    [you] You
   *[other] { $name }
}
whom = { $whom ->
    [you] you
   *[other] { $other }
}
side = { $whose ->
    [you] You & { $one }
   *[other] { $one } & { $two }
}
side-within = { $whose ->
    [you] you & { $one }
   *[other] { $one } & { $two }
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
