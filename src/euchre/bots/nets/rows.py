"""The rows of a card net: those of the features that hold are added up, and the worth of a card read off the sum.

A net is one array: a row of `HIDDEN` weights for each feature, one for the constant, and one for each of the three
things it predicts of the makers: that they make it, that they march, and their part of the tricks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import Cards, Sets

CardNet = NDArray[np.float32]
"""The net of the cards; empty: play by rule."""
HIDDEN: Final = 48
HEADS: Final = 3
MORE_ROWS: Final = 1 + HEADS
"""The rows after those of the features: the constant, making it, the march, the tricks."""
MOST: Final = 40
"""More features than ever hold at once, of the moment or of a card."""
ZERO: Final = np.float32(0.0)
_MADE_WORTH: Final = np.float32(3.0)
_TRICK_WORTH: Final = np.float32(0.1)


class CardScratch(NamedTuple):
    """Room for the work on one card after the other."""

    lists: NDArray[np.int64]
    """Seven lists of features, the last for the moment."""
    sums: NDArray[np.float32]
    """Three rows of hidden units."""
    cards: Sets
    """The cards that were rated."""
    values: NDArray[np.float32]
    """The worth of each of them to its player, on a scale of the net's own."""


@compiled
def card_scratch() -> CardScratch:
    """Make room to work in; its contents are undefined."""
    lists, sums = np.empty((7, MOST), np.int64), np.empty((3, HIDDEN), np.float32)
    return CardScratch(lists, sums, np.empty(6, np.uint64), np.empty(6, np.float32))


@lean
def sum_rows(net: CardNet, rows: NDArray[np.int64], sums: NDArray[np.float32]) -> None:
    """Add the rows of a list of features (it ends with -1) to `sums`."""
    units = len(sums)  # not a constant: so it is compiled to vectors
    index = 0
    while rows[index] >= 0:
        row = net[np.uint64(rows[index])]
        for unit in range(units):
            sums[unit] += row[unit]
        index += 1


@lean
def dot(sums: NDArray[np.float32], head: NDArray[np.float32]) -> np.float32:
    """The output of one head for the sums of the hidden units, which it overwrites; added by halves, to vectorise."""
    units = len(sums)
    for unit in range(units):  # not max(), whose care for NaN prevents vectors
        sums[unit] = sums[unit] * head[unit] if sums[unit] > ZERO else ZERO
    while units > 3:
        units >>= 1
        for unit in range(units):
            sums[unit] += sums[unit + units]
    total: np.float32 = sums[0] + sums[1] + sums[2]
    return total


@lean
def rate(net: CardNet, found: int, sign: np.float32, march: np.float32, scratch: CardScratch) -> None:
    """Fill the ``values`` of the first `found` cards from their ``lists``.

    `sign` is 1 for the makers and -1 for the defenders, `march` the points of a march beyond those of making it.
    """
    lists, sums = scratch.lists, scratch.sums
    constant = len(net) - MORE_ROWS
    common, heads, own = sums[0], sums[1], sums[2]
    units = len(own)
    for unit in range(units):
        common[unit] = net[constant, unit]
        worth = _MADE_WORTH * net[constant + 1, unit] + march * net[constant + 2, unit]
        heads[unit] = sign * (worth + _TRICK_WORTH * net[constant + 3, unit])
    sum_rows(net, lists[6], common)
    for index in range(found):
        for unit in range(units):
            own[unit] = common[unit]
        sum_rows(net, lists[index], own)
        scratch.values[index] = dot(own, heads)


@lean
def best_rated(found: int, scratch: CardScratch) -> Cards:
    """The card with the highest value; of equals the first."""
    best = 0
    for index in range(1, found):
        if scratch.values[index] > scratch.values[best]:
            best = index
    card: np.uint64 = scratch.cards[best]
    return card
