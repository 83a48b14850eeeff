"""Hands of the core, 33 bits whatever trump is, placed in lanes; compiled."""

from __future__ import annotations

import numpy as np

from euchre.fast.bits import NONE, ONE, lowest, number_of
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import PLACE, Cards, Sets


@compiled
def in_lanes(cards: Cards, trump: int) -> Cards:
    """A set of cards (33 bits) as lanes."""
    lanes = NONE
    while cards != NONE:
        card = lowest(cards)
        lanes |= ONE << np.uint64(PLACE[trump, number_of(card)])
        cards ^= card
    return lanes


@entry
@compiled
def many_in_lanes(cards: Sets, trump: int) -> Sets:
    """A table of sets of cards (33 bits), ``cards[world, seat]``, as lanes."""
    lanes = np.empty_like(cards)
    for world in range(cards.shape[0]):
        for seat in range(cards.shape[1]):
            lanes[world, seat] = in_lanes(cards[world, seat], trump)
    return lanes
