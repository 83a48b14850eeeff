# Vor einer Partie, und was während einer dasselbe ist.

lobby-say = Sagen …
face-smile = Lächeln
face-laugh = Lachen
face-surprise = Staunen
face-sigh = Seufzen
lobby-shuffling = Mischen
lobby-your-table = Dein Tisch
lobby-table-of = Tisch von { $name }
lobby-euchre = Euchre
lobby-says-shuffling = Alle geben Zufallszahlen dazu. So kann sich niemand die Karten aussuchen.
lobby-says-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Bitte darum, wieder eingeladen zu werden.
lobby-says-host = Schick den Link an deine Freunde. Wer ihn öffnet, kann sich auf einen freien Platz setzen.
lobby-says-evening = Die Partie beginnt, sobald alle da sind. Wer zu spät kommt, für den spielt solange ein Bot.
lobby-says-seated = Der Gastgeber beginnt, sobald alle da sind.
lobby-says-full-watch = Alle Plätze sind besetzt. Schau zu, oder warte auf einen Platz.
lobby-says-full = Alle Plätze sind besetzt. Du kannst auf einen Platz warten.
lobby-says-open-watch = Setz dich auf einen freien Platz, oder schau zu.
lobby-says-open = Setz dich auf einen freien Platz. An diesem Tisch darf niemand zuschauen.
lobby-invitation = Einladung
lobby-link = Link zu diesem Tisch
lobby-copy-link = Link kopieren
lobby-share = Teilen …
lobby-share-title = Euchre: { $title }
lobby-qr = QR-Code
lobby-qr-says = QR-Code mit dem Link zu diesem Tisch
lobby-or-code = oder der Code
lobby-your-name = Dein Name
lobby-your-name-hint = So sehen dich die anderen
lobby-save = Speichern
lobby-pair = { $number ->
    [1] Erstes Paar
   *[other] Zweites Paar
}
lobby-side = { $number ->
    [1] Erste Seite
   *[other] Zweite Seite
}
lobby-you = du
lobby-host = Gastgeber
lobby-left-out = nicht beim Mischen dabei
lobby-ready = bereit
lobby-shuffles = mischt …
lobby-promised = zugesagt
lobby-open-seat = Freier Platz
lobby-move-here = Hierher wechseln
lobby-sit-here = Hier sitzen
lobby-who-plays = Wer auf Platz { $number } spielt
lobby-open-for-somebody = Frei
lobby-get-up = Aufstehen
lobby-ask = Um diesen Platz bitten
lobby-ask-back = Nicht mehr darum bitten
lobby-asks = { $name } hätte gern diesen Platz.
lobby-swap = Tauschen
lobby-more = Mehr
lobby-seat-more = Mehr …
lobby-seat-more-of = Mehr zu diesem Platz: { $name }
lobby-seat-title = Platz: { $name }
lobby-swap-with = Platz tauschen mit
lobby-hand-over = Tisch übergeben
lobby-hand-over-says = { $name } bestimmt dann über Plätze und Regeln und beginnt die Partie.
lobby-make-host = { $name } zum Gastgeber machen
lobby-remove = Vom Tisch entfernen
lobby-remove-says = { $name } erfährt davon und kann sich erst wieder setzen, wenn du es erlaubst. Während einer Partie spielt ein Bot weiter.
lobby-remove-name = { $name } entfernen
lobby-players = Mitspieler
lobby-players-says = Öffne einen Platz: Wer den Link hat, kann sich dort hinsetzen und mit den Karten weiterspielen. Bis dahin spielt, wer dort sitzt, oder ein Bot.
lobby-open-though-here = { $name } ist noch verbunden. Antwortet das Gerät nicht, dann öffne den Platz: Wer den Link hat, kann sich dort hinsetzen und mit den Karten weiterspielen. { $name } behält den Platz, wenn von dort gespielt oder „Ich bin da“ gesagt wird.
lobby-offered = frei
lobby-open-the-seat = Platz öffnen
lobby-open-seat-of = Platz öffnen: { $name }
lobby-close-seat = Platz schließen
lobby-close-seat-of = Platz schließen: { $name }
lobby-bot-gives-way = Ein Bot kann dir seinen Platz geben.
lobby-full = Alle Plätze sind besetzt.
lobby-request = Mitspielen wollen
lobby-requested = Der Gastgeber liest, dass du mitspielen möchtest.
lobby-requests = { $count ->
    [one] { $names } möchte mitspielen.
   *[other] { $names } möchten mitspielen.
}
lobby-admit = { $players ->
    [3] Zu dritt weiter
    [4] Zu viert weiter
   *[6] Zu sechst weiter
}
lobby-admit-says = Diese Partie endet dann ohne Gewinner.
lobby-seat-is-open = Der Platz von { $name } ist frei.
lobby-table = Dieser Tisch
lobby-rules = Regeln: { $rules }
lobby-read-rules = Regeln lesen
lobby-change-rules = Regeln und Einstellungen ändern
lobby-table-settings = Einstellungen des Tischs
lobby-cancel = Abbrechen
lobby-use-rules = Übernehmen
lobby-name-of-table = Name des Tischs
lobby-name-of-table-hint = Zum Beispiel Dienstagsrunde
lobby-draw-partners = Partner auslosen
lobby-by-chance = Zufällig
lobby-by-high-card = Höchste Karte
lobby-was-removed = { $name } wurde entfernt.
lobby-invite-again = Wieder einladen
lobby-begin = Beginnen
lobby-begin-says = Bots besetzen die freien Plätze.
lobby-sit-down = Hinsetzen
lobby-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-rules-title = Regeln: { $rules }
lobby-rules-loading = Die Regeln werden geladen …

lobby-mute = Stummschalten
lobby-unmute = Stummschaltung aufheben
lobby-muted = stumm
lobby-mute-says = Sprüche und Gesichter von jemandem, den du hier stummschaltest, siehst du nicht mehr. Sonst erfährt das niemand.
lobby-has-left = ist gegangen
lobby-report = Melden
lobby-report-name = { $name } melden
lobby-report-says = Der Betreiber dieses Servers liest die Meldung und kann die Partie ansehen, sobald sie zu Ende ist. { $name } erfährt nichts davon.
lobby-report-reason = Grund
lobby-report-send = Meldung abschicken
lobby-reported = Danke. Der Betreiber dieses Servers sieht deine Meldung.
report-name = Anstößiger Name
report-title = Anstößiger Name des Tisches
report-reactions = Unfreundliche Reaktionen
report-leaves = Verlässt Spiele
report-two-seats = Spielt auf zwei Plätzen
report-other = Etwas anderes
