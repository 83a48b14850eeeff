# Mein Abend: wo jemand spielt, wie es ausging, und wo es weitergeht.

evening-round-of = Durchgang { $round } von { $rounds }
evening-table = Tisch { $number }
evening-time-up = Ende!

myevening-loading = Der Abend wird geladen …
myevening-lost = Keine Verbindung. Was du einträgst, bleibt erhalten und wird gesendet, sobald es wieder eine gibt.
myevening-who = Wer davon bist du?
myevening-search = Such deinen Namen oder deine Nummer
myevening-nobody = Noch ist niemand angemeldet.
myevening-not-found = Niemand hier hat diesen Namen oder diese Nummer.
myevening-not-listed = Du stehst nicht dabei? Bitte die Leitung, dich anzumelden.
myevening-taken = auf anderem Gerät
myevening-is-it = Bist du { $name }, Nummer { $number }?
myevening-is-it-says = Dann zeigt dieses Gerät, wo du spielst, und du kannst die Ergebnisse deines Tisches eintragen.
myevening-other-device = Mit diesem Namen ist ein anderes Gerät verbunden. Ist es deines, und es ist verloren oder kennt dich nicht mehr? Mit deiner Spielerkarte bist du auf diesem Gerät wieder du. Ohne Spielerkarte bitte die Leitung, das alte Gerät zu trennen: unter „Leute“ deinen Namen antippen. Dann wähle hier deinen Namen.
myevening-my-card = Ich habe eine Spielerkarte
myevening-it-is-me = Ja, das bin ich
myevening-not-me = Nein, jemand anders
myevening-watch = Ich möchte nur zuschauen
myevening-who-again = Sagen, wer du bist
myevening-enter = Bei diesem Abend mitspielen
myevening-name = Dein Name
myevening-where = Wo du spielst
myevening-in-hall = Im Saal
myevening-online = Auf diesem Gerät
myevening-partner = Dein Partner
myevening-no-partner = Ich habe noch keinen Partner
myevening-enter-go = Mitspielen

myevening-you = Du
myevening-sit = Du sitzt auf { $seat }.
myevening-with = Dein Partner ist { $partner }.
myevening-against = Du spielst gegen { $opponents }.
myevening-play = Spielen
myevening-opening = Dein Tisch wird geöffnet …
myevening-out = Du setzt aus
myevening-out-says = Diesen Durchgang hast du frei. Genieß die Pause.
myevening-credit-nothing = Dafür gibt es keine Punkte.
myevening-credit-average = Dafür bekommst du deinen Durchschnitt.
myevening-credit-fixed = Dafür bekommst du { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
myevening-away = Du hast keinen Platz
myevening-away-says = Ab dem nächsten Durchgang spielst du mit.
myevening-away-over = Im letzten Durchgang hattest du keinen Tisch.
myevening-next = Durchgang { $round }:
myevening-next-out = du setzt aus
myevening-next-with = mit { $partner }
myevening-soon = Gleich wird der nächste Durchgang gesetzt.
myevening-last-over = Das war der letzte Durchgang.

myevening-result = Ergebnis von Tisch { $number }
myevening-points-of = Punkte: { $side }
myevening-points-missing = Trag die Punkte aller Seiten ein.
myevening-loners = Gewonnene Alleinspiele
myevening-loners-of = Alleinspiele: { $name }
myevening-loners-made = Alleinspiele: { $made }
myevening-made = { $name } { $count }
myevening-euchres = Wie oft Euchre kassiert
myevening-euchres-of = Euchre kassiert: { $side }
myevening-send = Ergebnis senden
myevening-cancel = Abbrechen
myevening-counts = Dieses Ergebnis zählt.
myevening-not-played = An diesem Tisch wurde nicht gespielt.
myevening-hidden = Das Ergebnis ist da. Gezeigt wird es, wenn alle Tische fertig sind.
myevening-asked = { $name } hat das eingetragen. Stimmt es?
myevening-right = Ja, das stimmt
myevening-wrong = Nein, es ist falsch
myevening-denied = { $name } sagt, dass das nicht stimmt. Besprecht es, und tragt es noch einmal ein, oder fragt die Leitung.
myevening-denied-me = Du hast gesagt, dass das nicht stimmt. Besprecht es, und tragt es noch einmal ein, oder fragt die Leitung.
myevening-enter-again = Noch einmal eintragen
myevening-waiting = Gesendet. Es zählt, sobald die Gegner es bestätigen: { $opponents }.
myevening-change = Ändern
myevening-director-enters = An diesem Abend trägt die Leitung die Ergebnisse ein.

myevening-standings = Rangliste
myevening-final = Endstand
myevening-all = Alle { $count } zeigen
myevening-fewer = Weniger zeigen
myevening-mine = Du hast { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}: Platz { $rank } von { $count }.
myevening-sit-outs = Es setzen aus: { $names }
myevening-over = Der Abend ist zu Ende.
myevening-over-me = Der Abend ist zu Ende. Du hast Platz { $rank } von { $count } erreicht.
myevening-welcome = Willkommen, { $name }!
myevening-welcome-says = Deine Nummer ist { $number }. Dein Tisch erscheint hier, sobald der erste Durchgang gesetzt ist.
myevening-not-begun = { $count ->
    [0] Noch ist niemand angemeldet.
    [1] Eine Person ist angemeldet. Der erste Durchgang ist noch nicht gesetzt.
   *[other] { $count } Personen sind angemeldet. Der erste Durchgang ist noch nicht gesetzt.
}
myevening-you-are = Du bist { $name }, Nummer { $number }.
myevening-unlink = Das bin ich nicht
myevening-wall = Aushang
myevening-print = Drucken
myevening-direct = Leitung

myevening-news-seat = Durchgang { $round }: Du spielst an Tisch { $table }, { $seat }.
myevening-news-out = Durchgang { $round }: Du setzt aus.
myevening-news-report = { $name } hat das Ergebnis eures Tisches eingetragen. Bitte bestätige es.
myevening-news-counts = Das Ergebnis eures Tisches zählt. Du hast { $points } Punkte, Platz { $rank }.
myevening-news-over = Der Abend ist zu Ende. Dein Platz: { $rank }.
