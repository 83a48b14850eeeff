# Der Tisch im Terminal. Auf eine Karte in der Mitte passen sieben Zeichen, unter eine Karte des Blatts fünf.

terminal-too-small = Euchre braucht { $columns } Spalten und { $rows } Zeilen; dieses Terminal hat { $size }.
terminal-quit-how = Mit { $key } beendest du das Programm.
terminal-seat = { $seat ->
    [0] Süd
    [1] West
    [2] Nord
   *[3] Ost
}
terminal-title-deal = Runde { $number }
terminal-title-pace = Tempo: { terminal-pace }
terminal-pace = { $pace ->
    [instant] sofort
    [fast] schnell
    [slow] langsam
   *[normal] normal
}

terminal-card-tag = { $tag ->
    [left] li.
    [right] re.
   *[best] hoch
}
terminal-felt-last = letzter
    Stich
    { $seat } begann
terminal-felt-none = noch
    keiner
terminal-last-trick = Letzter Stich: Mit l geht es zurück.

terminal-score-points = Stand
terminal-score-tricks = Stiche
terminal-score-target = bis { $points }
terminal-score-deals = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}
terminal-score-needs = { $taken }/{ $needed }
terminal-trump = Trumpf
terminal-called-by = Ansage
terminal-called-alone = { $caller }, allein
terminal-called-other-alone = { $caller }, { $loner } allein
terminal-up-card = Offen
terminal-fate = { $fate ->
    [offered] {""}
    [taken] genommen
    [left] liegt noch
   *[turned-down] abgelehnt
}
terminal-seat-out = setzt aus
terminal-seat-called = Ansage { terminal-trump-sign }
terminal-seat-called-alone = { terminal-trump-sign } allein
terminal-seat-alone = allein
terminal-seat-said = „{ $said }“
terminal-trump-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[none] OT
}
terminal-log-score = Stand { $score }

terminal-skip = ans Ende der Runde vorspulen
terminal-alone = ich spiele allein: { $alone ->
    [yes] ja
   *[no] nein
}
terminal-silence = Drück a, um allein zu spielen; Schweigen heißt zusammen.
terminal-move-cut = { $question }: [ und ] verschieben die Stelle.
terminal-under-none = Du kannst jetzt nicht tauschen: Dazu braucht es drei Karten bis zur Zehn.
terminal-under-high = { $card } wird nicht getauscht: nur Karten bis zur Zehn.
terminal-under-full = Drei Karten sind schon markiert: Nimm eine Markierung weg, bevor du { $card } markierst.
terminal-under-missing = Drei Karten werden zusammen getauscht: Markiere noch { $missing }.
terminal-not-your-turn = Du bist nicht am Zug.
terminal-first-answer = Antworte zuerst: Jetzt wird keine Karte gewählt.
terminal-no-deal = Noch ist keine Runde zu Ende.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undone = Du hast deinen letzten Zug zurückgenommen.

terminal-players-getting-ready = Die Bots machen sich bereit. Das dauert beim ersten Mal bis zu einer Minute.
terminal-players-wait = Du musst nicht warten: So lange spielt Swift für sie.
terminal-players-stand-in = Bis die Bots bereit sind, spielt Swift für sie.
terminal-players-ready = Die Bots sind bereit und spielen von jetzt an selbst.
terminal-players-unable = Die Bots können auf diesem Rechner nicht rechnen: Swift spielt für sie.
terminal-players-unable-why = { terminal-players-unable } { $why }
terminal-player-failed = Swift spielt weiter für { $name }; dieser Bot hat versagt: { $why }.

terminal-hint-title = Was ein starker Spieler meint
terminal-hint-thinks = Ein Tipp wird gesucht …
terminal-hint-waits = Der Tipp kommt, sobald die Bots bereit sind.
terminal-hint-unable = Die Bots können auf diesem Rechner nicht rechnen: Es gibt keine Tipps.
terminal-hint-worth = { $points } Punkte   { $percent } %{ $doubt ->
    [none] {""}
   *[other] {" "}±{ $error }
} Siegchance
terminal-hint-close = ≈ zu knapp. Ein starker Spieler bleibt beim Ersten.

terminal-key-help = Hilfe
terminal-key-hint = Tipp
terminal-key-undo = Zurück
terminal-key-last = Stich
terminal-key-events = Verlauf
terminal-key-colours = Farben
terminal-key-pace = Tempo
terminal-key-leave = Gehen
terminal-key-play = Spielen
terminal-key-house-rules = Hausregeln
terminal-key-quit = Beenden
terminal-key-reset = Wie in der Vorlage
terminal-key-done = Fertig

