"""What evenings, clubs and the like have in common: each is the fold of its stored events."""
