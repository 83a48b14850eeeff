# What is read aloud: when something happens, and when somebody asks for it with a key.

aloud-card = { $who ->
    [you] You play the { $card }.
   *[other] { $name } plays the { $card }.
}
aloud-card-terse = { $who ->
    [you] You: { $card }.
   *[other] { $name }: { $card }.
}
aloud-took = { $who ->
    [you] You take it.
   *[other] { $name } takes it.
}
aloud-hand = Your hand: { $cards }.
aloud-hand-empty = You hold no cards.
aloud-hand-none = You are watching and hold no cards.
aloud-marked = { $name }, { $mark }
aloud-trick = In this trick: { $cards }
aloud-trick-empty = No card has been played to this trick.
aloud-trump = { $suit ->
    [no-trump] No trump
    [clubs] Clubs are trump
    [diamonds] Diamonds are trump
    [hearts] Hearts are trump
   *[spades] Spades are trump
}, called by { $who ->
    [you] you
   *[other] { $name }
}. { $loner ->
    [nobody] Nobody plays alone.
    [you] You play alone.
   *[other] { $alone } plays alone.
}
aloud-no-trump-yet = There is no trump yet.
aloud-up-card = There is no trump yet. The up-card is the { $card }.
aloud-score = { $watching ->
    [watching] First side
   *[playing] You
} { $ours }, { $watching ->
    [watching] second side
   *[playing] they
} { $theirs }{ $target ->
    [0] .
   *[other] , to { $target }.
} { $ourTricks ->
    [one] { $ourTricks } trick
   *[other] { $ourTricks } tricks
} to { $theirTricks }.
aloud-score-singly = { $scores }{ $target ->
    [0] .
   *[other] , to { $target }.
} Tricks: { $tricks }.
aloud-partners = Your partners are { $names }.
aloud-score-of = { $name } { $number }
aloud-keys-hand = read your hand
aloud-keys-trick = read the trick
aloud-keys-trump = read trump and who called it
aloud-keys-score = read the score
aloud-hint = Hint: { $label }. { $why }
