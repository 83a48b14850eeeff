"""Exact and sampled play: an open-hand solver and possible worlds, compiled where it counts."""
