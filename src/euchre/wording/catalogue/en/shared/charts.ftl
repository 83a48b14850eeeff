# Charts of an evening with rotating partners: how often the same people meet again.

chart-perfect = Perfect: everybody has everybody as a partner once, and as an opponent twice.
chart-quality = { $partners_most ->
    [0] Nobody has a partner
    [1] Nobody has the same partner twice
    [2] { $partners ->
        [one] One pair of people are partners twice
       *[other] { $partners } pairs of people are partners twice
    }
   *[other] { $partners ->
        [one] One pair of people are partners { $partners_most } times
       *[other] { $partners } pairs of people are partners more than once, at most { $partners_most } times
    }
}, and { $opponents_most ->
    [0] nobody has an opponent
    [1] nobody has the same opponent twice
    [2] { $opponents ->
        [one] one pair of people are opponents twice
       *[other] { $opponents } pairs of people are opponents twice
    }
   *[other] { $opponents ->
        [one] one pair of people are opponents { $opponents_most } times
       *[other] { $opponents } pairs of people are opponents more than once, at most { $opponents_most } times
    }
}{ $turns ->
    [none] .
    [even] ; turns without a partner are shared evenly.
   *[uneven] ; some are without a partner more often than others.
}
