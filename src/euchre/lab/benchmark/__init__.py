"""The bench: how much a player gains on fixed deals against fixed opponents, with as little luck as can be."""
