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
    [you] Du & { $one }
   *[other] { $one } & { $two }
}
side-within = { $whose ->
    [you] dich & { $one }
   *[other] { $one } & { $two }
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
