"""A pack of cards shuffled and dealt, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.batch.deal_tables import GOES_UNDER
from euchre.fast.batch.splitmix import FRACTIONS, POINT, fraction
from euchre.fast.bits import number_of
from euchre.fast.jit import inlined
from euchre.fast.lanes import Sets

DRAW: Final = 0
"""The random bits of this use draw the dealer, the next eight shuffle."""
_SHUFFLE: Final = 1
TOP: Final = 21
"""The cards of the pack that are dealt or turned up."""


@inlined
def shuffle(deck: Sets, hands: Sets, dealer: int, weak: int, seed: np.uint64) -> int:
    """Shuffle and deal; the card turned up. Five cards each from the dealer's left: a shuffle knows no packets."""
    cards = deck.shape[0]
    dealt = TOP + 3 if weak == GOES_UNDER else TOP
    for first in range(0, dealt, 3):
        bits = fraction(seed, _SHUFFLE + first // 3)
        for place in range(first, first + 3):
            bits *= np.uint64(cards - place)
            other = np.uint64(place) + (bits >> POINT)
            bits &= FRACTIONS
            swapped = deck[other]
            deck[other] = deck[place]
            deck[place] = swapped
    for step in range(4):
        first = 5 * step
        hand = deck[first] | deck[first + 1] | deck[first + 2] | deck[first + 3] | deck[first + 4]
        hands[(dealer + 1 + step) & 3] = hand
    return number_of(deck[TOP - 1])
