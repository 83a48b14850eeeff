# Namen und Plätze an den Tischen eines Abends.

evening-bot = Bot { $number }
evening-number = Nummer { $number }
evening-seat-north = Nord
evening-seat-east = Ost
evening-seat-south = Süd
evening-seat-west = West
evening-seat-letter-north = N
evening-seat-letter-east = O
evening-seat-letter-south = S
evening-seat-letter-west = W
evening-two = { $first } & { $second }
evening-again = Plätze neu vergeben ({ $when }).
evening-again-because = Plätze neu vergeben ({ $when }). Grund: { $reason }
evening-taken-over = Mitten im Durchgang auf einem anderen Gerät: { $names }.
evening-prizes = Preise
evening-prize = { $kind ->
    [first] Erster Platz mit { $value }
    [loners] Meiste Alleinspiele: { $value }
   *[lowest] Niedrigstes Ergebnis: { $value }
}
evening-prize-shared = geteilt von { $count }
evening-credit = { $how ->
    [fixed] Ein Durchgang ohne Tisch zählt { $points } Punkte.
   *[average] Ein Durchgang ohne Tisch zählt wie der Durchschnitt der eigenen anderen; daher die Bruchteile.
}
