"""Environments for learning: numbered actions, what a seat sees as an array, and rewards."""
