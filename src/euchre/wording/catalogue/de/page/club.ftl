# Die Seite eines Clubs, und der Clubs, die jemand verwaltet oder zu denen jemand gehört.

club-title = Club
club-loading = Der Club wird geladen …
club-clubs = Clubs
club-clubs-say = Ein Club hat Mitglieder, Saisons und Rekorde. Für all das zählen seine Abende.
club-you-run-it = Du verwaltest diesen Club
club-found = Einen Club gründen
club-found-it = Club gründen
club-new-evening = Neuer Abend
club-player = Ein Mitglied
club-visitor = Ein Gast

club-next = Nächster Abend
club-no-next = Es ist kein Abend geplant.
club-weekly = Jeden { $weekday }
club-time-there = { $time } ({ $zone })
club-calendar = In den Kalender

club-season = Saison
club-season-days = { $first } bis { $last }.
club-counts-points = Die Punkte aller Abende werden zusammengezählt.
club-counts-places = Jeder Abend gibt Punkte für die Plätze.
club-counts-wins = Gewonnene Durchgänge werden zusammengezählt.
club-best-of = { $best ->
    [one] Nur dein bester Abend zählt.
   *[other] Nur deine besten { $best } Abende zählen.
}
club-best-all = Alle Abende zählen.
club-season-empty = In dieser Saison ist noch kein Abend zu Ende.
club-rank = Platz
club-name = Name
club-evenings = Abende
club-total = Summe

club-no-evenings = Der Club hat noch keinen Abend veranstaltet.
club-won-by = gewonnen von { $name }
club-points = { $points } Punkte
club-to-evening = Zum Abend
club-evening-open = Läuft gerade
club-evening-said = { $title } · { $about }
club-all-evenings = Alle { $evenings } Abende zeigen

club-records = Rekorde
club-record-score = Höchste Punktzahl eines Abends: { $value }
club-record-loners = { $count ->
    [one] Meiste Alleinspiele an einem Abend: 1
   *[other] Meiste Alleinspiele an einem Abend: { $value }
}
club-record-run = { $count ->
    [one] Meiste Abende in Folge gewonnen: 1
   *[other] Meiste Abende in Folge gewonnen: { $value }
}
club-record-evenings = { $count ->
    [one] Meiste Abende gespielt: 1
   *[other] Meiste Abende gespielt: { $value }
}

club-rules = Hausregeln
club-to-rules = So spielen wir Euchre
club-data = Alle Ergebnisse als offene Daten:
club-csv = CSV
club-json = JSON
club-me = Du bist { $name }, Mitglied { $number }
club-name-me = Meinen Namen zeigen
club-name-me-says = Diese Seite können alle lesen. Ohne dein Einverständnis nennt sie dich Mitglied { $number }.

club-run = Den Club verwalten
club-members = { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}
club-new-member = Neues Mitglied
club-may-be-named = Darf genannt werden
club-add = Aufnehmen
club-add-list = { $count ->
    [0] Aufnehmen
    [one] 1 Mitglied aufnehmen
   *[other] { $count } Mitglieder aufnehmen
}
club-pasted = Aufgenommen: { $added }. Schon im Club: { $known }.
club-members-say = Diese Seite können alle lesen, die ihren Link haben. Sie nennt Mitglieder nur mit deren Einverständnis; die Verwaltung sieht alle Namen.
club-name-of = Name von Mitglied { $number }
club-link = Link
club-link-says = Mit diesem Link sieht das Mitglied auf dem eigenen Gerät, wo gespielt wird, und entscheidet selbst, ob es genannt wird. Er ist nur für diese eine Person.
club-copy-link = Link kopieren
club-qr = QR-Code des Links
club-part = Gerät trennen
club-leaves = Ist ausgetreten
club-returns = Ist wieder da
club-show-gone = { $members ->
    [one] 1 früheres Mitglied zeigen
   *[other] { $members } frühere Mitglieder zeigen
}

