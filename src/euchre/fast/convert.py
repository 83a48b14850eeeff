"""Hands of the core, 33 bits whatever trump is, placed in lanes; compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import count
from euchre.fast.jit import compiled
from euchre.fast.lanes import PLACE
from euchre.fast.sets import NONE, ONE, lowest


@compiled
def index_of(card: np.uint64) -> int:
    """Which bit (0..63) a set of one is."""
    return count(card - ONE)


@compiled
def in_lanes(cards: np.uint64, trump: int) -> np.uint64:
    """A set of cards (33 bits) as lanes."""
    lanes = NONE
    while cards != NONE:
        card = lowest(cards)
        lanes |= ONE << np.uint64(PLACE[trump, index_of(card)])
        cards ^= card
    return lanes


@compiled
def many_in_lanes(cards: NDArray[np.uint64], trump: int) -> NDArray[np.uint64]:
    """A table of sets of cards (33 bits), ``cards[world, seat]``, as lanes."""
    lanes = np.empty_like(cards)
    for world in range(cards.shape[0]):
        for seat in range(cards.shape[1]):
            lanes[world, seat] = in_lanes(cards[world, seat], trump)
    return lanes
