# Tipps: was ein starker Spieler von jeder Möglichkeit hält.

hint-too-close = Nicht sicher zu unterscheiden. { $why }

often = { $share ->
    [0] fast nie
    [100] fast immer
   *[other] in { $share } % der Fälle
}
often-other = { $other ->
    [0] fast nie
    [100] fast immer
   *[other] in { $other } % der Fälle
}
small-number = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] { $count }
}
one-of-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
   *[none] ohne Trumpf
}

hint-held-benny = { the-card }
hint-held-both-bowers = beide Bower
hint-held-right-bower = den rechten Bower
hint-held-left-bower = den linken Bower
hint-held-trumps = { $count ->
    [0] keinen Trumpf
    [1] einen Trumpf
   *[other] { small-number } Trümpfe
}
hint-held-more-trumps = { $count ->
    [1] einen weiteren Trumpf
   *[other] { small-number } weitere Trümpfe
}
hint-held-aces = { $count ->
    [0] kein Ass
    [1] ein Ass
   *[other] { small-number } Asse
}
hint-held-off-suit-aces = { $count ->
    [1] ein Ass daneben
   *[other] { small-number } Asse daneben
}

hint-cut = Niemand kennt die Reihenfolge der Karten: Es ist gleich, wo du abhebst.
hint-forced = Etwas anderes ist hier nicht erlaubt.
hint-tram = Niemand kann dir noch einen Stich abnehmen.
hint-not-weak = Dein Blatt ist für anderes nicht schwach genug: Du spielst es.
hint-keep = { $foes ->
    [opponents] So gespielt punktet mit diesem Blatt deine Seite { often }, die Gegner { often-other }.
    [others] So gespielt punktest du mit diesem Blatt { often }, die anderen { often-other }.
   *[other] So gespielt punktest du mit diesem Blatt { often }, dein Gegner { often-other }.
}
hint-redeal-more = Gibt derselbe Geber neu, bekommt { $foes ->
    [opponents] deine Seite im Schnitt { $points } Punkte mehr als die Gegner
    [others] du im Schnitt { $points } Punkte mehr als die anderen
   *[other] du im Schnitt { $points } Punkte mehr als dein Gegner
}.
hint-redeal-fewer = Gibt derselbe Geber neu, bekommt { $foes ->
    [opponents] deine Seite im Schnitt { $points } Punkte weniger als die Gegner
    [others] du im Schnitt { $points } Punkte weniger als die anderen
   *[other] du im Schnitt { $points } Punkte weniger als dein Gegner
}.
hint-go-under = Mit drei Karten aus dem Talon für { $cards } { $foes ->
    [opponents] punktet deine Seite { often }, die Gegner { often-other }
    [others] punktest du { often }, die anderen { often-other }
   *[other] punktest du { often }, dein Gegner { often-other }
}.
hint-blind = Du hast deine Karten nicht gesehen: Jede Farbe ist so gut wie die andere.
hint-blind-alone = Allein mit Karten, die du nicht gesehen hast, machst du alle fünf Stiche { often }.
hint-pass = { $foes ->
    [opponents] Passt du, punktet deine Seite { often }, die Gegner { often-other }.
    [others] Passt du, punktest du { often }, die anderen { often-other }.
   *[other] Passt du, punktest du { often }, dein Gegner { often-other }.
}
hint-pass-name = Sagst du { suit } an, verliert ein solches Blatt { often }.
hint-pass-take-up = Nimmst du auf, verliert ein solches Blatt { often }.
hint-pass-order-up = Nimmst du an, verliert ein solches Blatt { often }.
hint-call = Du hältst { $held }: Ein solches Blatt gewinnt { often }.
hint-call-dealer = Mit der offenen Karte hältst du { $held }: Ein solches Blatt gewinnt { often }.
hint-call-partner = Du hältst { $held }, und { $friends ->
    [partners] ein Partner
   *[partner] dein Partner
} nimmt { $card } auf: Ein solches Blatt gewinnt { often }.
hint-call-opponent = Du hältst { $held }, aber der Geber nimmt { $card } auf: Ein solches Blatt gewinnt { often }.
hint-alone-for-nothing = Bei diesem Stand bringt es allein nicht mehr als mit { $friends ->
    [partners] deinen Partnern
   *[partner] deinem Partner
}.
hint-alone-best-card = Allein, mit der besten Karte { $friends ->
    [partners] eines Partners
   *[partner] deines Partners
}, gewinnt ein solches Blatt { often } und macht { often-other } alle fünf Stiche.
hint-alone = Allein macht ein solches Blatt { often } alle fünf Stiche und verliert { often-other }.
hint-together = Mit { $friends ->
    [partners] deinen Partnern
   *[partner] deinem Partner
} gewinnt ein solches Blatt { often } und macht { often-other } alle fünf Stiche.
hint-defend-alone = Allein verteidigt schlägt ein solches Blatt die Ansage { often }.
hint-defend-together = Gemeinsam verteidigt schlägt ein solches Blatt die Ansage { often }.
hint-and-then = { $what }: { $then }.
hint-if-they-call = { $foes ->
    [opponent] { $why } Das gilt, wenn dein Gegner gern ansagt; gegen einen vorsichtigen bringt es nichts.
   *[other] { $why } Das gilt, wenn die anderen gern ansagen; unter vorsichtigen Spielern bringt es nichts.
}
hint-then-euchres = Ein solches Blatt schlägt die Ansage { often }
hint-then-marches = Ein solches Blatt macht alle fünf Stiche { often }
hint-then-makes = Ein solches Blatt gewinnt { often }
hint-bury-trump = Das gibt einen Trumpf auf
hint-bury-only-trump = Das gibt deinen einzigen Trumpf auf
hint-bury-ace = Das gibt ein Ass auf
hint-bury-last-of-suit = { $trumps ->
    [0] Dann hast du kein { suit } mehr
    [1] Dann hast du kein { suit } mehr, und einen Trumpf
    [2] Dann hast du kein { suit } mehr, und zwei Trümpfe
    [3] Dann hast du kein { suit } mehr, und drei Trümpfe
    [4] Dann hast du kein { suit } mehr, und vier Trümpfe
   *[other] Dann hast du kein { suit } mehr, und { $trumps } Trümpfe
}
hint-bury-best = Das gibt dein bestes { one-of-suit } auf
hint-bury-lower = Ein besseres { one-of-suit } bleibt dir
hint-ask = { $friends ->
    [partners] Die beste Karte eines Partners gegen eine von dir
   *[partner] Die beste Karte deines Partners gegen eine von dir
}
hint-ask-nobody = Dein Blatt, wie es ist
hint-give = { $what }: Damit macht { $friends ->
    [partners] der Alleinspieler
   *[partner] dein Partner
} alle fünf Stiche { often }.
hint-give-trump-instead = Du hast einen Trumpf, den du geben könntest
hint-give-ace = Es ist ein Ass
hint-give-no-trump = Du hast keinen Trumpf zu geben
hint-give-higher = Du hast einen höheren Trumpf
hint-give-highest = Es ist dein höchster Trumpf

