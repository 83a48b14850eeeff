"""What people are told about a game, in sentences: what is asked, what may be answered, what happened, how it ended."""
