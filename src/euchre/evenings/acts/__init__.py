"""Everything that can be done in an evening, by topic: each act with its message, its answer, event and change."""