hint-as-good = So gut wie { $card }: Keine Karte dazwischen ist noch im Spiel.
hint-last-card = Es ist deine letzte Karte.
hint-rest-plays-itself = Der Rest spielt sich von selbst.
hint-only-trump = Du musst bedienen, und das ist dein einziger Trumpf.
hint-only-of-suit = Du musst bedienen, und das ist dein einziges { one-of-suit }.
hint-lead-benny = Nichts schlägt { the-card }.
hint-lead-no-trump-left = { $foes ->
    [opponent] Dein Gegner hat keinen Trumpf mehr, den du ziehen könntest.
    [others] Die anderen haben keinen Trumpf mehr, den du ziehen könntest.
    [maker] Der Ansager hat keinen Trumpf mehr, den du ziehen könntest.
   *[opponents] Die Gegner haben keinen Trumpf mehr, den du ziehen könntest.
}
hint-lead-trump = { $count ->
    [1] Zieht Trumpf: Einer ist noch nicht gesehen.
   *[other] Zieht Trumpf: { small-number } sind noch nicht gesehen.
}
hint-lead-highest-trump = { $count ->
    [1] Der höchste Trumpf, um die anderen zu ziehen: Einer ist noch nicht gesehen.
   *[other] Der höchste Trumpf, um die anderen zu ziehen: { small-number } sind noch nicht gesehen.
}
hint-lead-unbeatable = { $foes ->
    [opponent] Dein Gegner kann sie nicht schlagen.
    [others] Keiner der anderen kann sie schlagen.
    [maker] Der Ansager kann sie nicht schlagen.
   *[opponents] Kein Gegner kann sie schlagen.
}
hint-lead-only-trump-beats = { $foes ->
    [opponent] Dein Gegner kann kein höheres { one-of-suit } haben: Nur ein Trumpf schlägt die Karte.
    [others] Keiner der anderen kann höheres { one-of-suit } haben: Nur ein Trumpf schlägt die Karte.
    [maker] Der Ansager kann kein höheres { one-of-suit } haben: Nur ein Trumpf schlägt die Karte.
   *[opponents] Kein Gegner kann höheres { one-of-suit } haben: Nur ein Trumpf schlägt die Karte.
}
hint-lead-last-of-suit = Dann hast du kein { suit } mehr und kannst das nächste trumpfen.
hint-lead-higher-out = { $count ->
    [1] Ein höheres { one-of-suit } kann noch kommen.
    [2] Zwei höhere { suit } können noch kommen.
    [3] Drei höhere { suit } können noch kommen.
    [4] Vier höhere { suit } können noch kommen.
    [5] Fünf höhere { suit } können noch kommen.
    [6] Sechs höhere { suit } können noch kommen.
    [7] Sieben höhere { suit } können noch kommen.
   *[other] { $count } höhere { suit } können noch kommen.
}
hint-leave-to-partner = { $friends ->
    [defender] Überlässt den Stich dem anderen Verteidiger, der noch spielt
    [partners] Überlässt den Stich einem Partner, der noch spielt
   *[partner] Überlässt den Stich deinem Partner, der noch spielt
}
hint-let-them = { $foes ->
    [opponent] Überlässt deinem Gegner den Stich, obwohl { $card } höher wäre.
    [others] Überlässt den anderen den Stich, obwohl { $card } höher wäre.
    [maker] Überlässt dem Ansager den Stich, obwohl { $card } höher wäre.
   *[opponents] Überlässt den Gegnern den Stich, obwohl { $card } höher wäre.
}
hint-lost-last-of-suit = Den Stich kannst du nicht machen, aber dann hast du kein { suit } mehr und kannst das nächste trumpfen.
hint-lost = Den Stich kannst du nicht machen
hint-partner-has-it = { $friends ->
    [defender] Der Stich gehört dem anderen Verteidiger
    [partners] Der Stich gehört einem Partner
   *[partner] Der Stich gehört deinem Partner
}
hint-partner-is-winning = { $friends ->
    [defender] In diesem Stich führt der andere Verteidiger
    [partners] In diesem Stich führt ein Partner
   *[partner] In diesem Stich führt dein Partner
}
hint-overtakes-partner = { $friends ->
    [defender] Nimmt einen Stich, der schon dem anderen Verteidiger gehört.
    [partners] Nimmt einen Stich, der schon einem Partner gehört.
   *[partner] Nimmt einen Stich, der schon deinem Partner gehört.
}
hint-higher-than-partner = { $friends ->
    [defender] Geht höher als der andere Verteidiger, kann aber noch geschlagen werden.
    [partners] Geht höher als ein Partner, kann aber noch geschlagen werden.
   *[partner] Geht höher als dein Partner, kann aber noch geschlagen werden.
}
hint-makes-sure = { $friends ->
    [defender] Sichert den Stich: Die Karte des anderen Verteidigers kann noch geschlagen werden, deine nicht.
    [partners] Sichert den Stich: Die Karte eines Partners kann noch geschlagen werden, deine nicht.
   *[partner] Sichert den Stich: Die Karte deines Partners kann noch geschlagen werden, deine nicht.
}
hint-takes-too-high = Macht den Stich, aber { $card } auch.
hint-takes-cheaply = Macht den Stich, so billig wie möglich.
hint-takes-surely = { $foes ->
    [opponent] Macht den Stich: Dein Gegner kann ihn nicht nehmen.
    [others] Macht den Stich: Niemand nach dir kann ihn nehmen.
    [maker] Macht den Stich: Der Ansager, der noch spielt, kann ihn nicht nehmen.
   *[opponents] Macht den Stich: Kein Gegner nach dir kann ihn nehmen.
}
hint-trumps-in = Sticht mit Trumpf, kann aber noch geschlagen werden
hint-goes-higher = Geht höher, kann aber noch geschlagen werden
hint-keeping = { $why }: Behalte { $card }.
hint-stop = { $why }.
