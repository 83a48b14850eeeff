"""`euchre simulate`."""
