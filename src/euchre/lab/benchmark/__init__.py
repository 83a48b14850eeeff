"""The bench: how much a player gains on fixed deals of four players, with as little luck as can be."""
