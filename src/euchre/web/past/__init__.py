"""Finished matches: reading, reviewing and analysing them."""
