"""A pack of cards shuffled and dealt, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.batch.deal_tables import GOES_UNDER
from euchre.fast.batch.splitmix import FRACTIONS, POINT, fraction
from euchre.fast.bits import number_of
from euchre.fast.jit import inlined, merged
from euchre.fast.lanes import Sets
from euchre.fast.seating import wrapped

DRAW: Final = 0
"""The random bits of this use draw the dealer, the next eleven shuffle."""
_SHUFFLE: Final = 1


@inlined
def dealt_cards(players: int) -> int:
    """The number of cards of the pack that are dealt or turned up."""
    return 5 * players + 1


@merged
def _place(deck: Sets, place: int, bits: np.uint64) -> np.uint64:
    """Choose the card for a place among those that are left; the random bits that remain."""
    bits *= np.uint64(deck.shape[0] - place)
    other = np.uint64(place) + (bits >> POINT)
    swapped = deck[other]
    deck[other] = deck[place]
    deck[place] = swapped
    return bits & FRACTIONS


@inlined
def shuffle(players: int, deck: Sets, hands: Sets, dealer: int, weak: int, seed: np.uint64) -> int:
    """Shuffle and deal; the card turned up. Five cards each from the dealer's left: a shuffle knows no packets."""
    top = dealt_cards(players)
    dealt = top + 3 if weak == GOES_UNDER else top
    whole = dealt - dealt % 3
    for first in range(0, whole, 3):
        bits = fraction(seed, _SHUFFLE + first // 3)
        for place in range(first, first + 3):
            bits = _place(deck, place, bits)
    if whole < dealt:
        bits = fraction(seed, _SHUFFLE + whole // 3)
        for place in range(whole, dealt):
            bits = _place(deck, place, bits)
    for step in range(players):
        first = 5 * step
        hand = deck[first] | deck[first + 1] | deck[first + 2] | deck[first + 3] | deck[first + 4]
        hands[wrapped(players, dealer + 1 + step)] = hand
    return number_of(deck[top - 1])
