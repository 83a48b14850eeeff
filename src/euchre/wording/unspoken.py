"""Sentences kept by id and parts, to be put into words later in any language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from euchre.wording.wording import Part, Wording

_LIST: Final = "+"
_DECIMAL: Final = "0.0"
_KEPT: Final = "["
"""The beginning of what is kept; no card, suit or name in a sentence begins so."""


class Unspoken(Wording):
    """Takes the place of a language: `spoken` puts what it returns into words."""

    def __init__(self) -> None:
        """Read no catalogue."""

    def __call__(self, message: str, **parts: Part) -> str:
        """The sentence with this id."""
        return json.dumps([message, parts])

    def listed(self, items: Sequence[str]) -> str:
        """Things in a row."""
        return json.dumps([_LIST, list(items)])

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point."""
        return json.dumps([_DECIMAL, number])


def spoken(words: Wording, kept: str) -> str:
    """The sentence of `Unspoken`, in words."""
    if not kept.startswith(_KEPT):
        return kept
    message, parts = json.loads(kept)
    if message == _LIST:
        return words.listed([spoken(words, item) for item in parts])
    if message == _DECIMAL:
        return words.decimal(parts)
    return words(
        message, **{name: spoken(words, part) if isinstance(part, str) else part for name, part in parts.items()}
    )
