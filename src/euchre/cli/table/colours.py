"""Colours: one palette, with two or with four colours of suits. A suit always shows its pip as well."""

from __future__ import annotations

import re
from typing import Final

from textual.content import Content
from textual.theme import Theme

_INK, _IVORY, _RED = "#1b1d1e", "#f3ecd9", "#b3261e"

_SUITS: Final = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
_PIP: Final = re.compile("[♣♦♥♠]")


def _theme(name: str, on_card: tuple[str, ...], on_felt: tuple[str, ...]) -> Theme:
    variables = {"card": _IVORY, "card-ink": _INK, "card-edge": "#a79f89", "card-dim": "#8fa196", "back": "#6f4a3a"}
    for suit, printed, written in zip(_SUITS.values(), on_card, on_felt, strict=True):
        variables |= {f"card-{suit}": printed, f"felt-{suit}": written}
    return Theme(
        name=name,
        primary="#d8b65a",
        secondary="#7fb69a",
        warning="#f0a35e",
        error="#ff9a86",
        success="#9fd6a3",
        accent="#d8b65a",
        foreground="#e8e3d3",
        background="#10291f",
        surface="#173528",
        panel="#0b1e17",
        variables=variables,
    )


TWO_COLOURS: Final = _theme("euchre", (_INK, _RED, _RED, _INK), ("#e8e3d3", "#ff8f80", "#ff8f80", "#e8e3d3"))
FOUR_COLOURS: Final = _theme(
    "euchre-four-colours", ("#14652b", "#1c4fa3", _RED, _INK), ("#86d28c", "#8ab6ff", "#ff8f80", "#e8e3d3")
)
"""Clubs green and diamonds blue, for whom red and black are not enough."""


def pips(text: str, *, on: str = "felt") -> Content:
    """A line with its suits in colour; `on` is what it is written on, ``felt`` or ``card``."""
    content = Content(text)
    for pip in _PIP.finditer(text):
        content = content.stylize(f"${on}-{_SUITS[pip[0]]}", *pip.span())
    return content
