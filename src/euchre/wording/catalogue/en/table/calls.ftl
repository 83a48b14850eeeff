# What players say with a call, and what they choose from.
# $said are the words of a preset as its source has them, such as "I turn it down".

spoken-suit = { suit }
spoken-suit-alone = { suit }, { $said }
spoken-pass = pass
spoken-bump = bump
spoken-cut = cut at { $at }
spoken-keep = I keep my hand
spoken-redeal = farmer's hand, deal again
spoken-go-under = I go under
spoken-together = with my partner
spoken-together-of-three = with my partners
spoken-bury = I bury a card
spoken-ask = your best card, please
spoken-give = my best card
spoken-tram = TRAM, the rest are mine

offer-go-under = go under with { $cards }
offer-cut = cut { $at } from the top
offer-suit = { suit-with-pip }
offer-suit-alone = { $suit ->
    [clubs] ♣ alone
    [diamonds] ♦ alone
    [hearts] ♥ alone
    [spades] ♠ alone
   *[none] no trump, alone
}
offer-accept = { $said }
offer-accept-alone = { $said }
offer-accept-alone-unsaid = play alone (“{ $said }”)
offer-pass = { $said }
offer-turn-down = { $said ->
    [over] over (refuse the up-card)
    [pass] pass (turn it down)
   *[other] { $said }
}
offer-say = { $said }
offer-ask = { $partner ->
    [left] ask the partner on your left
    [right] ask the partner on your right
   *[only] ask your partner
}
offer-bury = bury { the-card }
offer-give = give { the-card }
