"""`euchre analyse`."""
