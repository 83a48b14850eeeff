# Alles, was für einen Abend gedruckt wird.

papers-chart-title = Spielplan drucken
papers-chart-says = In jedem Durchgang wechseln die Partner, und wenn es geht, trifft niemand zweimal denselben. Verteilt die Nummern, und spielt los.
papers-chart-for = { $people } Personen, { $rounds ->
    [1] 1 Durchgang
   *[other] { $rounds } Durchgänge
}
papers-people = Personen
papers-rounds = Durchgänge
papers-planning = Die Durchgänge werden geplant …
papers-what = Was gedruckt wird
papers-kind-chart = Spielplan
papers-kind-seating = Sitzplan
papers-kind-tally = Punktekarten
papers-kind-scores = Punkteliste
papers-kind-tables = Tischkarten
papers-kind-slips = Ergebniszettel
papers-kind-sitouts = Wer aussetzt
papers-kind-final = Rangliste
papers-says-chart = Alle Durchgänge auf einen Blick, mit Nummern. Für die Leitung.
papers-says-seating = Ein Bogen für jeden Durchgang, zum Aufhängen.
papers-says-tally = Eine Karte für jede Person, um die Punkte aufzuschreiben. An den gestrichelten Linien schneiden.
papers-says-scores = Alle Namen und alle Durchgänge, um die Punkte einzutragen und zusammenzuzählen. Für alle, die mitschreiben.
papers-says-tables = Eine Karte für jeden Tisch, mit großer Nummer. An den gestrichelten Linien schneiden.
papers-says-slips = Ein Zettel für jeden Tisch und Durchgang. Beide Seiten unterschreiben, dann geht er an die Leitung.
papers-says-sitouts = Wer in welchem Durchgang aussetzt.
papers-says-final = Die Punkte von allen, wie sie jetzt sind.
papers-paper = Papier
papers-paper-a4 = A4
papers-paper-letter = Letter
papers-which-round = Durchgänge
papers-all-rounds = Alle Durchgänge
papers-print = Drucken
papers-sheets = { $count ->
    [0] Noch nichts zu drucken
    [1] 1 Bogen
   *[other] { $count } Bögen
}
papers-unplanned = Die Plätze stehen noch nicht fest. Sobald ein Durchgang gesetzt ist, kann er hier gedruckt werden.

papers-sheet-of = { $sheet } von { $of }
papers-names = Namen
papers-bot = B{ $number }
papers-round = Durchgang { $number }
papers-round-short = D { $number }
papers-table = Tisch { $number }
papers-table-short = T { $number }
papers-out-short = Setzt aus
papers-out = Setzt aus
papers-nobody = Niemand
papers-teams = Mannschaften
papers-name-line = Name:
papers-qr = QR-Code der Seite dieses Abends
papers-qr-card = Deine Seite
papers-qr-table = Plätze und Punkte
papers-total = Summe
papers-column-round = Durchg.
papers-column-table = Tisch
papers-column-seat = Platz
papers-column-partner = Partner
papers-column-opponents = Gegner
papers-column-points = Punkte
papers-column-wins = Siege
papers-column-loners = Allein
papers-column-euchres = Euchres
papers-column-initials = Kürzel
papers-column-rank = Rang
papers-column-name = Name

papers-way-card = Geht danach an den Tisch, der auf eurer Punktekarte steht.
papers-way-wall = Seht danach auf dem Aushang nach eurem nächsten Tisch.
papers-way-winners = Die Sieger gehen an Tisch { $table }.
papers-way-losers = Die Verlierer gehen an Tisch { $table }.
papers-way-winners-stay = Die Sieger bleiben hier.
papers-way-losers-stay = Die Verlierer bleiben hier.
papers-way-mix = Dann bekommen alle einen neuen Partner.
papers-way-north = Nord bleibt hier.
papers-way-east = Ost geht an Tisch { $table }.
papers-way-south = Süd geht an Tisch { $table }.
papers-way-west = West geht an Tisch { $table }.
papers-way-home = Die Gastgeber bleiben hier.
papers-way-visitors = Die Gäste gehen an Tisch { $table }.
papers-evening = Euchre-Abend

papers-title = Drucken
papers-plan = Alle Durchgänge planen
papers-plan-says = Mit einem Spielplan lassen sich jetzt alle Durchgänge für die Anwesenden planen.
papers-again = Alle Durchgänge für alle planen, die da sind
papers-again-says = Was du jetzt druckst, behält diese Plätze bei.
papers-back = Zurück zum Abend
