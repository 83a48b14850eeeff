"""The TRAM call, compiled: a leader certain of the rest (`euchre.core.law.claim_stands`), and the play after it.

Sets of cards here are 33 bits, as in `euchre.core.cards`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.cards import CARDS, Suit, set_of
from euchre.core.trump import SUIT_IN_PLAY, SUIT_SET, TRUMPS
from euchre.fast.bits import NONE, ONE, count
from euchre.fast.jit import entry, lean
from euchre.fast.lanes import Cards, Sets

CLAIM_ORDER: Final[NDArray[np.int64]] = np.array([law.claim_order(trump, set_of(CARDS)) for trump in TRUMPS])
"""``CLAIM_ORDER[trump, place]``: the cards in the order in which a hand that claims plays them."""
_SUIT: Final[NDArray[np.int64]] = np.array(SUIT_IN_PLAY, dtype=np.int64)
"""``_SUIT[trump, card]``: the suit a card counts as."""
_SUIT_SET: Final[Sets] = np.array(SUIT_SET, dtype=np.uint64)
"""``_SUIT_SET[trump, suit]``: the cards that count as a suit."""


def _higher(trump: Suit) -> list[int]:
    """The cards of its suit that beat each card: they come before it in the order of a claim."""
    order = CLAIM_ORDER[trump].tolist()
    before = {card: set_of(CARDS[other] for other in order[:at]) for at, card in enumerate(order)}
    return [before[card] & SUIT_SET[trump][SUIT_IN_PLAY[trump][card]] for card in CARDS]


_HIGHER: Final[Sets] = np.array([_higher(trump) for trump in TRUMPS], dtype=np.uint64)
"""``_HIGHER[trump, card]``: the cards of the same suit that beat a card."""


@entry
@lean
def is_certain(hand: Cards, threats: Sets, others: int, trump: int) -> bool:
    """True if a leader with this hand takes every trick left.

    ``threats[0 .. others - 1]`` are the cards that each of the others in the game may hold.
    """
    led = 0  # four bits a suit: how many leads
    trumps = _SUIT_SET[trump, trump]
    for at in range(CLAIM_ORDER.shape[1]):
        card = CLAIM_ORDER[trump, at]
        if hand >> np.uint64(card) & ONE == NONE:
            continue
        suit = _SUIT[trump, card]
        for other in range(others):
            threat = threats[other]
            if threat & _HIGHER[trump, card] != NONE and count(threat & _SUIT_SET[trump, suit]) > led >> 4 * suit & 15:
                return False
            if suit != trump and count(threat & trumps) > led >> 4 * trump & 15:
                return False
        led += 1 << 4 * suit
    return True


@lean
def in_claim_order(options: Cards, trump: int, last: bool) -> int:  # noqa: FBT001 - compiled code takes no keywords
    """The first card of a set in the order of a claim, or the last."""
    found = -1
    for place in range(CLAIM_ORDER.shape[1]):
        card = CLAIM_ORDER[trump, place]
        if options >> np.uint64(card) & ONE:
            found = card
            if not last:
                break
    return found
