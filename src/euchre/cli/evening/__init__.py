"""The commands `euchre evening ...`."""
