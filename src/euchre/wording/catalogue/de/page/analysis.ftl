# Das Analysebrett: eine Stellung, was jede Möglichkeit wert ist, wo die Karten vermutlich liegen.

analysis = Analysebrett
analysis-says = Stelle einen Moment einer Runde auf, oder füge ihn als Text ein: was jede Möglichkeit wert ist, und wo die verdeckten Karten vermutlich liegen.
analysis-this = Diese Stellung analysieren
analysis-open-hands = Mit offenen Karten analysieren
analysis-busy = Wird analysiert …
analysis-slow = Die erste Analyse einer Art von Tisch kann zwei Minuten dauern: Die Spieler werden dafür vorbereitet.
analysis-go = Analysieren

analysis-cards = Die Karten
analysis-whose = Welche Karten bekannt sind
analysis-one-hand = Ein Blatt
analysis-all-hands = Alle Blätter
analysis-slots = Wohin die nächste Karte kommt
analysis-slot = { $name }: { $count } von { $size }
analysis-hand = Dein Blatt
analysis-hand-of = { $name }
analysis-up-card = Offene Karte
analysis-kitty = Talon
analysis-pack = Das Kartenspiel
analysis-pack-says = Klicke eine Karte an für diesen Platz: { $where }. Noch ein Klick legt sie zurück.
analysis-card-lies = { $card }: { $where }
analysis-clear = Alle Karten zurücklegen
analysis-missing = Es fehlt noch: { $places }.
analysis-missing-part = { $name } ({ $count } von { $size })

analysis-table = Der Tisch
analysis-rules = Regeln
analysis-dealer = Geber
analysis-points = Punkte: { $side }
analysis-seat = Nummer deines Platzes darin
analysis-text = Die Stellung als Text
analysis-text-says = Füg hier eine Stellung oder eine Runde in PTN ein, oder kopier diese Stellung.
analysis-copy = Kopieren

analysis-seat-you = Du
analysis-seat-opponent = Gegner
analysis-seat-left = Links
analysis-seat-near-partner = Linker Partner
analysis-seat-opposite = Dir gegenüber
analysis-seat-partner = Partner
analysis-seat-far-partner = Rechter Partner
analysis-seat-right = Rechts
analysis-seat-south = Süd
analysis-seat-west = West
analysis-seat-northwest = Nordwest
analysis-seat-north = Nord
analysis-seat-northeast = Nordost
analysis-seat-east = Ost

analysis-turn = { $who ->
    [you] Du bist dran
    [other] { $name }: als Nächstes dran
   *[nobody] Niemand ist dran
}
analysis-possible = Jemand anders ist dran: Wähle, was geschieht, und die Analyse geht von dort weiter.
analysis-no-further = Wo es nicht weitergeht, endet die Runde, oder jemand sieht Karten, die diese Stellung nicht kennt.
analysis-note = Prozent: die Chance, die Partie zu gewinnen. Balken: was eine Möglichkeit vergibt, in Prozentpunkten; der Strich ist ± ein Standardfehler. Klicke eine Möglichkeit an, um ihr zu folgen.
analysis-note-plain = Prozent: die Chance, die Partie zu gewinnen. Klick auf eine Wahl, um ihr zu folgen.
analysis-exact = Punkte dieser Runde, genau, wenn alle alle Karten sehen und um Stiche spielen. Klicke eine Möglichkeit an, um ihr zu folgen.
analysis-where = Wo die Karten vermutlich liegen
analysis-where-says = In Prozent; je kräftiger die Farbe, desto wahrscheinlicher. Zeige auf eine Karte, um die Plätze zu vergleichen.
analysis-out = Nicht im Spiel
analysis-seen = gesehen
analysis-share = { $name } { $percent }
analysis-lies = { $card }: { $places }
analysis-moves = Züge
analysis-moves-none = Noch wurde nichts gesagt.
analysis-move = { $name }: { $action }
analysis-score = Stand und Trumpf

analysis-way = Der Weg durch die Züge
analysis-first = Zum Anfang
analysis-back = Zurück
analysis-forward = Weiter
analysis-last = Zum Ende
analysis-with-key = { $label } ({ $key })
analysis-key-home = Pos1
analysis-key-end = Ende
analysis-change = Aufstellen
analysis-keys-steps = zurück, weiter
analysis-keys-branches = der Zweig darüber, darunter
analysis-keys-home = Pos1, Ende
analysis-keys-ends = der Anfang, das Ende
