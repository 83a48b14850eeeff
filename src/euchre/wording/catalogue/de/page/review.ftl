# Der Rückblick auf eine Partie: was jede Entscheidung wert war, und was Glück.

review = Rückblick
review-title = Rückblick auf { $code }
review-more = Mehr
review-level = Stufe
review-quick = Schnell
review-full = Gründlich
review-whose = Wessen Fehler
review-mine = Nur meine
review-everybody = Alle
review-begins = Der Rückblick beginnt …
review-waiting = Der Rückblick wartet, bis er an der Reihe ist …
review-progress = { $done } von { $all ->
    [one] 1 Runde
   *[other] { $all } Runden
} beurteilt
review-done = { $all ->
    [one] Die Runde ist beurteilt.
   *[other] Alle { $all } Runden sind beurteilt.
}
review-graph = Siegchance: { $side }
review-step-now = Schritt { $step } von { $last }, Runde { $deal }, Siegchance { $chance }
review-counted = { $verdict ->
    [inaccuracy] { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    [mistake] { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
   *[blunder] { $count ->
        [one] 1 grober Fehler
       *[other] { $count } grobe Fehler
    }
}
review-previous = Voriger Fehler
review-previous-key = Voriger Fehler (P)
review-next = Nächster Fehler
review-next-key = Nächster Fehler (N)
review-keys-steps = Schritt zurück, Schritt vor
review-keys-page = Bild auf, Bild ab
review-keys-deals = vorige Runde, nächste Runde
review-keys-play = abspielen oder anhalten

review-choices = Was hier möglich war
review-nothing = Hier gibt es nichts zu beurteilen: Es blieb keine Wahl, oder es ist zwischen zwei Runden.
review-not-yet = Diese Runde ist noch nicht beurteilt.
review-kind-weak-hand = { $name } hat ein schwaches Blatt
review-kind-order = { $name } nimmt an oder passt
review-kind-name = { $name } sagt Trumpf an oder passt
review-kind-bury = { $name } drückt eine Karte
review-kind-alone = { $name } kann allein spielen
review-kind-give = { $name } gibt eine Karte ab
review-kind-lead = { $name } spielt aus
review-kind-follow = { $name } bedient
review-kind-discard = { $name } gibt zu
review-verdict = { $verdict ->
    [best] Am besten
    [close] Zu knapp
    [fine] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}
review-said = { $verdict ->
    [best] Am besten
    [close] Zu knapp
    [fine] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}: { $of ->
    [expert] { $loss } ± { $error } Prozentpunkte
   *[person] { $side } gewinnen dann mit { $chance }
}
review-loss = { $loss } ± { $error } Prozentpunkte
review-best = am besten
review-chosen = gewählt
review-behind = { $lost } ± { $error }
review-points = { $points } P.
review-choices-note = Balken: was eine Wahl verschenkt, in Prozentpunkten; der Strich ist ± ein Standardfehler.
review-choice-pass = passen
review-choice-order = { $dealer ->
    [yes] aufnehmen
   *[no] annehmen
}{ $alone ->
    [yes] , allein
   *[no] {""}
}
review-choice-name = { $suit ->
    [clubs] ♣ Kreuz
    [diamonds] ♦ Karo
    [hearts] ♥ Herz
    [spades] ♠ Pik
   *[none] ohne Trumpf
}{ $alone ->
    [yes] , allein
   *[no] {""}
}
review-choice-ask = { $name } um die beste Karte bitten
review-choice-bury = { $cards } drücken
review-choice-give = { $cards } geben
review-choice-under = { $cards } unter den Talon legen
review-choice-alone = allein spielen
review-choice-together = mit dem Partner spielen
review-choice-keep = das Blatt behalten
review-choice-redeal = neu geben lassen
review-choice-tram = TRAM, der Rest gehört mir

review-deals = Glück und Spiel
review-deals-says = Was die Siegchance von { $side } verändert hat, in Prozentpunkten: Balken nach rechts halfen, Balken nach links schadeten. Glück ist, was die Karten starken Spielern wert sind; was niemand wissen konnte, ist der Rest.
review-all-deals = Alle
review-change = { $before } → { $after }
review-part-luck = Glück
review-part-both = Spiel
review-part-play = Eigenes Spiel
review-part-theirs = Spiel der Gegner
review-part-unknown = Unbekannt
review-result = Ergebnis
review-without-luck = Ergebnis ohne Glück
review-without-luck-says = In Punkten: Eine gewonnene Partie zählt 100, eine verlorene 0. Über viele Partien ist das Ergebnis ohne Glück im Mittel so hoch wie das Ergebnis selbst und zeigt früher, wer besser spielt. In einer einzelnen Partie kann es unter 0 oder über 100 liegen.
review-costliest = Die nächstteuren
review-costliest-none = Keine { $whose ->
    [own] deiner Entscheidungen
   *[all] Entscheidung
} war deutlich schlechter als die beste.
review-costliest-none-yet = Bisher war keine { $whose ->
    [own] deiner Entscheidungen
   *[all] Entscheidung
} deutlich schlechter als die beste.
review-players = Die Spieler
review-players-says = Verloren ist, was die Entscheidungen eines Spielers je Runde im Mittel verschenkt haben, in Prozentpunkten der Siegchance, ± Standardfehler. { $players ->
    [4] Menschen werden mit unseren eigenen Spielern von vier Stufen verglichen; die zweite Zeile ist der 95-%-Bereich.
   *[other] Wie gut unsere eigenen Spieler sind, ist an Tischen mit vier Plätzen gemessen; nur dort werden Menschen mit ihnen verglichen.
}
review-player = Spieler
review-lost = Verloren
review-played = Gespielt wie
review-played-range = { $lowest } bis { $highest }
review-played-open = { $players ->
    [4] zu wenige Entscheidungen
   *[other] nicht verglichen
}
review-played-bot = { $level } (Bot)
review-played-stood-in = { $count ->
    [one] 1 Entscheidung von einem Bot als Ersatz: { $level }
   *[other] { $count } Entscheidungen von einem Bot als Ersatz: { $level }
}
review-played-taken-over = { $count ->
    [one] Mitten in der Partie übernommen
   *[other] Mitten in der Partie { $count }-mal übernommen
}
review-decisions = Entscheidungen
review-error = ± { $error }
review-chances = Siegchance nach jeder Wahl: { $side }
review-graph-soon = Die Kurve beginnt mit der ersten beurteilten Runde…
review-graph-what = Was zeigt die Kurve?
review-graph-says = Bei jeder Entscheidung: die Chance nach der Wahl, wie sie sah, wer entschied, allein aus den eigenen Karten. Die Kurve kennt die verdeckten Karten nicht, deshalb springt sie von Spieler zu Spieler. Zwischen den Runden: was der Spielstand wert ist.
review-graph-weak = In diesen Schätzungen spielen alle weiter wie unsere starken Spieler. An Tischen unserer eigenen Spieler, von Anfängern bis Experten, trafen die Chancen ein. Für Menschen haben wir zu wenige Partien: Da können sie zu extrem sein.
review-deals-two = Was die Siegchance von { $side } verändert hat: rechts half, links schadete. Glück sind die Karten und alles, was niemand wissen konnte. Spiel sind die Entscheidungen von { $side }, abzüglich dessen, was der Rest des Tisches verschenkte.
review-moments = Das Beste und das Schlechteste
review-best-moment = Bester Moment
review-best-says = { $edge } gegenüber der naheliegenden Wahl
review-best-none = Keine { $whose ->
    [own] deiner Entscheidungen
   *[all] Entscheidung
} war deutlich besser als die naheliegende.
review-best-none-yet = Bisher war keine { $whose ->
    [own] deiner Entscheidungen
   *[all] Entscheidung
} deutlich besser als die naheliegende.
review-worst-moment = Schlechtester Moment
review-worst-says = { $verdict ->
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}: { $loss }
review-players-two = { $players ->
    [4] Menschen werden mit unseren eigenen Spielern von vier Stufen verglichen. Die zweite Zeile ist der wahrscheinliche Bereich.
   *[other] Menschen werden nur an Tischen mit vier Plätzen mit unseren eigenen Spielern verglichen.
}
review-link = Diesen Rückblick teilen
review-link-says = { $who ->
    [players] Nur die vier Spieler können sie öffnen.
   *[anybody] Wer diesen Link hat, kann sie öffnen und sieht alle Karten.
}
review-link-copy = Link kopieren
play-on = Noch einmal versuchen
play-on-here = Von hier noch einmal
play-on-says = Von diesem Moment der Partie an, mit denselben Karten. Auf den anderen Plätzen spielen Bots, die nur ihre eigenen Karten sehen. Nichts wird gezählt oder gespeichert.
play-on-match = In der Partie hat { $name } hier gewählt: { $choice }.
play-on-match-end = Die Runde endete dort mit { $title }: { $points }
play-on-again = Noch einmal
play-on-back = Zurück
play-on-nothing = An dieser Stelle der Partie entscheidet niemand etwas.
