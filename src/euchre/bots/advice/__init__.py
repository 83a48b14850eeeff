"""Advice to a person: how good each choice is, and why."""
