"""The learned policy: a small net rates each card, and the best is played.

A net is one array: a row of `HIDDEN` weights for each feature, one for the constant, and one for each of the three
things it predicts of the makers: that they make it, that they march, and their part of the tricks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.card_features import card_features
from euchre.bots.policy.card_layout import FEATURES, MOST
from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import SEAT, PlayState

CardNet = NDArray[np.float32]
"""The net of the cards; empty: play by rule."""
HIDDEN: Final = 48
CONSTANT: Final = FEATURES
MADE, MARCH, TRICKS = FEATURES + 1, FEATURES + 2, FEATURES + 3
ROWS: Final = FEATURES + 4
_ZERO: Final = np.float32(0.0)
_MADE_WORTH: Final = np.float32(3.0)
_MARCH_WORTH: Final = np.float32(1.0)
_LONE_MARCH_WORTH: Final = np.float32(3.0)
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
        sums[unit] = sums[unit] * head[unit] if sums[unit] > _ZERO else _ZERO
    while units > 3:
        units >>= 1
        for unit in range(units):
            sums[unit] += sums[unit + units]
    total: np.float32 = sums[0] + sums[1] + sums[2]
    return total


@lean
def rate_cards(net: CardNet, hand: Cards, options: Cards, may: Sets, play: PlayState, scratch: CardScratch) -> int:
    """Fill the ``cards`` and ``values`` of `scratch`; arguments as in `euchre.bots.policy.card_features.card_features`.

    One card of each run of equals in `options` is rated: the highest to lead, the lowest to follow with. Returns how
    many there are; a single one is worth 0.
    """
    terms, lists, sums = play.terms, scratch.lists, scratch.sums
    moment = lists[6]
    found = card_features(hand, options, may, play, scratch.cards, moment, lists)
    if found == 1:
        scratch.values[0] = _ZERO
        return 1
    march = _LONE_MARCH_WORTH if (terms.out >> (terms.maker ^ 2)) & 1 else _MARCH_WORTH
    sign = np.float32(-1.0 if (terms.maker ^ play.at[SEAT]) & 1 else 1.0)
    common, heads, own = sums[0], sums[1], sums[2]
    units = len(own)
    for unit in range(units):
        common[unit] = net[CONSTANT, unit]
        worth = _MADE_WORTH * net[MADE, unit] + march * net[MARCH, unit] + _TRICK_WORTH * net[TRICKS, unit]
        heads[unit] = sign * worth
    sum_rows(net, moment, common)
    for index in range(found):
        for unit in range(units):
            own[unit] = common[unit]
        sum_rows(net, lists[index], own)
        scratch.values[index] = dot(own, heads)
    return found


@compiled
def learned_card(net: CardNet, hand: Cards, options: Cards, may: Sets, play: PlayState, scratch: CardScratch) -> Cards:
    """The card to play, one of `options`: the one with the highest value. Arguments as in `rate_cards`."""
    found, best = rate_cards(net, hand, options, may, play, scratch), 0
    for index in range(1, found):
        if scratch.values[index] > scratch.values[best]:
            best = index
    card: np.uint64 = scratch.cards[best]
    return card
