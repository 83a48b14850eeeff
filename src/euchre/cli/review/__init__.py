"""`euchre review`."""
