# Was Spieler mit einer Ansage sagen, und woraus sie wählen.
# $said ist, was man damit sagt (spoken.ftl).

spoken-suit = { suit }
spoken-suit-alone = { suit }, { $said }
spoken-pass = ich passe
spoken-bump = ich klopfe
spoken-cut = abgehoben bei { $at }
spoken-keep = ich behalte mein Blatt
spoken-redeal = kein Ass, kein Bild: neu geben
spoken-go-under = ich tausche mit dem Talon
spoken-together = mit meinem Partner
spoken-together-of-three = mit meinen Partnern
spoken-bury = ich drücke eine Karte
spoken-ask = deine beste Karte, bitte
spoken-give = meine beste Karte
spoken-tram = TRAM, der Rest gehört mir

offer-go-under = { $cards } tauschen
offer-cut = { $at } Karten abheben
offer-suit = { suit-with-pip }
offer-suit-alone = { $suit ->
    [clubs] ♣ allein
    [diamonds] ♦ allein
    [hearts] ♥ allein
    [spades] ♠ allein
   *[none] ohne Trumpf, allein
}
offer-accept = { $said }
offer-accept-alone = { $said }
offer-accept-alone-unsaid = { $said }
offer-pass = { $said }
offer-turn-down = { $said } (ablehnen)
offer-say = { $said }
offer-ask = { $partner ->
    [left] den Partner links bitten
    [right] den Partner rechts bitten
   *[only] den Partner bitten
}
offer-bury = { the-card } drücken
offer-give = { the-card } geben
