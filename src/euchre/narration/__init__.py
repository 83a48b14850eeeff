"""Sentences for people at a table, on the page and in the terminal alike.

What seats say, what is asked, what may be answered, what happened and how it ended; and how the up-card and the score
cards lie on the table.
"""
