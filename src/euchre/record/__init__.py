"""Games on paper: our own log, and Euchre Game Notation, read, written and replayed.

A recorded game is its rules and its actions; everything else follows from replaying them.
"""
