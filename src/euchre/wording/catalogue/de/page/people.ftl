# Mit Menschen spielen: die Tische der Liste, und wer mit einem gespielt hat.

people-title = Mit Menschen spielen
people-says = Sag, welche Regeln du magst. Du spielst sofort; zwischen zwei Runden nehmen Menschen die Plätze von Bots ein.
people-go = Mit Menschen spielen
people-all = Weitere Tische
people-loading = Ich sehe nach, wer da ist …
people-rules = Regeln
people-rules-says = Je mehr dir recht ist, desto eher triffst du jemanden.
people-no-rules = Wähle mindestens einmal Regeln.
people-stuck-says = Haben alle zweimal gepasst, muss der Geber eine Farbe ansagen.
people-yes = Ja
people-no = Nein
people-either = Egal
people-any = Egal
people-play = Spielen
people-play-says = Du bekommst einen Platz neben Menschen. Wartet niemand, fängst du mit Bots an, und andere können dazukommen.
people-waiting = Tische zum Mitspielen
people-none-waiting = Gerade wartet niemand. Fang an, dann bist du der Erste.
people-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
} · { $minutes ->
    [0] seit eben
    [one] seit 1 Minute
   *[other] seit { $minutes } Minuten
}
people-pace-instant = ohne Pausen
people-pace-fast = schnell
people-pace-normal = normales Tempo
people-pace-slow = langsam
people-clock-move = { $seconds } Sekunden pro Zug
people-clock-game = { $minutes } Minuten pro Spiel
people-gathers = Sie haben noch nicht angefangen.
people-join = Mitspielen
people-join-of = Bei { $name } mitspielen
people-back = Zurück
people-back-to = Zurück zum Tisch von { $name }
people-invites = { $name } lädt dich an einen Tisch ein.
people-invited-go = Hingehen
people-online = Online: { $names }
people-known = Menschen, mit denen du gespielt hast
people-known-says = Wenn ihr beide zustimmt, seht ihr, wann der andere online ist und was er aus den Runden des Tages gemacht hat. Mit jemandem, den du blockierst, kommst du nie an denselben Tisch; eine Nachricht bekommt er davon nicht.
people-known-none = Noch niemand. Wer mit dir gespielt hat, steht dann hier.
people-relation = { $relation ->
    [online] online
    [contact] Kontakt
    [asked] von dir angefragt
    [asks] möchte dein Kontakt sein
    [blocked] blockiert
   *[none] { "" }
}
people-invite = Einladen
people-invite-name = { $name } an einen Tisch einladen
people-ask = Kontakt anfragen
people-ask-name = Kontakt anfragen: { $name }
people-agree = Zustimmen
people-agree-name = Zustimmen, ein Kontakt von { $name } zu sein
people-drop = Kontakt entfernen
people-drop-name = Kontakt entfernen: { $name }
people-block = Blockieren
people-block-name = { $name } blockieren
people-unblock = { $name } nicht mehr blockieren
people-alone = Im Moment spielst du mit Bots. Menschen können ihre Plätze einnehmen.
people-elsewhere = Lieber mit { $name }? { $rules } ist dir recht.
