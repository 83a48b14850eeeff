"""`euchre equity`."""
