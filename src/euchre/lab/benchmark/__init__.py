"""The bench: how much a player gains on fixed deals, with as little luck as can be."""
