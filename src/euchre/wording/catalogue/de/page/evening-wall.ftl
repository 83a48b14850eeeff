# Der Aushang, den alle im Saal von weitem lesen.

wall-welcome = Willkommen!
wall-over = Der Abend ist zu Ende. Danke!
wall-between = Gleich geht es weiter
wall-last-over = Das war der letzte Durchgang
wall-take-seats = Bitte Platz nehmen
wall-entered = { $count ->
    [0] Noch ist niemand angemeldet
    [1] 1 Person ist angemeldet
   *[other] { $count } Personen sind angemeldet
}
wall-seats = Tisch und Platz in Durchgang { $round }
wall-next-seats = Als Nächstes: Tisch und Platz in Durchgang { $round }
wall-place = { $table } { $seat }
wall-out = frei
wall-sit-outs = Es setzen aus:
wall-results = Ergebnisse: { $done } von { $count } Tischen
wall-in = da
wall-standings = Rangliste
wall-final = Endstand
wall-league = Mannschaften: gewonnene Spiele · Punkte
wall-teams = Mannschaften
wall-mine = Dein Tisch auf deinem Telefon:
wall-qr = QR-Code der Seite dieses Abends
wall-lost = Keine Verbindung
wall-page = Seite { $page } von { $of }
wall-wins = { $wins } · { $points }
wall-open = …
