# Wie Runden, Spiele und Partien ausgehen.

result-thrown-in-title = { $called ->
    [misfit] Zusammengeworfen
   *[thrown-in] Zusammengeworfen
}
result-euchred-title = Euchre
result-march-title = Durchmarsch
result-made-title = Geschafft
result-all-passed = Alle haben zweimal gepasst.
result-next-dealer = Keine Punkte; der nächste Geber gibt.
result-called = { $who ->
    [you] Du hast { suit-with-pip } angesagt.
   *[other] { $name } hat { suit-with-pip } angesagt.
}
result-called-alone = { $who ->
    [you] Du hast { suit-with-pip } angesagt und allein gespielt.
   *[other] { $name } hat { suit-with-pip } angesagt und allein gespielt.
}
result-called-partner-alone = { $who ->
    [you] Du hast { suit-with-pip } angesagt
   *[other] { $name } hat { suit-with-pip } angesagt
}; { $whom ->
    [you] du hast allein gespielt.
   *[other] { $other } hat allein gespielt.
}
result-defended-alone = { $who ->
    [you] Du hast allein verteidigt.
   *[other] { $name } hat allein verteidigt.
}
result-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} von 5 für { side-within }.
result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { side-within }.
result-points-each = Je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { side-within }.
result-no-points = Keine Punkte.
result-in-a-line = { $title }: { $points }
result-game-drawn = Das Spiel endet unentschieden.
result-game-won = { side-wins } das Spiel { $won } zu { $lost }.
result-game-of-rubber-won = { side-wins } das Spiel { $won } zu { $lost }. Spiele: { $games } zu { $against }.
result-game-won-of-three = { side-wins } das Spiel: { $scores }.
result-games = { $won } Spiele: { $games }.
result-slam = Die Verlierer haben keinen Punkt: Das Spiel zählt doppelt.
result-level = Gleichstand bei { $points }: Noch eine Runde entscheidet.
result-laps = Das nächste Spiel beginnt mit { $scores }.
result-drawn = Unentschieden.
result-match-won = { side-wins } das Spiel!
result-rubber-won = { side-wins } den Rubber!
