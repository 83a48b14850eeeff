# Everything that is printed for an evening.

papers-chart-title = Print a chart
papers-chart-says = Partners change every round, and nobody meets the same partner twice if that is possible. Hand out the numbers and play.
papers-chart-for = { $people } people, { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}
papers-people = People
papers-rounds = Rounds
papers-planning = Planning the rounds…
papers-what = What to print
papers-kind-chart = Chart
papers-kind-seating = Seating
papers-kind-tally = Tally cards
papers-kind-scores = Score sheet
papers-kind-tables = Table cards
papers-kind-slips = Result slips
papers-kind-sitouts = Sit-outs
papers-kind-final = Standings
papers-says-chart = All rounds at a glance, by number. For the director.
papers-says-seating = One sheet for each round, to put up on the wall.
papers-says-tally = One card for each person to write down their points. Cut along the dashed lines.
papers-says-scores = Everybody’s name and all rounds, to write down the points and add them up. For whoever keeps the score.
papers-says-tables = One card for each table, with its number in large type. Cut along the dashed lines.
papers-says-slips = One slip for each table and round. Both sides sign it, and it goes to the director.
papers-says-sitouts = Who sits out in which round.
papers-says-final = Everybody’s points, as they are now.
papers-paper = Paper
papers-paper-a4 = A4
papers-paper-letter = Letter
papers-which-round = Rounds
papers-all-rounds = All rounds
papers-print = Print
papers-sheets = { $count ->
    [0] Nothing to print yet
    [1] 1 sheet
   *[other] { $count } sheets
}
papers-unplanned = The seats are not known yet. Once a round is seated, it can be printed here.

papers-sheet-of = { $sheet } of { $of }
papers-names = Names
papers-bot = B{ $number }
papers-round = Round { $number }
papers-round-short = R { $number }
papers-table = Table { $number }
papers-table-short = T { $number }
papers-out-short = Out
papers-out = Sits out
papers-nobody = Nobody
papers-teams = Teams
papers-name-line = Name:
papers-qr = QR code of the page of this evening
papers-qr-card = Your page tonight
papers-qr-table = Seats and scores
papers-total = Total
papers-column-round = Round
papers-column-table = Table
papers-column-seat = Seat
papers-column-partner = Partner
papers-column-opponents = Opponents
papers-column-points = Points
papers-column-wins = Wins
papers-column-loners = Loners
papers-column-euchres = Euchred
papers-column-initials = Initials
papers-column-rank = Rank
papers-column-name = Name

papers-way-card = After the round, go to the table on your tally card.
papers-way-wall = After the round, look at the wall for your next table.
papers-way-winners = Winners go to table { $table }.
papers-way-losers = Losers go to table { $table }.
papers-way-winners-stay = Winners stay here.
papers-way-losers-stay = Losers stay here.
papers-way-mix = Then everybody takes a new partner.
papers-way-north = North stays here.
papers-way-east = East goes to table { $table }.
papers-way-south = South goes to table { $table }.
papers-way-west = West goes to table { $table }.
papers-way-home = The home team stays here.
papers-way-visitors = The visitors go to table { $table }.
papers-evening = Euchre evening

papers-title = Print
papers-plan = Plan all rounds
papers-plan-says = With a chart, all rounds can be planned now for the people who are here.
papers-again = Plan all rounds for those who are here
papers-again-says = What you print now keeps those places.
papers-back = Back to the evening
