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
