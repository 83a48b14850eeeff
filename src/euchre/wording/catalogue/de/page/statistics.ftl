# Was die Partien eines Spielers ergeben haben.

statistics-loading = Deine Zahlen werden geladen …
statistics-none = Noch nichts zu zählen
statistics-none-says = Sobald du eine Partie beendet hast, siehst du hier, wie viele Punkte ihr auf jedem Platz macht, wie deine Ansagen ausgehen und wie du allein spielst.
statistics-sample = Aus { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}.
statistics-few = Noch zu wenige Runden, um Können von Glück zu unterscheiden.
statistics-range = { $from }–{ $to } %

statistics-matches-won = Partien gewonnen
statistics-points = Punkte je Runde
statistics-calls-made = Deine Ansagen geschafft
statistics-opponents-euchred = Euchre gegen { $players ->
    [2] den Gegner
   *[other] Gegner
}
statistics-matches = { $count } von { $of ->
    [one] 1 Partie
   *[other] { $of } Partien
}{ $draws ->
    [0] {""}
   *[other] , { $draws } unentschieden
}
statistics-calls-of = { $count } von { $of ->
    [one] 1 Ansage
   *[other] { $of } Ansagen
}
statistics-euchres-of = { $count } von { $of ->
    [one] 1 Ansage
   *[other] { $of } Ansagen
} { $players ->
    [2] des Gegners
   *[other] der Gegner
}
statistics-us-and-them = { $players ->
    [2] { $us } für dich, { $them } für deinen Gegner
    [3] { $us } für dich, { $them } für jeden anderen
   *[other] { $us } für uns, { $them } für die Gegner
}

statistics-by-seat = Punkte je Runde, nach Platz
statistics-by-caller = Punkte je Runde, nach Ansage
statistics-us = { $players ->
    [2] du
    [3] du
   *[other] unsere Seite
}
statistics-them = { $players ->
    [2] dein Gegner
    [3] jeder andere
   *[other] die Gegner
}
statistics-deals = { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}
statistics-place-dealer = Du gibst
statistics-place-dealers-partner = Dein Partner gibt
statistics-place-near-partner = Ein Partner gibt, zweiter Platz
statistics-place-far-partner = Ein Partner gibt, vierter Platz
statistics-place-opposite = Dritter Platz zu sechst
statistics-place-left = { $players ->
    [2] Dein Gegner gibt
   *[other] Vorhand
}
statistics-place-right = { $players ->
    [0] Rechts vom Geber
    [3] Zweiter Platz
    [6] Fünfter Platz
   *[other] Dritter Platz
}
statistics-part-maker = Du sagst an
statistics-part-partner = { $players ->
    [6] Ein Partner sagt an
   *[other] Dein Partner sagt an
}
statistics-part-defender = { $players ->
    [2] Dein Gegner sagt an
    [3] Ein anderer sagt an
   *[other] Die Gegner sagen an
}
statistics-bar = { $name }: { $figures }.

statistics-calls = { $players ->
    [2] Ansagen
    [3] Ansagen
   *[other] Ansagen und Alleinspiele
}
statistics-your-calls = Deine Ansagen
statistics-no-calls = Du hast noch keinen Trumpf angesagt.
statistics-alone = Allein gespielt
statistics-never-alone = Du hast noch nicht allein gespielt.
statistics-defence = In der Verteidigung
statistics-their-calls = Ansagen der Gegner
statistics-no-defence = { $players ->
    [2] Dein Gegner hat
   *[other] Die Gegner haben
} noch keinen Trumpf angesagt.
statistics-defended-alone = Allein verteidigt
statistics-never-defended-alone = Du hast noch nicht allein verteidigt.
statistics-end-made = geschafft
statistics-end-marched = alle fünf Stiche
statistics-end-euchred = Euchre
statistics-end-not-euchred = kein Euchre

