# Names and seats at the tables of an evening.

evening-bot = Bot { $number }
evening-number = Number { $number }
evening-seat-north = North
evening-seat-east = East
evening-seat-south = South
evening-seat-west = West
evening-seat-letter-north = N
evening-seat-letter-east = E
evening-seat-letter-south = S
evening-seat-letter-west = W
evening-two = { $first } & { $second }
evening-again = Seated again ({ $when }).
evening-again-because = Seated again ({ $when }). Reason: { $reason }
evening-taken-over = Another device took over in mid-round: { $names }.
evening-prizes = Prizes
evening-prize = { $kind ->
    [first] First, with { $value }
    [loners] Most loners: { $value }
   *[lowest] Lowest score: { $value }
}
evening-prize-shared = shared by { $count }
evening-credit = { $how ->
    [fixed] A round without a table counts { $points } points.
   *[average] A round without a table counts as the average of one's other rounds, so that points may be fractions.
}
