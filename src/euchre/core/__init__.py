"""The game as values: every rule, no input or output."""
