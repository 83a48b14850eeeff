# Ein Satz für Anfänger zu der Ansage oder der Karte, die sie wählen sollen.

coach-order = { coach-count }, { $deal ->
    [own] mit der offenen Karte
    [partner] dein Partner gibt
    [partners] ein Partner gibt
   *[theirs] ein Gegner gibt
}: { coach-advice }
coach-name = Am besten { suit }, { coach-count }: { coach-advice }
coach-count = { $trumps ->
    [0] Kein Trumpf
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
}{ $best ->
    [none] {""}
   *[other] {" "}mit dem { $best }
}{ $bowers ->
    [0] {""}
    [one] {" "}(1 Bower)
   *[other] {" "}(beide Bower)
}{ $aces ->
    [0] {""}
    [one] , 1 anderes Ass
   *[other] , { $aces } andere Asse
}
coach-advice = { $advice ->
    [call] genug zum Ansagen.
    [close] knapp.
    [must] du musst ansagen.
   *[pass] lieber passen.
}

coach-partner-wins = { $partners ->
    [one] Dein
   *[other] Ein
} Partner gewinnt: Eine niedrige Karte reicht.
coach-may-trump = Du hast kein { suit }: Du darfst trumpfen.
coach-must-follow = Du musst bedienen: Spiel { suit }.
coach-left-bower = Dein { $card } ist der linke Bower: Er zählt als { suit }.
