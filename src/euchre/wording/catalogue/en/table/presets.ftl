# What is special about a preset: preset-<name>-says.

preset-standard-says = 24 cards to 10 points, alone with the call: the game most people know.
preset-british-says = 25 cards with the Benny to 11; cut or bump, and a round of announcements.
preset-north-american-says = 24 cards to 10, best of three games; the pack is cut, the score on a 6 and a 4.
preset-online-says = 24 cards to 11, defenders may go alone; sure hands play themselves (TRAM).
preset-openspiel-says = A single deal with the dealer stuck, as the OpenSpiel programs play it.
preset-three-handed-says = Three play, each for themselves to 10: the maker against the two others, a march scores 3.
preset-six-handed-says = Six play, three against three with 33 cards; a lone march scores 5.
preset-two-handed-says = Two play, each for themselves to 10.
preset-railroad-says = A joker, a card from the partner of whoever plays alone, and points carried over.
