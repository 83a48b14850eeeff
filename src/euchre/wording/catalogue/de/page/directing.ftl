# Clubabende: einen beginnen und ihn leiten.

home-evening = Clubabende
home-evening-says = Beliebig viele Leute, mit echten Karten im Saal oder online: Plätze, Ergebnisse und Rangliste.
directing-evening = Clubabend
directing-evenings = Clubabende
directing-evenings-says = Für einen Club oder ein Fest. An den Tischen braucht niemand ein Telefon, du nur eines für die Ergebnisse.
directing-new = Einen Abend beginnen
directing-start-evening = Beginnen
directing-change = Einstellungen ändern
directing-mine = Deine Abende
directing-mine-none = Noch keine.
directing-charts = Spielpläne und Punktekarten drucken, ohne Abend
directing-stage-entries = Anmeldung
directing-stage-seated = ein Durchgang läuft
directing-stage-between = zwischen zwei Durchgängen
directing-stage-over = beendet
directing-you-direct = du leitest ihn
directing-you-play = du spielst mit

directing-says-deals = { $rounds ->
    [one] Ein Durchgang
   *[other] { $rounds } Durchgänge
} mit { $number ->
    [one] einer Runde.
   *[other] { $number } Runden.
}
directing-says-points = { $rounds ->
    [one] Ein Durchgang
   *[other] { $rounds } Durchgänge
} bis { $number } Punkte.
directing-says-minutes = { $rounds ->
    [one] Ein Durchgang
   *[other] { $rounds } Durchgänge
} zu { $number ->
    [one] einer Minute.
   *[other] { $number } Minuten.
}
directing-says-individual = Alle zählen einzeln.
directing-says-pairs = Feste Paare.
directing-says-league = Ligaspiel: { $home } zu Hause, { $visitors } zu Gast.
directing-says-rules = Regeln: { $rules }.

directing-movement-chart = Jeder spielt mit jedem
directing-movement-chart-says = Ein Spielplan verteilt die Plätze: Niemand bekommt denselben Partner zweimal, solange es sich vermeiden lässt.
directing-movement-pairs = Jedes Paar trifft jedes
directing-movement-pairs-says = Ein Spielplan verteilt die Plätze: Keine zwei Paare treffen sich zweimal, solange es sich vermeiden lässt.
directing-movement-progressive = Gewinner rücken auf
directing-movement-progressive-says = Die Gewinner gehen einen Tisch weiter, die Verlierer bleiben.
directing-movement-seats = Nach Plätzen
directing-movement-seats-says = Nord bleibt, Süd geht einen Tisch zurück, Ost einen vor, West zwei vor. Leicht anzusagen.
directing-movement-draw = Nach Los
directing-movement-draw-says = Die Plätze werden für jeden Durchgang ausgelost.
directing-movement-standing = Nach der Rangliste
directing-movement-standing-says = Wer ähnlich viele Punkte hat, spielt gegeneinander.
directing-movement-league = Ligaspiel
directing-movement-league-says = Zwei Mannschaften aus festen Paaren: Die Paare des Gastgebers bleiben, die Gäste rücken weiter.
directing-form-home = Heimmannschaft
directing-form-visitors = Gäste
directing-team-home = Heim
directing-team-visitors = Gäste
directing-progressive-movers = Wer weitergeht
directing-progressive-movers-winners = Gewinner gehen vor
directing-progressive-movers-losers = Verlierer gehen zurück
directing-progressive-partners = Partner
directing-progressive-partners-change = Partner wechseln
directing-progressive-partners-stay = Partner bleiben
directing-progressive-head = Der erste Tisch
directing-progressive-head-stay = Gewinner bleiben an Tisch 1
directing-progressive-head-rotate = Sie gehen an den letzten Tisch

