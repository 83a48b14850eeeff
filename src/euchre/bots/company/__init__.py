"""The bots that sit with people: chosen by level, got ready while people wait or play on, and never stuck."""
