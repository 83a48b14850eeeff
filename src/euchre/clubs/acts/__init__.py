"""The acts of a club, by topic: each act with its message, its answer, its event and its change."""
