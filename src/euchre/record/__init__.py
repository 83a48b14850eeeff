"""Matches in files: our own log, and Euchre Game Notation, read, written and replayed.

A recorded match is its rules and its actions; everything else follows from replaying them.
"""