directing-form-day = Titel und Tag
directing-form-title = Titel
directing-form-title-example = Euchre am Donnerstag
directing-form-date = Tag
directing-form-rounds = Durchgänge
directing-form-how-many = Zahl der Durchgänge
directing-form-length = Länge eines Durchgangs
directing-form-deals = Runden
directing-form-points = Punkte
directing-form-minutes = Minuten
directing-form-number-deals = Runden je Durchgang
directing-form-number-points = Punkte zum Sieg
directing-form-number-minutes = Minuten je Durchgang
directing-form-partners = Partner
directing-form-individual = Partner wechseln
directing-form-pairs = Feste Paare
directing-form-movement = Wer wo spielt
directing-form-extra = Wenn die Zahl nicht durch vier geht
directing-form-sit-out = Reihum setzt jemand aus
directing-form-threes = Tische zu dritt
directing-form-rules = Hausregeln
directing-form-results = Ergebnisse
directing-form-by = Die Rangliste zählt
directing-form-by-points = Punkte
directing-form-by-wins = Siege
directing-form-loners = Alleinspiele notieren
directing-form-euchres = Euchres notieren
directing-form-report = Spieler dürfen Ergebnisse eingeben
directing-form-report-says = Auf ihrem Telefon; die andere Seite bestätigt.
directing-form-enter = Alle dürfen sich selbst anmelden
directing-form-enter-says = Mit dem Code oder QR-Code des Abends.
directing-form-more = Zuschläge, Mannschaften und mehr
directing-form-loner = Zusatzpunkte für ein Alleinspiel
directing-form-loner-partner = Zusatzpunkte für den Partner
directing-form-euchre = Abzug für ein Euchre
directing-form-best = Nur die besten Durchgänge zählen (0: alle)
directing-form-credit = Für einen Durchgang ohne Tisch
directing-form-credit-average = Eigener Schnitt
directing-form-credit-fixed = Feste Punkte
directing-form-credit-nothing = Nichts
directing-form-credit-points = Punkte fürs Aussetzen
directing-form-team = Wie viele in einer Mannschaft zählen (0: keine Mannschaften)
directing-form-same-cards = Dieselben Karten an allen Online-Tischen
directing-form-same-cards-says = Ergebnisse bleiben verdeckt, bis der Durchgang zu Ende ist.
directing-today = Heute
directing-rules-now = Regeln: { $rules }
directing-rules-change = Regeln wählen

directing-loading = Einen Moment …
directing-lost = Kein Netz
directing-waiting = { $count ->
    [one] { $things } wartet aufs Netz
   *[other] { $things } warten aufs Netz
}
directing-waiting-results = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
directing-waiting-rounds = { $count ->
    [one] 1 Durchgang
   *[other] { $count } Durchgänge
}
directing-waiting-changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
directing-nothing = Nichts zurückzunehmen
directing-take-back = Zurücknehmen: { $step }
directing-dismiss = OK
directing-not-yours = Du leitest diesen Abend nicht
directing-not-yours-says = Bitte die Leitung um ihren Link oder QR-Code.
directing-my-page = Seite für Spieler
directing-parts = Teile des Abends
directing-tab-people = Leute
directing-tab-round = Durchgang
directing-tab-standings = Rangliste
directing-tab-more = Mehr
directing-seated = Durchgang { $round } ist gesetzt.
directing-all-in = Alle Ergebnisse von Durchgang { $round } sind da.

directing-step-result = Tisch { $table }, { $score }
directing-step-enter = { $name } angemeldet
directing-step-change = Änderung bei { $name }
directing-step-remove = { $name } entfernt
directing-step-withdraw = { $name } nicht da
directing-step-comeback = { $name } zurück
directing-step-dropcards = gedruckte Karten verworfen
directing-step-seatround = Plätze für Durchgang { $round }
directing-step-startclock = Uhr gestartet
directing-step-stopclock = Uhr angehalten
directing-step-finish = Ende des Abends
directing-step-reopen = Abend wieder geöffnet
directing-step-settings = Einstellungen
directing-score = { $first } zu { $second }
directing-not-played = nicht gespielt

