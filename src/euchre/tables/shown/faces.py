"""Cards as a client gets them: their two letters, what they are called aloud, and what trump makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.core import law
from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.trump import is_left_bower, suit_of
from euchre.tables.replies import Held, Mark

_RANKS: Final = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """The two letters of each card."""
    return tuple(map(str, cards))


def aloud(rules: Rules, card: Card) -> str:
    """What a card is called aloud.

    >>> aloud(Rules(), Card.parse("Jh"))
    'jack of hearts'
    """
    if card.suit is None:
        return "two of spades" if law.two_of_spades_stands_in(rules) else "joker"
    return f"{_RANKS[card.rank - 7]} of {card.suit}"


def held(rules: Rules, card: Card, trump: Suit | None) -> Held:
    """A card of a hand, once trump is made or before."""
    suit = suit_of(card, trump)
    return Held(
        card=str(card), name=aloud(rules, card), suit="none" if suit is None else str(suit), mark=_mark(card, trump)
    )


def _mark(card: Card, trump: Suit | None) -> Mark:
    if card == BENNY:
        return "Benny"
    if is_left_bower(card, trump):
        return "left bower"
    return "right bower" if card.rank == JACK and card.suit is trump else ""
