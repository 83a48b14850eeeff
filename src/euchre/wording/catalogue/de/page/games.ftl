# Die Liste der Partien.

games-says = Alle Partien, die du in diesem Browser gespielt hast. Öffne eine, um sie Karte für Karte nachzuspielen.
games-loading = Deine Partien werden geladen …
games-none = Noch keine Partien
games-none-says = Sobald du gespielt hast, kannst du hier jede Partie mit offenen Karten nachspielen.
games-filter = Partien filtern
games-result = Ergebnis
games-all = Alle
games-outcome-won = Gewonnen
games-outcome-lost = Verloren
games-outcome-drawn = Unentschieden
games-outcome-unfinished = Läuft noch
games-all-rules = Alle Regeln
games-player = Spieler
games-found = { $found } von { $all ->
    [one] 1 Partie
   *[other] { $all } Partien
}
games-no-match = Keine Partie passt dazu.
games-no-match-yet = Keine deiner letzten { $all } Partien passt dazu. Vielleicht eine ältere.
games-older = Ältere Partien
games-loading-older = Ältere Partien werden geladen …
games-score = { $us } zu { $them }
games-with = Mit <name>{ $partner }</name> gegen <name>{ $opponents }</name>
games-against = Gegen <name>{ $opponents }</name>
games-today = Heute, { $time }
games-yesterday = Gestern, { $time }
games-under-a-minute = unter einer Minute
games-minutes = { $minutes } min
games-hours = { $hours } h { $minutes } min