directing-who-plays = Wer spielt mit?
directing-late = Kommt jemand später?
directing-name = Name von Nummer { $number }
directing-name-partner = Name von Nummer { $number }, Partner von { $name }
directing-enter = Anmelden
directing-enter-says = Namen tippen, Eingabetaste, und so weiter.
directing-entered = { $name } ist angemeldet.
directing-entered-as = { $name } hat Nummer { $number }: Schreib sie auf die Punktekarte.
directing-paste = Liste einfügen
paste-says = Ein Name pro Zeile
paste-cut = Namen haben höchstens { $most } Zeichen. Eingetragen wird: { $names }.
directing-paste-enter = { $count ->
    [0] Anmelden
    [one] 1 Namen anmelden
   *[other] { $count } Namen anmelden
}
directing-here = { $count ->
    [0] Noch ist niemand da
    [one] 1 Person ist da
   *[other] { $count } Leute sind da
}
directing-nobody = Der erste Name bekommt Nummer 1.
directing-halves = Die erste Hälfte der Liste ist die Heimmannschaft, die zweite sind die Gäste. Tipp auf einen Namen, um das zu ändern.
directing-without-partner = { $count ->
    [one] 1 Person hat noch keinen Partner. Tipp auf den Namen.
   *[other] { $count } Leute haben noch keinen Partner. Tipp auf einen Namen.
}
directing-gone = nach Hause gegangen
directing-absent = noch nicht da
directing-with = mit { $name }
directing-online = online
directing-linked = hat ein Gerät verbunden
directing-remove = Entfernen
directing-home = Geht heim
directing-goes-home = Jemand geht nach Hause? Tipp auf den Namen.
directing-not-yet = Noch nicht da
directing-not-yet-of = { $name } ist noch nicht da
directing-arrived = Ist da
directing-arrived-of = { $name } ist da
directing-back = Ist zurück
directing-back-of = { $name } ist zurück
directing-coming = Durchgang { $round } mit { $people ->
    [one] 1 Person
   *[other] { $people } Leuten
}:
directing-coming-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
directing-coming-threes = { $threes ->
    [one] 1 davon zu dritt
   *[other] { $threes } davon zu dritt
}
directing-coming-sit-outs = { $count ->
    [one] 1 Person setzt aus
   *[other] { $count } Leute setzen aus
}
directing-coming-bots = { $count ->
    [one] 1 Bot springt online ein
   *[other] { $count } Bots springen online ein
}
directing-coming-team = { $name }: { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}
directing-coming-few = Ein Tisch braucht vier Leute.
directing-to-round = Weiter zu Durchgang { $round }
directing-person = Nummer { $number }
directing-rename = Name
directing-partner = Partner
directing-no-partner = Noch keiner
directing-team = Mannschaft
directing-section = Spielt
directing-section-hall = Im Saal
directing-section-online = Online
directing-has-device = Ein Gerät ist verbunden.
directing-unlink = Trennen
directing-done = Fertig

directing-begin = Vor dem ersten Durchgang
directing-begin-people = Melde alle an, die mitspielen.
directing-begin-print = Druck Punktekarten und Tischkarten, wenn du magst.
directing-begin-seat = Verteil die Plätze für den ersten Durchgang.
directing-to-people = Leute
directing-seat = Plätze für Durchgang { $round } verteilen
directing-seating = Plätze für Durchgang { $round } werden verteilt …
directing-seat-lost = Kein Plan sagt, wer in Durchgang { $round } wo sitzt: Er wird gesetzt, sobald das Netz wieder da ist. Ist gerade jemand gekommen oder gegangen, nimm das zurück, um nach Plan weiterzumachen.
directing-to-standings = Zur Rangliste
directing-to-end = Alle Durchgänge sind gespielt: zur Rangliste
directing-round = Durchgang { $round } von { $rounds }
directing-round-short = Durchgang { $round }
directing-look-at = Durchgang zeigen
directing-progress = { $done } von { $tables } Tischen
directing-missing = { $count ->
    [one] Es fehlt: Tisch { $tables }
   *[other] Es fehlen: Tische { $tables }
}
directing-sit-out = Setzen aus: { $names }
directing-table-open = Tisch { $table }
directing-no-result = Noch kein Ergebnis
directing-playing = Spielt online
directing-watch = Zuschauen
directing-reported = { $name } meldet { $score }.
directing-denied = { $name } widerspricht.
directing-corrected = Geändert: { $reason }
directing-loners-of = Alleinspiele: { $names }
directing-source-director = Von der Leitung eingetragen
directing-source-players = Von den Spielern bestätigt
directing-source-table = Vom Online-Tisch
directing-accept = Übernehmen
directing-accept-of = Ergebnis von Tisch { $table } übernehmen

directing-result = Tisch { $table }, Durchgang { $round }
directing-points = Punkte
directing-points-of = Punkte von { $names }
directing-pad-more = { $from } bis { $to }
directing-pad-less = 0 bis { $to }
directing-loners = Alleinspiele
directing-euchres = Euchre kassiert
directing-has-result = Eingetragen: { $score }.
directing-reason-was = Grund der Änderung: { $reason }
directing-reason = Warum ändert es sich?
directing-reason-slip = Vertippt
directing-reason-recount = Neu gezählt
directing-reason-side = Seiten verwechselt
directing-doubt-few = { $number } Runden ergeben sonst mindestens { $number } Punkte. Wurde neu gegeben?
directing-doubt-many = Das ist mehr, als { $number } Runden ergeben können.
directing-doubt-short = Niemand hat { $number } Punkte.
directing-doubt-both = Nur eine Seite kann { $number } Punkte erreichen.
directing-doubt-loners = { $number ->
    [one] Ein Alleinspiel gibt { $points } Punkte, und diese Seite hat weniger.
   *[other] { $number } Alleinspiele geben je { $points } Punkte, und diese Seite hat weniger.
}
directing-doubt-loners-many = Das sind mehr Alleinspiele als die { $number } Blätter.
directing-sits-by = Durchgang { $next } ist nach dem alten Ergebnis gesetzt. Alle bleiben sitzen, solange du das nicht zurücknimmst.
directing-anyway = Trotzdem eintragen
directing-no-play = Nicht gespielt

