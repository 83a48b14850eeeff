# Ein Satz für Anfänger zu der Karte, die sie spielen sollen.

coach-partner-wins = Dein Partner gewinnt: Eine niedrige Karte reicht.
coach-may-trump = Du hast kein { suit }: Du darfst trumpfen.
coach-must-follow = Du musst bedienen: Spiel { suit }.
coach-left-bower = Dein { $card } ist der linke Bower: Er zählt als { suit }.
