# Am Tisch außer den Karten: Verbindung, Gehen, Aufgeben, und die Partien auf der Startseite.

together-title = { $table } · Euchre
together-title-turn = ● Du bist dran · { $table }
together-table = Tisch { $code }
together-your-turn = Du bist dran
together-no-table = Hier ist kein Tisch
together-one-moment = Einen Moment
together-home = Startseite
together-cookies = Cookies sind blockiert
together-watch-anyway = Nur zuschauen
together-looking = Der Tisch wird gesucht …
together-no-watching = An diesem Tisch darf niemand zuschauen.
together-evening-yours = Spielst du hier mit, dann wähle auf der Seite des Abends deinen Namen: Dann ist dieses Gerät deines.
together-removed-you = Der Gastgeber hat dich von diesem Tisch entfernt.
together-shuffling = Die Karten werden gemischt …
together-connecting = Verbindung wird aufgebaut …
together-connection-lost = Verbindung verloren. Neuer Versuch läuft; nichts geht verloren.
together-unsent = { $what } wird gesendet, sobald die Verbindung wieder steht.
together-unsent-act = „{ $label }“
together-unsent-other = Deine letzte Eingabe
together-take-back = Zurücknehmen
together-leave = Verlassen oder aufgeben …
together-leave-title = Den Tisch verlassen
together-leave-for-now = Vorerst gehen
together-for-now-alone = Das Spiel wartet auf dich. Du findest es auf der Startseite.
together-for-now-others = Der Platz bleibt deiner. Bist du dran und nicht da, spielt nach { $seconds } Sekunden ein Bot für dich, bis du wieder da bist.
together-for-good = Endgültig gehen
together-for-good-alone = Die Partie endet ohne Ergebnis und steht nicht mehr auf deiner Startseite.
together-for-good-others = Ein Bot übernimmt deinen Platz und spielt mit den anderen weiter. In dieser Partie bekommst du ihn nur zurück, wenn der Gastgeber ihn öffnet.
together-for-good-over = Dein Platz wird frei.
together-give-up = Partie aufgeben
together-give-up-asks = Eure Seite verliert die Partie. { $count ->
    [one] { $name } muss zustimmen.
   *[other] { $name } müssen zustimmen.
}
together-give-up-single = Du verlierst die Partie sofort.
together-give-up-alone = Eure Seite verliert die Partie sofort.
together-evening-place = { $evening } · Durchgang { $round }, Tisch { $table }
together-evening-back = Zurück zum Abend
together-evening-counts = Diese Partie zählt für den Abend. Darum gibt niemand auf oder geht ganz.
together-time-was-up = Die Zeit für den Durchgang war um.
together-cancel = Abbrechen
together-proposes = { $name } schlägt vor, die Partie aufzugeben.
together-partner-proposes = { $name } schlägt vor, die Partie aufzugeben. Stimmst du zu?
together-waits-for = Du schlägst vor aufzugeben. Warte auf { $name }.
together-agree = Aufgeben
together-play-on = Weiterspielen
together-let-bot-play = Bot für { $name } spielen lassen
together-bot-for-you = Ein Bot spielt für dich.
together-play-myself = Wieder selbst spielen
together-seat-opened = Dein Platz ist jetzt für andere offen.
together-next-deal = Du spielst ab der nächsten Runde.
together-play-this = Diese Hand spielen
together-am-here = Ich bin da
together-taken-over = { $name } hat deinen Platz übernommen. Willst du wieder mitspielen, dann sag es dem Gastgeber.
together-no-winner = Die Partie hatte { $deals } Runden, mehr spielt ein Tisch nicht. Niemand hat gewonnen.
together-gave-up = { $side } haben die Partie aufgegeben.
together-won = gewonnen
together-acquaintances = Kontakte hinzufügen
together-tally = Bisher gewonnene Partien: { $tally }
together-tally-of = { $name } { $won }
together-last-game = letztes Spiel { $points }
together-points-of-deal = { $title }: { $points }
together-you-won = { $score } gewonnen
together-you-lost = { $score } verloren
costs-find = Welche Wahl am meisten kostete
costs-found = { $word ->
    [calls] { $count ->
        [one] Eine Ansage kostete am meisten: ansehen
        [2] Zwei Ansagen kosteten am meisten: ansehen
       *[other] Drei Ansagen kosteten am meisten: ansehen
    }
    [cards] { $count ->
        [one] Eine Karte kostete am meisten: ansehen
        [2] Zwei Karten kosteten am meisten: ansehen
       *[other] Drei Karten kosteten am meisten: ansehen
    }
   *[both] { $count ->
        [2] Ansage und Karte kosteten am meisten: ansehen
       *[other] Drei Entscheidungen kosteten am meisten: ansehen
    }
}
costs-none = Kein klarer Fehler: ansehen
costs-lesson = Davon handelt Lektion { $number }
together-again = Noch eine Partie
together-waiting-others = Warte auf die anderen
together-waiting-for = Warte auf { $names }
speed-offer = Möchtest du schneller spielen? Die Karten bewegen sich dann schneller, und nach jeder Runde geht es ohne Klick weiter.
speed-offer-yes = Ja, schneller
speed-offer-no = Nein, so lassen
speed-offer-done = Erledigt. „{ setting-animation }“ steht in den Einstellungen. Hast du nichts mehr zu entscheiden, führt „{ skip }“ ans Ende der Runde.
together-gather = Plätze oder Regeln ändern
together-replay = Nachspielen
together-verify = Mischen prüfen
together-at-the-table = Am Tisch
together-hint = Tipp
together-undo = Zurücknehmen
together-help-ends = Tipps und Zurücknehmen gibt es nicht mehr.
together-last-trick = Letzter Stich
together-watching = Du schaust an diesem Tisch zu.
together-may-join = Der Gastgeber kann dir einen Platz öffnen.
together-lost-seat = Platz verloren? Spielerkarte benutzen
together-spectators-says = Wer den Link hat, darf zusehen. Schaltest du das aus, müssen alle Zuschauer gehen.
together-rules = Regeln
together-settings = Einstellungen
together-fair = Faires Geben
together-keys = Tasten
together-continue = Weiterspielen
together-continue-with = { $score } mit { $partner }, gegen { $opponents }
together-continue-against = { $score } gegen { $opponents }
together-continue-waiting = Dein Tisch { $table } hat noch nicht begonnen.
together-unfinished = Weitere offene Partien
together-waiting-to-begin = Noch nicht begonnen
together-score-with = { $score } mit { $partner }
together-score-against = { $score } gegen { $opponents }
together-details = gegen { $opponents } · { $rules } · { $when }
together-show-all = Alle { $count } zeigen
together-clear = Wegräumen
together-clear-of = Wegräumen: { $what }
together-clear-title = Diese Partie wegräumen?
together-clear-says = Du verlässt den Tisch endgültig. Spielen dort andere, übernimmt ein Bot deinen Platz; sonst endet die Partie ohne Ergebnis.
together-keep = Behalten
together-join = An einen Tisch setzen
together-join-says = Gib den Code ein oder füge den Link ein, den du bekommen hast. Ist der Tisch voll, kannst du zuschauen.
together-join-no-code = Ein Code hat acht Buchstaben und Ziffern, zum Beispiel K7QM-2XDP.
together-join-field = Code oder Link des Tischs
together-join-go = Beitreten oder zuschauen
together-turn-alerts = Wenn du dran bist
together-turn-sound = Ton
together-turn-vibration = Vibration
together-turn-notification = Benachrichtigung
together-turn-notification-says = Während du eine andere Seite oder ein anderes Fenster ansiehst.
together-turn-notification-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
