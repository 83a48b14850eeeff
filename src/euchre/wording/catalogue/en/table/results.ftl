# How deals, games and matches end. A side is $whose, $one, $two and $three: see names.ftl.

result-thrown-in-title = { $called ->
    [misfit] Misfit
   *[thrown-in] Thrown in
}
result-euchred-title = Euchred
result-march-title = March
result-made-title = Made
result-all-passed = Everybody passed twice.
result-next-dealer = Nobody scores; the next dealer deals.
result-called = { who } called { suit-with-pip }.
result-called-alone = { who } called { suit-with-pip } and played alone.
result-called-partner-alone = { who } called { suit-with-pip }; { whom } played alone.
result-defended-alone = { who } defended alone.
result-tricks = { side } took { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} of 5.
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { side-within }.
result-points-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} each for { side-within }.
result-no-points = Nobody scores.
result-in-a-line = { $title }: { $points }
result-game-drawn = The game is drawn.
result-game-won = { side-wins } the game { $won } to { $lost }.
result-game-of-rubber-won = { side-wins } the game { $won } to { $lost }. Games: { $games } to { $against }.
result-game-won-of-three = { side-wins } the game: { $scores }.
result-games = { $won } Games: { $games }.
result-slam = The losers scored nothing: the game counts as two.
result-level = Level at { $points }: another deal decides.
result-laps = The next game begins at { $scores }.
result-drawn = A draw.
result-match-won = { side-wins } the game!
result-rubber-won = { side-wins } the rubber!
