"""The sentences about a game: what is asked, what may be answered, what happened, how it ended."""
