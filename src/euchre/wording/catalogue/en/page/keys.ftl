# The list of keys.

keys = Keys
key-enter = Enter
key-space = Space
key-escape = Esc
keys-card = play, bury or mark that card of your hand
keys-arrows = go from card to card, or move the cut
keys-enter = choose, or continue after a deal
keys-letters = pass, order up, alone: the letter on each answer
keys-suits = name a suit; with Shift, alone
keys-last = look at the last trick
keys-hands = show all hands after a deal
keys-hint = ask for a hint, against bots
keys-undo = take your last move back, against bots
keys-skip = skip ahead to the end of the deal, if nothing is left for you to decide
keys-log = read what has happened
keys-escape = close what is open
