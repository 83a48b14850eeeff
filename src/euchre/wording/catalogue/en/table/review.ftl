# The review of a finished match.

review-failed = The review was interrupted. Begin it again: it goes on where it stopped.
