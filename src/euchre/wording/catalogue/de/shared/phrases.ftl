# Was man am Tisch außer den Ansagen sagen kann.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-hand = Schönes Blatt!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-good-game = Schöne Partie!
phrase-one-moment = Einen Moment, bitte.
