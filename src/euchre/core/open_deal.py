"""A deal that is over, laid open: its cards are no longer secret."""

from __future__ import annotations

from typing import NamedTuple

from euchre.core import law
from euchre.core.cards import Card, Suit, cards_in
from euchre.core.state import State
from euchre.core.trump import display_order


class OpenDeal(NamedTuple):
    """The hands and the kitty, sorted as people sort a hand."""

    trump: Suit | None
    """The trump; None where the cards were thrown in."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat, after the dealer's exchange."""
    kitty: tuple[Card, ...]
    """The cards that nobody held."""
    buried: tuple[Card, ...]
    """The buried cards, in order; they lie in the kitty."""


def open_deal(ended: State) -> OpenDeal:
    """The deal of a state right before its last action, when all its cards are still in their hands."""
    trump = None if ended.contract is None else ended.contract.trump
    hands = tuple(display_order(cards_in(hand), trump) for hand in ended.hidden.hands)
    held = {card for hand in hands for card in hand}
    kitty = tuple(card for card in law.pack(ended.rules) if card not in held)
    buried = tuple(card for _, card in ended.hidden.buried)
    return OpenDeal(trump, hands, display_order(kitty, trump), buried)
