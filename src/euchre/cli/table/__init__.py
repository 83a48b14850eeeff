"""A table in the terminal: one person, three bots.

`session`, `moment`, `offers`, `chronicle`, `results` and `saves` know nothing of screens; the rest is Textual.
"""
