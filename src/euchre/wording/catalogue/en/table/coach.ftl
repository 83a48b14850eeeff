# A line for beginners about the card that they are to play.

coach-partner-wins = Your partner is winning: a low card is enough.
coach-may-trump = You have no { suit }: you may trump.
coach-must-follow = You must follow suit: play { suit }.
coach-left-bower = Your { $card } is the left bower: it counts as { suit }.
