"""Printed cards: the rounds on them hold from the moment a director prints them, until a director gives them up."""

from __future__ import annotations

from euchre.evenings import events, messages
from euchre.evenings.cards import rounds_on_cards
from euchre.evenings.evening import Evening
from euchre.evenings.refusals import check_director, check_open


def print_cards(evening: Evening, guest: str, _: messages.PrintCards, at: float) -> events.CardsPrinted | None:
    """A director prints the rounds that are planned; cards without any, or the same again, change nothing.

    Raises `EuchreError`: ``evening/not-director``, ``evening/over``.
    """
    check_director(evening, guest)
    check_open(evening)
    rounds = rounds_on_cards(evening)
    return events.CardsPrinted(at=at, rounds=rounds) if rounds and rounds != evening.printed else None


def drop_cards(evening: Evening, guest: str, _: messages.DropCards, at: float) -> events.CardsDropped | None:
    """A director gives up what is printed. Raises `EuchreError`: ``evening/not-director``, ``evening/over``."""
    check_director(evening, guest)
    check_open(evening)
    return events.CardsDropped(at=at) if evening.printed else None
