"""A moment of a deal as one line of text."""