directing-clock = Uhr
directing-minutes = Minuten
directing-start = Uhr starten
directing-stop = Anhalten
directing-left = Restzeit
directing-time-up = Die Zeit ist um

directing-standings = Rangliste nach Durchgang { $round }
directing-final = Endstand
directing-standings-wait = Ohne die Ergebnisse, die aufs Netz warten.
directing-standings-so-far = Der Durchgang läuft noch.
directing-standings-none = Vor dem ersten Ergebnis gibt es keine.
directing-rank = #
directing-who = Name
directing-sum = Punkte
directing-wins = Siege
directing-loners-made = Allein
evening-games-won = Gewonnene Spiele
directing-finish = Abend beenden
directing-finish-says = Der Stand gilt dann. Du kannst den Abend wieder öffnen.
directing-reopen = Abend wieder öffnen

cards-title = Gedruckte Karten
cards-without = { $count ->
    [one] { $names } hat keine Karte.
   *[other] { $names } haben keine Karte.
}
cards-gone = { $count ->
    [one] { $names } steht auf den Karten, ist aber nicht mehr im Saal.
   *[other] { $names } stehen auf den Karten, sind aber nicht mehr im Saal.
}
cards-hold = Von { $places } Plätzen auf den gedruckten Karten stimmen { $right }.
cards-dead = Die gedruckten Karten stimmen nicht mehr: Gespielt wird nicht mehr nach dem Spielplan.
cards-keep = Karten behalten
cards-again = Neu drucken
cards-changes = Wer woanders spielt
cards-out = { $name } setzt aus
cards-place = { $name }: Tisch { $table }, { $seat }
cards-elsewhere = Anders als auf den Karten: { $changes }

directing-for-players = Für Spieler mit Telefon
directing-for-players-says = Sie sehen ihren Tisch, ihren Partner und die Rangliste. Niemand muss das.
directing-qr-players = QR-Code der Seite für Spieler
directing-link = Link
evening-only-here = QR-Codes führen hier zu { $host }, das Telefone nicht erreichen. Öffne diese Seite zuerst unter der Adresse, die dieser Computer in eurem Netz hat.
directing-copy = Link kopieren
directing-paper = Papier, Beamer, Daten
directing-paper-says = Punktekarten, Tischkarten und Listen zum Drucken; ein Bild für die Wand.
directing-print = Drucken
directing-wall = Aushang
evening-results-csv = Ergebnisse (CSV)
evening-standings-csv = Rangliste (CSV)
directing-again = Plätze für Durchgang { $round } neu vergeben
directing-again-says = Es können schon Karten auf den Tischen liegen. Sie werden neu gegeben, deshalb lesen alle deinen Grund.
directing-again-why = Warum werden die Plätze neu vergeben?
directing-again-late = Jemand kam zu spät
directing-again-gone = Jemand ist gegangen
directing-again-wrong = Falsche Plätze
directing-again-do = Plätze zurücknehmen
directing-second = Leitung
directing-second-says = Zusammen leitet ihr den Abend, alle auf dem eigenen Gerät. Der Link holt in die Leitung, wer ihn öffnet. Heb ihn auf: Mit ihm kommst du zurück, wenn dieser Browser dich vergisst. Auf dem Computer, auf dem der Abend läuft, zeigt ihn euchre evening link.
directing-second-show = Jemanden in die Leitung holen
directing-qr-directors = QR-Code, der jemanden in die Leitung holt
directing-second-link = Link für die Leitung
directing-settings = Einstellungen
directing-settings-says = Bis zum ersten Durchgang lässt sich alles ändern.
directing-settings-later = Titel, Tag, Zahl der Durchgänge und Wertung lassen sich noch ändern.
directing-settings-change = Ändern
directing-settings-save = Speichern
directing-cancel = Abbrechen
