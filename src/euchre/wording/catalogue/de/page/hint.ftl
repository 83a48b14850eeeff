# Der Tipp: was ein starker Spieler täte.

hint = Tipp
hint-title = Was ein starker Spieler täte
hint-close = Schließen
hint-first = { $close ->
    [yes] Erste Wahl
   *[no] Am besten
}
hint-doubt = ± ist der Standardfehler des Abstands zur ersten Wahl, in Prozentpunkten.
hint-points = { $points } Punkte
hint-wins = { $percent } %{ $doubt ->
    [0] {""}
   *[other] {" "}± { $doubt }
} Siegchance
hint-others = Die anderen Möglichkeiten
hint-nothing = Es gibt nichts zu wählen.
hint-habit = Wo zwei Möglichkeiten so nah beieinander liegen wie hier, entscheidet die Gewohnheit.
