# The wall, which everybody in the hall reads from afar.

wall-welcome = Welcome!
wall-over = The evening is over. Thank you!
wall-between = The next round begins soon
wall-last-over = That was the last round
wall-take-seats = Please take your seats
wall-entered = { $count ->
    [0] Nobody is entered yet
    [1] 1 person is entered
   *[other] { $count } people are entered
}
wall-seats = Table and seat in round { $round }
wall-next-seats = Next: table and seat in round { $round }
wall-place = { $table } { $seat }
wall-out = out
wall-sit-outs = Sitting out:
wall-results = Results: { $done } of { $count } tables
wall-in = in
wall-standings = Standings
wall-final = Final standings
wall-league = Teams: games won · points
wall-teams = Teams
wall-mine = Your own table on your phone:
wall-qr = QR code of the page of this evening
wall-lost = No connection
wall-page = Page { $page } of { $of }
wall-wins = { $wins } · { $points }
wall-open = …