statistics-reviews = Deine Entscheidungen
statistics-reviews-loading = Deine Rückblicke werden geladen …
statistics-reviews-none = Noch ist keine deiner Partien beurteilt. Ein Rückblick beurteilt jede deiner Entscheidungen und trennt Glück von Spiel.
statistics-reviews-sample = { $of ->
    [one] Deine Partie ist
   *[other] { $reviewed ->
        [one] 1 deiner letzten { $of } Partien ist
       *[other] { $reviewed } deiner letzten { $of } Partien sind
    }
} beurteilt: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}.
statistics-lost = Verloren je Runde
statistics-lost-says = Prozentpunkte der Chance, eine Partie zu gewinnen; ein Minus ist ein Verlust.
statistics-lost-range = 95-%-Bereich: ± { $error }.
statistics-level-range = { $preset }: { $range }
statistics-luck = Glück der Karten
statistics-luck-later = Ab { $least } analysierten Partien: Weniger sagen wenig.
statistics-luck-says = In Partien gezählt: Du hast { $won } von { $of } gewonnen; mit durchschnittlichen Karten wären es etwa { $without } gewesen.
statistics-by-match = Verloren je Runde, nach Partie
statistics-by-match-says = Die letzte Partie steht rechts; höher ist besser. Die Striche zeigen den 95-%-Bereich.
statistics-chart = Verloren je Runde in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, in Prozentpunkten: in der ersten { $first }, in der letzten { $last }.
statistics-by-kind = Verloren je Runde, nach Art der Entscheidung
statistics-lost-by-seat = Verloren je Runde, nach Platz
statistics-decisions = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
statistics-kind-weak-hand = Schwache Blätter
statistics-kind-order = Annehmen
statistics-kind-name = Trumpf ansagen
statistics-kind-bury = Eine Karte drücken
statistics-kind-alone = Allein spielen
statistics-kind-give = Eine Karte abgeben
statistics-kind-lead = Ausspielen
statistics-kind-follow = Bedienen
statistics-kind-discard = Stechen und abwerfen
statistics-open = Noch nicht beurteilt
statistics-open-says = { $open ->
    [one] 1 Partie ist nicht vollständig beurteilt.
   *[other] { $open } Partien sind nicht vollständig beurteilt.
} Ein Rückblick beginnt, sobald du ihn öffnest.
statistics-open-all = Alle { $open } zeigen

statistics-all = Alle Zahlen
statistics-when = Wann
statistics-column-deals = Runden
statistics-column-us = { $players ->
    [2] Du
    [3] Du
   *[other] Wir
}
statistics-column-them = { $players ->
    [3] Jeder andere
   *[other] Gegner
}
statistics-column-net = Saldo
statistics-all-deals = Alle Runden
statistics-how-often = Wie oft
statistics-what = Was
statistics-times = Mal
statistics-rate = Anteil
statistics-likely = Bereich
statistics-likely-says = In 95 von 100 Fällen liegt der wahre Anteil in diesem Bereich
statistics-share-matches = Partien gewonnen
statistics-share-calls = Trumpf angesagt
statistics-share-made = Ansagen geschafft
statistics-share-euchred = Ansagen mit Euchre verloren
statistics-share-marches = { $players ->
    [2] Deine Durchmärsche
    [3] Deine Durchmärsche
   *[other] Durchmärsche eurer Seite
}
statistics-share-tried = Allein gespielt
statistics-share-lone-made = Allein: geschafft
statistics-share-lone-marches = Allein: Durchmarsch
statistics-share-lone-euchred = Allein: Euchre
statistics-share-euchres = { statistics-opponents-euchred }
statistics-share-defences-alone = Allein verteidigt
statistics-share-euchres-alone = Allein verteidigt: Euchre
statistics-share-thrown-in = Alle haben gepasst
statistics-of = von { $of }
statistics-of-matches = von { $of ->
    [one] 1 Partie
   *[other] { $of } Partien
}
statistics-of-deals = von { $of ->
    [one] 1 Runde
   *[other] { $of } Runden
}
statistics-of-calls = von { $of ->
    [one] 1 Ansage
   *[other] { $of } Ansagen
}
statistics-of-called = von { $of ->
    [one] 1 eigenen Ansage
   *[other] { $of } eigenen Ansagen
}
statistics-of-defended = von { $of ->
    [one] 1 Ansage der Gegner
   *[other] { $of } Ansagen der Gegner
}
statistics-of-tries = von { $of ->
    [one] 1 Versuch
   *[other] { $of } Versuchen
}
