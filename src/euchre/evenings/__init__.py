"""A club evening as a value: who is there, who sits where in each round, the results, the standings."""
