"""The open-hand solver: what a position is worth if everybody sees all cards."""
