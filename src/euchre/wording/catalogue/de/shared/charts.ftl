# Spielpläne eines Abends mit wechselnden Partnern: wie oft dieselben wieder zusammentreffen.

chart-perfect = Vollkommen: Jeder hat jeden einmal als Partner und zweimal als Gegner.
chart-quality = { $partners_most ->
    [0] Niemand hat einen Partner
    [1] Niemand hat zweimal denselben Partner
    [2] { $partners ->
        [one] Ein Paar spielt zweimal zusammen
       *[other] { $partners } Paare spielen zweimal zusammen
    }
   *[other] { $partners ->
        [one] Ein Paar spielt { $partners_most } Mal zusammen
       *[other] { $partners } Paare spielen mehrmals zusammen, höchstens { $partners_most } Mal
    }
}, und { $opponents_most ->
    [0] niemand hat Gegner
    [1] niemand hat zweimal denselben Gegner
    [2] { $opponents ->
        [one] zwei Personen sind zweimal Gegner
       *[other] { $opponents } Paare sind zweimal Gegner
    }
   *[other] { $opponents ->
        [one] zwei Personen sind { $opponents_most } Mal Gegner
       *[other] { $opponents } Paare sind mehrmals Gegner, höchstens { $opponents_most } Mal
    }
}{ $turns ->
    [none] .
    [even] ; Durchgänge ohne Partner sind gleichmäßig verteilt.
   *[uneven] ; einige sind öfter ohne Partner als andere.
}
