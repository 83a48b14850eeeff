# Die Seite als Ganzes: ihr Menü, Dialoge, und was jeder Bildschirm hat.

app-what-happens = Was geschieht
app-not-fetched = Dieser Teil der Seite konnte nicht geladen werden.
app-page-not-fetched = Die Seite konnte nicht geladen werden.
app-no-scripts = Diese Seite braucht JavaScript. Erlaube es hier und lade sie neu.
app-no-files = Die Dateien dieser Seite konnten nicht geladen werden. Falls du diesen Server betreibst: Euchre braucht einen eigenen Namen und läuft unter keinem Pfad wie /euchre/.
app-menu = Hauptmenü
app-play = Spielen
app-learn = Lernen
app-analysis = Analysebrett
app-new = Neuer Tisch
app-rules = Regeln
app-games = Partien
app-statistics = Statistik
app-settings = Einstellungen
app-close = Schließen
app-try-again = Nochmal versuchen
app-copied = Kopiert
app-press-to-copy = Zum Kopieren { $keys } drücken
app-no-server = Der Server ist nicht zu erreichen. Läuft er noch?
app-server-error = Der Server hat mit Fehler { $status } geantwortet.
app-cookies-blocked = Dein Browser blockiert Cookies, und ohne ein Cookie erkennt Euchre dich an deinem Tisch nicht wieder. Erlaube in den Einstellungen des Browsers Cookies für { $site }, dann versuche es noch einmal.
app-less = { $label }: weniger
app-more = { $label }: mehr
app-in-seconds = { $label } in Sekunden
app-in-minutes = { $label } in Minuten
app-unit-seconds = s
app-unit-minutes = min
app-nowhere = Diese Karte ist nicht im Spiel
app-nowhere-says = Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.
app-home = Startseite

app-players-getting-ready = Die Bots machen sich bereit. So lange spielt Swift für sie.
app-players-unable = Die Bots können auf diesem Rechner nicht rechnen. Swift spielt für sie.
app-hint-coming = Dein Tipp kommt, sobald die Bots bereit sind.

app-install = Als App installieren
app-install-says = In einem eigenen Fenster, mit einem Tippen da.
app-new-version = Es gibt eine neue Version von Euchre.
app-reload = Neu laden
app-offline = Keine Verbindung
app-offline-says = Euchre erreicht seinen Server nicht. Deine Partien sind dort gespeichert. Diese Seite versucht es von selbst wieder.

app-notice = Vom Betreiber:
app-notice-away = OK
