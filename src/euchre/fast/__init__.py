"""The game in compiled code: cards as bits, the auction and the play in numbers, and random deals on them."""
