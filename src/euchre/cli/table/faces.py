"""What stands on a card: its face, and what a bower or the Benny is called."""

from __future__ import annotations

from typing import Final

from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.trump import is_left_bower, suit_of

TWO_OF_SPADES: Final = "2♠"
WIDEST: Final = 5
"""Characters that fit on a card of the hand."""


def face(rules: Rules, card: Card) -> str:
    """What is printed on a card: the two of spades keeps its face where it stands in for the highest trump."""
    if card != BENNY:
        return card_name(rules, card)
    if law.two_of_spades_stands_in(rules):
        return TWO_OF_SPADES
    called = card_name(rules, card)
    return called if len(called) <= WIDEST else "Joker"


def tag(rules: Rules, card: Card, trump: Suit | None) -> str:
    """What a bower or the highest trump is called; the left bower is a jack of another suit."""
    if card == BENNY:
        called = card_name(rules, card)
        return called if called != face(rules, card) and len(called) <= WIDEST else "best"
    if is_left_bower(card, trump):
        return "left"
    if card.rank == JACK and trump is not None and suit_of(card, trump) is trump is card.suit:
        return "right"
    return ""


def in_a_line(rules: Rules, card: Card, trump: Suit | None) -> str:
    """The face, and beside it what the card is called where the face does not show that it is a trump."""
    name = face(rules, card)
    if is_left_bower(card, trump):
        return f"{name} left"
    return f"{name} best" if name == TWO_OF_SPADES else name
