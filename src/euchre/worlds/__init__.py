"""The deals that a seat cannot rule out: what binds them, how they are drawn, and how likely each is."""
