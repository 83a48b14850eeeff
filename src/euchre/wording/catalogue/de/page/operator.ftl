# Die Seite des Betreibers: eine Nachricht an alle, Meldungen, laufende Tische, entfernte Gäste.

operator-title = Betreiber
operator-says = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}
operator-loading = Der Server wird angesehen …
operator-message = Eine Nachricht an alle
operator-message-text = Nachricht
operator-message-for = Sichtbar für
operator-message-send = Senden
operator-message-away = Zurücknehmen
operator-until = Ende: { $when }
operator-minutes = { $minutes } Minuten
operator-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
operator-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
operator-for-good = Für immer
operator-reports = Meldungen ({ $count })
operator-no-reports = Niemand wurde gemeldet.
operator-reported = Tisch { $code }, Partie { $match }, { $when }
operator-no-record = · die Partie ist nicht zu Ende
operator-dismiss = Erledigt
operator-dismiss-all = Alle { $count } aus dieser Quelle erledigt
operator-tables = Laufende Tische
operator-no-tables = Niemand ist an einem Tisch.
operator-more = Außer diesen noch { $count }.
operator-stage-gathering = sammelt sich
operator-stage-shuffling = mischt
operator-stage-playing = spielt
operator-stage-over = zu Ende
operator-since = Beginn: { $when }
operator-spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
operator-spectator = Zuschauer
operator-counts = Dieser Tisch zählt an einem Abend oder bei den Runden des Tages. Darum bleibt er offen.
operator-clear-name = Name löschen
operator-clear-name-asks = Den Namen { $words } löschen?
operator-clear-name-says = An diesem Tisch heißt die Person von jetzt an Gast.
operator-clear-title = Titel löschen
operator-clear-title-asks = Den Titel { $words } löschen?
operator-clear-title-says = Der Tisch hat von jetzt an keinen Titel.
operator-cleared = Gelöscht.
operator-close = Tisch schließen
operator-close-title = { $table } schließen?
operator-close-says = Die Partie endet ohne Sieger, und dort kann niemand mehr spielen. Beendete Partien bleiben.
operator-remove = Entfernen
operator-remove-name = { $name } vom Server entfernen?
operator-remove-says = Alle Verbindungen werden geschlossen, und nichts kann mehr eröffnet oder betreten werden. Mit einem neuen Browser ist man ein neuer Gast.
operator-remove-for = Wie lange
operator-elsewhere = Anderswo
operator-at-home = Start
operator-at-daily = Tagesrunden
operator-at-drills = Übungen
operator-at-evening = Abend
operator-at-club = Verein
operator-at-games = Partien
operator-at-people = Mit Menschen spielen
operator-at-ratings = Wertungen
operator-at-learn = Lektionen
operator-at-rules = Regeln
operator-at-new = Neuer Tisch
operator-at-analysis = Analysebrett
operator-at-statistics = Statistik
operator-at-settings = Einstellungen
operator-at-other = Andere Seite
operator-here-since = Seit: { $when }
operator-removed = Entfernte Gäste
operator-readmit = Wieder zulassen
