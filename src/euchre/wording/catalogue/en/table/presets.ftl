# What is special about a preset: preset-<name>-says.

preset-standard-says = 24 cards to 10 points, alone with the call: the game most people know.
preset-british-says = 25 cards with the Benny to 11; cut or bump, and a round of announcements.
preset-north-american-says = 24 cards to 10, best of three games; the pack is cut, the score on a 6 and a 4.
preset-online-says = 24 cards to 11, defenders may go alone; sure hands play themselves (TRAM).
preset-openspiel-says = A single deal with the dealer stuck, as the OpenSpiel programs play it.
