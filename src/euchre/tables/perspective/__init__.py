"""The table and its game as people are shown them: never more than they may know."""
