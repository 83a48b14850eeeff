"""The store, kept for good: every event of every table, the match list, and what several workers must agree on."""
