"""Answers over HTTP, and the live connection of a table."""
