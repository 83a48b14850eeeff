"""A table in the terminal: one person, three bots.

`session`, `setup`, `question`, `events` and `saves` know nothing of screens; the rest is Textual.
The sentences for people come from `euchre.narration`.
"""
