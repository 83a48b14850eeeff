"""Judges recorded matches: what each decision was worth, what was luck and what was play."""
