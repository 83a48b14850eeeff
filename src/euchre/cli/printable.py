"""Text from strangers in a terminal."""

from __future__ import annotations


def printable(text: str) -> str:
    """Text from a stranger, made harmless for a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
