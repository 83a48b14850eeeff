# Was Spieler mit einer Ansage sagen, und woraus sie wählen.
# Die Worte einer Vorlage ($said) bleiben, wie sie in ihrer Quelle stehen.

spoken-suit = { suit }
spoken-suit-alone = { suit }, { $said }
spoken-pass = ich passe
spoken-bump = ich klopfe
spoken-cut = abgehoben bei { $at }
spoken-keep = ich behalte mein Blatt
spoken-redeal = kein Ass, kein Bild: neu geben
spoken-go-under = ich tausche mit den Restkarten
spoken-together = mit meinem Partner
spoken-bury = ich drücke eine Karte
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
offer-accept = annehmen („{ $said }“)
offer-accept-alone = allein annehmen („{ $said }“)
offer-accept-alone-unsaid = allein annehmen („{ $said }“)
offer-pass = { $said }
offer-turn-down = ablehnen („{ $said }“)
offer-say = { $said }
offer-bury = { the-card } drücken
offer-give = { the-card } geben
