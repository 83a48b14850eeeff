"""A table in the terminal: one person, three bots.

`session`, `setup`, `offered`, `events` and `saves` know nothing of screens; the rest is Textual.
What people are told in sentences comes from `euchre.narration`.
"""
