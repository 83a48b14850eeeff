"""Sets of cards (33-bit, ``uint64``) in the compiled deals: which one, and one at random."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.bits import lowest_place
from euchre.fast.jit import inlined

_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)


@inlined
def number_of(card: np.uint64) -> int:
    """The number (0..32) of the card in a set of one."""
    return np.int64(lowest_place(card))  # type: ignore[return-value]


@inlined
def nth(cards: np.uint64, number: int, most: int) -> np.uint64:
    """A card of a set, as a set of one: the lowest if `number` is 0, which is below `most`."""
    for place in range(most - 1):  # nothing here depends on luck, so the processor guesses it right
        fewer = cards & (cards - _ONE)
        cards = fewer if number > place else cards
    return cards & (_NONE - cards)
