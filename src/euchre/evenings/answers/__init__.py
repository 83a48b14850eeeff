"""Answers to the messages of an evening: which event each leads to, or why it is refused."""