club-seasons = { $seasons ->
    [one] 1 Saison
   *[other] { $seasons } Saisons
}
club-new-season = Neue Saison
club-season-name = Name der Saison
club-first = Erster Tag
club-last = Letzter Tag
club-counting = Was zählt
club-counting-points = Punkte
club-counting-places = Plätze
club-counting-wins = Gewonnene Durchgänge
club-places = Punkte für den ersten Platz, den zweiten und so weiter
club-best = Abende, die für jedes Mitglied zählen
club-change = Ändern
club-delete = Löschen
club-save = Speichern

club-about = Name, Zeit und Ort
club-name-of-club = Name des Clubs
club-weekday = Wochentag
club-no-weekday = Kein fester Tag
club-time = Beginn
club-next-day = Nächster Abend, falls nicht am Wochentag
club-minutes = Dauer in Minuten
club-zone-of = Zeitzone
club-no-zone = Keine: die Zeit auf der eigenen Uhr
club-place = Ort
club-game-rules = Spielregeln
club-customs = Hausregeln, in euren eigenen Worten
club-customs-says = # macht eine Überschrift, - einen Listenpunkt, **Wörter** werden fett.
club-customs-long = Höchstens { $most } Zeichen: { $more } zu viel. Kürze den Text, oder verlinke den Rest.

club-admins = { $admins ->
    [one] 1 Person verwaltet den Club
   *[other] { $admins } Personen verwalten den Club
}
club-admins-say = Wer verwaltet, kann hier alles ändern. Der Link gibt dieses Recht allen, die ihn öffnen: Schick ihn nur Leuten, denen du vertraust.
club-admin-link = Link für die Verwaltung

club-luck = Karten sind vor allem Glück: Von { $people } Personen gewinnt über { $deals } Runden die beste etwa { $times } von 100 solchen Abenden.
club-evening-of = Ein Abend von <club>{ $name }</club>
club-back = Zum Club
club-enter-members = Mitglieder des Clubs
club-member = Mitglied des Clubs
club-no-member = Keines: ein Gast
club-member-called = { $name } (Mitglied { $number })
club-visits = Gast
club-a-visitor = Ein Gast
club-which-member = { $count ->
    [one] Ist Nummer { $number }, { $name }, dieses Mitglied des Clubs?
   *[other] Welches Mitglied des Clubs ist Nummer { $number }, { $name }?
}
club-enter-none = Alle Mitglieder sind angemeldet.

club-best-play = Heute am besten gespielt
club-best-play-says = Wie viel von der Chance, den Durchgang zu gewinnen, jemand in einer Runde verschenkt hat, nach den Rückblicken auf die Online-Tische. Weniger ist besser.
club-show-play = Zeigen, wie gut ich gespielt habe
club-show-play-says = Dann sehen es alle, die den Link zu diesem Abend haben. Du kannst es wieder ausschalten.
club-lost = { $loss } ± { $error }
club-hands = { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}
club-reviewed = { $done } von { $of } Tischen beurteilt
club-review = Tische beurteilen
club-reviewing = Wird beurteilt …

# Die Leitung eines Abends und die Verwaltung eines Clubs.

managers-number = { $role ->
    [director] Leitung { $number }
   *[admin] Verwaltung { $number }
}
managers-you = { $name } (du)
managers-founder = Gründung · { $when }
managers-since = Dabei · { $when }
managers-dismiss = Entlassen
managers-dismiss-sure = Endgültig entlassen
managers-says = Du kannst alle entlassen, die nach dir dazukamen; der Link ändert sich dann, damit niemand mit dem alten zurückkommt.
managers-renew = Link ungültig machen
managers-renew-sure = Ja, neuen Link machen
club-listed = Auf der Startseite dieses Servers
club-listed-says = Jeder liest dort, wann und wo ihr euch das nächste Mal trefft.
