"""`euchre arena`."""
