"""A table in the terminal: one person, three bots.

`session`, `setup`, `key_answers`, `partial_answer`, `events` and `saves` know nothing of screens; the rest is Textual.
The sentences for people come from `euchre.narration`.
"""
