"""The player `pimc`: solves deals with all hands open, and takes the choice that does best on average."""
