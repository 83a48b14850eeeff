# Ein neuer Tisch: wer spielt, die Regeln, die Einstellungen des Tisches.

new-loading = Die Regeln werden geladen …
new-who = Spieler
new-number = Anzahl der Spieler
new-players = { $players ->
    [2] Zwei
    [3] Drei
    [4] Vier
   *[6] Sechs
}
new-players-says = { $players ->
    [2] Jeder für sich.
    [3] Jeder für sich: Wer Trumpf ansagt, spielt gegen die beiden anderen.
    [4] Zwei gegen zwei.
   *[6] Drei gegen drei: Jeder zweite spielt mit dir.
}
new-rules = Regeln
new-house-rules = Hausregeln
new-terms = Tischeinstellungen
new-conflict = Diese Regeln passen nicht zusammen
new-opening = Wird eröffnet …
new-open = Tisch eröffnen
new-deal = Karten geben
new-preset = Vorlage

new-with = Mit wem du spielst
new-with-bots = { $count ->
    [1] Ein Bot
    [2] Zwei Bots
    [3] Drei Bots
   *[5] Fünf Bots
}
new-with-partner = Ein Freund
new-with-friends = { $count ->
    [1] Ein Freund
    [2] Zwei Freunde
    [3] Drei Freunde
   *[5] Fünf Freunde
}
new-seat-you = Du
new-seat-opponent = Dein Gegner
new-seat-left = Links von dir
new-seat-partner = Dein Partner
new-seat-near-partner = Partner, links
new-seat-opposite = Dir gegenüber
new-seat-far-partner = Partner, rechts
new-seat-right = Rechts von dir
new-name = Dein Name
new-friend = Freund, per Link
new-bot = Bot: { $level }
new-levels = Ein Bot mit einem Menschen als Partner spielt immer so gut er kann; die Stufen gelten für Gegner. Offene Plätze nehmen Bots ein, wenn du beginnst.
new-levels-single = Offene Plätze nehmen Bots ein, wenn du beginnst.

new-rule-changed = <b>Geändert.</b> Bei { $preset }: „{ $value }“.
new-rule-reset = Zurücksetzen
new-rule-reset-to = { $rule }: zurück zu { $value }
new-rule-value = { $rule }: { $value }
new-rule-count = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
}
new-way = „{ $rule }“ auf „{ $value }“ setzen

new-quick = Die üblichen Hausregeln
new-quick-all-pass = Geber muss ansagen
new-quick-weak-hand = Schwaches Blatt neu
new-quick-partner = Partner nur allein
new-quick-no-trump = Ohne Trumpf
new-quick-partners-best = Beste vom Partner
new-quick-defend-alone = Allein verteidigen
new-quick-benny = Benny (Joker)
new-quick-lowest = 32 Karten
new-set-along = Dazu gesetzt: { $rule }: { $value }

new-save-name = Diese Regeln für spätere Tische speichern
new-save-example = Donnerstagsrunde
new-save = Speichern
new-saved = In diesem Browser gespeichert als „{ $name }“.
new-reset-all = Zurück zu { $preset }
new-delete = Löschen
new-delete-ours = { $name } löschen

# Mit welchen Wörtern man eine Hausregel findet: wie sie anderswo heißt (new-search-<Regel>), klein geschrieben.
new-all-rules = Alle { $count } Hausregeln
new-search = Hausregeln durchsuchen
new-search-example = schwaches Blatt, alle passen, Joker
new-search-found = { $count ->
    [0] Keine Regel gefunden. Versuch ein anderes Wort.
    [one] 1 Regel
   *[other] { $count } Regeln
}
new-search-players = zu zweit, zu dritt, zu sechst, 2 3 6 spieler, jeder für sich
new-search-lowest = 24 28 32 blatt, pack, sieben, acht, niedrigste karte
new-search-benny = best bower, höchster trumpf, 25 karten, pik zwei
new-search-cut = klopfen, bump
new-search-cut-minimum = abheben
new-search-packets = geben, päckchen, 3-2, 2-3
new-search-first-card = geben
new-search-weak-hand = farmer’s hand, farmers, kein ass kein bild, neun und zehn, tauschen, going under, armes blatt
new-search-partner = kanadisch, canadian loner, partner nur allein
new-search-bury-up-card = drücken
new-search-widow = beiseite, talon, blinde
new-search-turned-down = offene karte, umdrehen
new-search-holding = farbe halten, blank
new-search-holding-up-card = farbe halten, geber
new-search-no-trump = sans atout, no trump
new-search-all-pass = stick the dealer, screw the dealer, geber zwingen, zweimal passen
new-search-stuck-names = stick the dealer, abgelehnte farbe
new-search-benny-turned = joker aufgedeckt, blind
new-search-alone-when = alleine spielen, solo
new-search-alone-who = alleine spielen, solo
new-search-alone-allowed = alleine spielen, solo, verboten, kein solo
new-search-defend-alone = alleine spielen, solo, gegen alleinspieler
new-search-alone-lead = wer ausspielt, anspiel, alleine
new-search-partners-best = partner’s best, karte vom partner, alleine, solo
new-search-best-when = karte vom partner, bitten, drücken, railroad
new-search-best-for = karte vom partner, railroad
new-search-points-made = punkte
new-search-points-march = punkte, marsch, durchmarsch
new-search-points-lone-made = punkte, solo
new-search-points-lone-march = punkte, solo, marsch allein
new-search-points-euchre = punkte, verloren
new-search-points-loner-euchred = punkte, solo
new-search-points-sweep = punkte, jeder stich den gegnern
new-search-points-lone-defence = punkte
new-search-points-lone-sweep = punkte
new-search-fast-break = erste zwei stiche
new-search-four-trick-tokens = vier stiche
new-search-target = spiel bis 5 7 10 11 15 21, ziel
new-search-deals = runden, anzahl
new-search-tie-break = unentschieden, gleichstand
new-search-games = rubber, zwei gewonnene
new-search-slam = slam, railroad, zu null, doppelt
new-search-laps = laps, railroad, übertrag
new-search-tram = tram, rest
new-search-euchre-autoplay = automatisch
new-search-score-cards = fünf und sechs, zählen
new-search-words = sprache, ansagen
new-search-renege = bedienen vergessen renege
new-search-renege-says = Falsch bedienen geht hier nicht: Du kannst nur Karten spielen, die erlaubt sind.

new-table = Dein Tisch
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
new-more = Mehr
new-grace = Zeit zum Wiederverbinden
new-grace-says = Verliert jemand die Verbindung, übernimmt nach dieser Zeit ein Bot. Wer zurückkommt, bekommt den Platz wieder.
new-listed = In der Liste der Tische
new-listed-says = Jeder auf diesem Server kann zwischen zwei Runden den Platz eines Bots nehmen. Sonst braucht man deinen Link.
new-spectators = Zuschauer
new-spectators-says = Wer den Link hat, darf zusehen, sieht aber nur, was alle sehen.
