# Suits, and cards as they are called aloud.

suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
    [spades] spades
   *[none] no trump
}
rank = { $rank ->
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
    [13] king
   *[14] ace
}
card = { rank } of { suit }
card-benny-two = two of spades
