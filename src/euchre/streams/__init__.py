"""The kernel of evenings, clubs and the like: each is the fold of its stored events."""
