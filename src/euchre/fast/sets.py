"""Cards in lanes, compiled: the lowest and the highest, the lane they lie in, what follows suit and what beats what.

All sets are ``uint64`` as `euchre.fast.lanes` lays them out: trump on the top lane, the higher bit of a lane better.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import compiled
from euchre.fast.lanes import LANE, LANE_MASK, TRUMP_LANE, TRUMP_MASK

Sets = NDArray[np.uint64]
"""Several sets of cards."""
Indices = NDArray[np.int64]
"""Whole numbers."""
Net = NDArray[np.float32]
"""What `euchre.bots.policy.learned` has learned; empty: play by rule."""

NONE: Final = np.uint64(0)
ONE: Final = np.uint64(1)
TRUMPS: Final = np.uint64(TRUMP_MASK)
_LANE: Final = np.uint64(LANE)
_LANE_MASK: Final = np.uint64(LANE_MASK)
_TWO: Final = np.uint64(2)
_FOUR: Final = np.uint64(4)
_EIGHT: Final = np.uint64(8)
_SIXTEEN: Final = np.uint64(16)
_THIRTY_TWO: Final = np.uint64(32)


@compiled
def lowest(cards: np.uint64) -> np.uint64:
    """The lowest card of a set; the empty set of the empty set."""
    return cards & (NONE - cards)


@compiled
def highest(cards: np.uint64) -> np.uint64:
    """The highest card of a set; the empty set of the empty set."""
    cards |= cards >> ONE
    cards |= cards >> _TWO
    cards |= cards >> _FOUR
    cards |= cards >> _EIGHT
    cards |= cards >> _SIXTEEN
    cards |= cards >> _THIRTY_TWO
    return cards - (cards >> ONE)


@compiled
def lane_number(card: np.uint64) -> int:
    """The lane (0..4) of one card."""
    lane = TRUMP_LANE
    start = ONE << np.uint64(TRUMP_LANE * LANE)
    while lane > 0 and card < start:
        start >>= _LANE
        lane -= 1
    return lane


@compiled
def lane_set(lane: int) -> np.uint64:
    """All places of a lane (0..4)."""
    return _LANE_MASK << (np.uint64(lane) * _LANE)


@compiled
def lane_of(card: np.uint64) -> np.uint64:
    """All places of the lane that a card lies in."""
    return lane_set(lane_number(card))


@compiled
def higher(card: np.uint64, lane: np.uint64) -> np.uint64:
    """The places of a card's own lane that beat it."""
    return lane & ~(card | (card - ONE))


@compiled
def to_play(hand: np.uint64, led: np.uint64, no_trump: bool) -> np.uint64:  # noqa: FBT001 - compiled code takes no keywords
    """The cards of a hand that may be played; `led` is the card led, or the empty set for who leads.

    At no trump the Benny, alone in its lane, may always be played.
    """
    if led == NONE:
        return hand
    follow = hand & lane_of(led)
    if follow == NONE:
        return hand
    if no_trump:
        return follow | (hand & TRUMPS)
    return follow


@compiled
def beats(card: np.uint64, best: np.uint64) -> bool:
    """Whether a card wins a trick from the one that is winning it, which followed suit to the lead or is a trump."""
    return bool(card > best and card & (TRUMPS | lane_of(best)) != NONE)
