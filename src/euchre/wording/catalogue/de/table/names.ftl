# Spieler, Parteien und Karten als Teile anderer Sätze.

who = { $who ->
    [you] Du
   *[other] { $name }
}
whom = { $whom ->
    [you] dich
   *[other] { $other }
}
side = { $whose ->
    [only-you] Du
    [you] Du & { $one }
    [you-of-three] Du, { $one } & { $two }
    [one] { $one }
    [three] { $one }, { $two } & { $three }
   *[other] { $one } & { $two }
}
side-within = { $whose ->
    [only-you] dich
    [you] dich & { $one }
    [you-of-three] dich, { $one } & { $two }
    [one] { $one }
    [three] { $one }, { $two } & { $three }
   *[other] { $one } & { $two }
}
side-number = { $side } { $number }
side-wins = { $whose ->
    [only-you] Du gewinnst
    [you] Du & { $one } gewinnt
    [you-of-three] Du, { $one } & { $two } gewinnt
    [one] { $one } gewinnt
   *[other] { side } gewinnen
}
named = { $whose ->
    [one] { $one }
    [three] { $one }, { $two } und { $three }
   *[other] { $one } und { $two }
}
the-card = { $card ->
    [Joker] den Joker
    [Benny] den Benny
    [Best-Bower] den Best Bower
   *[other] { $card }
}
the-buried = { $buried ->
    [Joker] den Joker
    [Benny] den Benny
    [Best-Bower] den Best Bower
   *[other] { $buried }
}
the-card-first = { $card ->
    [Joker] Der Joker
    [Benny] Der Benny
    [Best-Bower] Der Best Bower
   *[other] { $card }
}
the-card-dative = { $card ->
    [Joker] dem Joker
    [Benny] dem Benny
    [Best-Bower] dem Best Bower
   *[other] { $card }
}
card-benny = { $card ->
    [Joker] Joker
    [Benny] Benny
    [Best-Bower] Best Bower
   *[other] { card-benny-two }
}
suit-with-pip = { $suit ->
    [clubs] ♣ Kreuz
    [diamonds] ♦ Karo
    [hearts] ♥ Herz
    [spades] ♠ Pik
   *[none] ohne Trumpf
}
