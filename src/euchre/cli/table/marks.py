"""Marking cards that go under the kitty: what may not be marked, and what is missing."""

from __future__ import annotations

from typing import Final

from euchre.core.actions import GoUnder
from euchre.core.cards import Card
from euchre.core.speech import card_name
from euchre.core.view import View

_UNDER: Final = 3
"""Cards that go under together. Source: the house rule go-under."""


def refused_mark(view: View, marked: tuple[Card, ...], card: Card) -> str:
    """Why this card cannot be marked now, or "" if it can (or its mark is taken away)."""
    name = card_name(view.rules, card)
    if card in marked:
        return ""
    low = {other for action in view.legal if isinstance(action, GoUnder) for other in action.cards}
    if not low:
        return "Nothing can go under now: that takes three cards of ten or lower."
    if card not in low:
        return f"{name} may not go under: only cards of ten or lower may."
    if len(marked) == _UNDER:
        return f"Three cards are marked already: take a mark away before you mark {name}."
    return ""


def marks_missing(view: View, marked: tuple[Card, ...]) -> str:
    """How many more cards must be marked to go under, or "" if none or if it is not asked."""
    missing = _UNDER - len(marked)
    if not missing or not any(isinstance(action, GoUnder) for action in view.legal):
        return ""
    return f"Three cards go under together: mark {missing} more."
