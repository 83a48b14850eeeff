# Was vorgelesen wird: wenn etwas geschieht, und wenn jemand mit einer Taste danach fragt.

aloud-card = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
aloud-card-terse = { $who ->
    [you] Du: { $card }.
   *[other] { $name }: { $card }.
}
aloud-took = { $who ->
    [you] Der Stich gehört dir.
   *[other] Der Stich gehört { $name }.
}
aloud-hand = Deine Karten: { $cards }.
aloud-hand-empty = Du hast keine Karten.
aloud-hand-none = Du schaust zu und hast keine Karten.
aloud-marked = { $name }, { $mark }
aloud-trick = In diesem Stich: { $cards }
aloud-trick-empty = In diesem Stich liegt noch keine Karte.
aloud-trump = { $suit ->
    [no-trump] Es wird ohne Trumpf gespielt
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
    [hearts] Herz ist Trumpf
   *[spades] Pik ist Trumpf
}, angesagt von { $who ->
    [you] dir
   *[other] { $name }
}. { $loner ->
    [nobody] Niemand spielt allein.
    [you] Du spielst allein.
   *[other] { $alone } spielt allein.
}
aloud-no-trump-yet = Es gibt noch keinen Trumpf.
aloud-up-card = Es gibt noch keinen Trumpf. Offen liegt { $card }.
aloud-score = { $watching ->
    [watching] Erste Seite
   *[playing] Wir
} { $ours }, { $watching ->
    [watching] zweite Seite
   *[playing] die Gegner
} { $theirs }{ $target ->
    [0] .
   *[other] , bis { $target }.
} { $ourTricks ->
    [one] { $ourTricks } Stich
   *[other] { $ourTricks } Stiche
} zu { $theirTricks }.
aloud-score-singly = { $scores }{ $target ->
    [0] .
   *[other] , bis { $target }.
} Stiche: { $tricks }.
aloud-partners = Deine Partner sind { $names }.
aloud-score-of = { $name } { $number }
aloud-keys-hand = deine Karten vorlesen
aloud-keys-trick = den Stich vorlesen
aloud-keys-trump = Trumpf und wer ihn angesagt hat vorlesen
aloud-keys-score = den Spielstand vorlesen
aloud-hint = Tipp: { $label }. { $why }
