"""The terminal: commands, and a table to play at."""
