# Ein neuer Tisch: wer spielt, die Regeln, die Einstellungen des Tisches.

new-loading = Die Regeln werden geladen …
new-who = Spieler
new-rules = Regeln
new-house-rules = Hausregeln
new-terms = Tischeinstellungen
new-conflict = Diese Regeln passen nicht zusammen
new-opening = Wird eröffnet …
new-open = Tisch eröffnen
new-deal = Karten geben
new-preset = Vorlage

new-with = Mit wem du spielst
new-with-bots = Drei Bots
new-with-partner = Ein Freund
new-with-four = Drei Freunde
new-seat-0 = Du
new-seat-1 = Links von dir
new-seat-2 = Dein Partner
new-seat-3 = Rechts von dir
new-name = Dein Name
new-friend = Freund, per Link
new-bot = Bot: { $level }
new-levels = Ein Bot mit einem Menschen als Partner spielt immer so gut er kann; die Stufen gelten für Gegner. Offene Plätze nehmen Bots ein, wenn du beginnst.

new-rule-changed = <b>Geändert.</b> Bei { $preset }: „{ $value }“.
new-rule-reset = Zurücksetzen
new-rule-reset-to = { $rule }: zurück zu { $value }
new-rule-value = { $rule }: { $value }
new-rule-count = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
}
new-way = „{ $rule }“ auf „{ $value }“ setzen

new-table = Dein Tisch
new-as-text = Die Regeln als Text
new-copy = Regeln kopieren
new-book = Regelbuch
new-link-next = Als Nächstes bekommst du den Link für { $friends ->
    [one] deinen Freund
   *[other] deine { $friends } Freunde
}.

new-clock = Uhr
new-clock-none = Keine Zeitbegrenzung.
new-clock-says = Wenn deine Zeit abläuft, spielt ein Bot für dich.
new-clock-off = Keine
new-clock-move = Je Zug
new-clock-game = Je Partie
new-time-move = Zeit für einen Zug
new-time-game = Zeit für eine Partie
new-pace = Tempo der Bots
new-pace-says = Wie lange jede Ansage und Karte eines Bots zu sehen ist.
new-pace-instant = Sofort
new-pace-fast = Schnell
new-pace-normal = Normal
new-pace-slow = Langsam
new-grace = Zeit zum Wiederverbinden
new-grace-says = Verliert jemand die Verbindung, übernimmt nach dieser Zeit ein Bot. Wer zurückkommt, bekommt den Platz wieder.
new-spectators = Zuschauer
new-spectators-says = Wer den Link hat, darf zusehen, sieht aber nur, was alle sehen.
