# What may be said at a table besides the calls.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-hand = Nice hand!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-one-moment = One moment, please.