terminal-back-to-table = Zurück zum Tisch
terminal-back = Zurück
terminal-keys = Tasten
terminal-keys-all =
    1 bis 8       eine Karte wählen (oder anklicken)
    o p a         annehmen oder aufnehmen, passen, allein
    c d h s n     ♣ ♦ ♥ ♠ ansagen; n ist ohne Trumpf
    C D H S N     dasselbe, allein
    t             zusammen, nicht allein
    b c [ ]       klopfen, abheben; die Stelle verschieben
    k r u         Blatt behalten, neu geben, tauschen
    ← → ↵         die Auswahl bewegen und wählen
    {""}
    i  Tipp             z  letzten Zug zurücknehmen
    l  letzter Stich    e  Verlauf    f  2 oder 4 Farben
    g  Tempo            v  alle Karten der letzten Runde
    ␣  vorspulen        q  gehen oder aufgeben
    {""}
    ▶ am Zug   G Geber   ● Stich gemacht   ▮ Karte im Blatt
    ★ macht den Stich, oder täte es, wie er liegt
    Eine gestrichelte Karte ist nicht erlaubt; drück sie: warum.
    re. und li. sind die Bower, hoch ist der Benny.
terminal-dealer-sign = G
terminal-events = Verlauf  (↑ ↓ blättern)
terminal-continue = Weiter
terminal-all-hands = Alle Karten
terminal-hands-title = Alle Karten der letzten Runde
terminal-kitty = Talon
terminal-buried = { $card } wurde gedrückt
terminal-to = bis { $points }
terminal-tokens = Marken für vier Stiche: { $tokens }.
terminal-games = Spiele: { $games }.
terminal-to-each-other = { $ours } zu { $theirs }
terminal-rematch = Revanche
terminal-new-table = Neuer Tisch
terminal-quit = Ende
terminal-leave-title = Den Tisch verlassen?
terminal-leave =
    Die Partie ist gespeichert; du kannst sie fortsetzen.
    Gibst du auf, ist sie endgültig zu Ende.
terminal-give-up = Aufgeben
terminal-stay = Bleiben
terminal-delete-title = Die unterbrochene Partie löschen?
terminal-delete-says = Eine gelöschte Partie lässt sich nicht zurückholen.
terminal-delete-it = Löschen
terminal-keep-it = Behalten
terminal-aside-title = Die unterbrochene Partie beiseitelegen?
terminal-aside-says = Beiseitegelegt liegt sie in { $shelf }
terminal-aside-continue = Fortsetzen
terminal-aside = Beiseitelegen

terminal-start-where = { $preset }, Runde { $number }: { $scores }
terminal-start-damaged = Die gespeicherte Partie ist beschädigt und liegt jetzt in { $file }.
terminal-start-delete = Löschen
terminal-start-continue-says = Genau dort fortsetzen, wo du aufgehört hast.
terminal-start-delete-says = Die unterbrochene Partie endgültig löschen.
terminal-start-rules = Regeln
terminal-start-house-rules = Hausregeln
terminal-start-house-rules-says = Regel für Regel ändern.
terminal-start-unchanged = keine geändert
terminal-start-changed = { $changes } geändert
terminal-start-opponents = Gegner
terminal-start-opponents-says = { $players ->
    [2] Wer gegen dich spielt.
    [3] Wer gegen dich spielt.
    [6] Wer gegen dich spielt. Deine Partner spielen immer so gut Bots können.
   *[4] Wer West und Ost ist. Dein Partner, Nord, spielt immer so gut ein Bot kann.
}
terminal-start-name = Dein Name
terminal-start-name-says = Wie du am Tisch heißt.
terminal-start-pace = Tempo
terminal-start-pace-says = Wie lange jede Ansage und Karte eines Bots zu sehen ist.
terminal-start-cut = Abheben
terminal-start-cut-says = Wenn du abhebst: gefragt werden, oder für dich abheben (oder klopfen) lassen.
terminal-start-cut-for-me = für mich
terminal-start-ask-me = frag mich
terminal-start-alone = Allein spielen
terminal-start-alone-says = „Allein“ nach der Ansage: gefragt werden, oder a drücken; Schweigen heißt zusammen.
terminal-start-alone-if-said = wenn ich es sage
terminal-start-play = Spielen
terminal-start-play-says = { $players ->
    [2] Setz dich und spiel gegen Bess.
    [3] Setz dich und spiel gegen Bess und Cleo.
    [6] Setz dich und spiel mit jedem zweiten gegen die anderen.
   *[4] Setz dich und spiel: auf Süd mit Nord gegen West und Ost.
}

terminal-rules-title = Hausregeln     ↑ ↓ auswählen     ← → ändern
terminal-rules-differs = * anders als die Vorlage
terminal-rules-not-standard = * anders als bei standard
terminal-rules-examples =
    Hausregeln: euchre rules british
    Ein Spiel:  euchre play --rules british,target=15
