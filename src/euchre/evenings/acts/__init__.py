"""The acts of an evening, by topic: each act with its message, its answer, event and change."""
