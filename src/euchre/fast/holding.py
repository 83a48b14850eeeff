"""Sets of cards in lanes, for compiled code: what may be played, what beats what, which cards are one choice."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import lowest_place, room_above
from euchre.fast.jit import compiled
from euchre.fast.lanes import LANE, LANE_MASK, LANES, TRUMP_MASK

Lanes = int
"""A set of cards as lanes, ``uint64`` in compiled code; one card is a set of one."""


def word(bits: int) -> Lanes:
    """A constant of compiled code: a signed number beside a ``uint64`` would make a fraction of both."""
    return cast("Lanes", np.uint64(bits))


def _in_each_lane(bits: int) -> Lanes:
    return word(sum(bits << lane * LANE for lane in range(LANES)))


NONE: Final = word(0)
ONE: Final = word(1)
TRUMPS: Final = word(TRUMP_MASK)
_TOP: Final = word(63)


FENCES: Final = _in_each_lane(1 << LANE - 1)
"""The bit of each lane that is never a card; it stops what is carried or shifted out of the lane above or below."""
_STEP_1, _STEP_2, _STEP_4, _STEP_8 = (word(step) for step in (1, 2, 4, 8))
_ROOM_1, _ROOM_2, _ROOM_4, _ROOM_8 = (_in_each_lane(LANE_MASK >> step + 1) for step in (1, 2, 4, 8))
_SUIT: Final[NDArray[Any]] = np.array(
    [LANE_MASK << place // LANE * LANE for place in range(LANE * LANES)], dtype=np.uint64
)
"""``_SUIT[place]``: the lane of a card."""


@compiled
def suit_of(card: Lanes) -> Lanes:
    """The lane of a card."""
    suit: Lanes = _SUIT[lowest_place(card)]
    return suit


@compiled
def legal(hand: Lanes, suit: Lanes, free: Lanes) -> Lanes:
    """The cards that may be played to a lead of this suit; `free` ones (the Benny, at no trump) always may."""
    follow = hand & suit
    return follow | (hand & free) if follow else hand


@compiled
def choices(hand: Lanes, gone: Lanes) -> Lanes:
    """One card, the lowest, for each run of cards of a hand with none but `gone` cards between them."""
    return hand & ~((hand << ONE) + gone)  # a carry runs through the gap to the next card that is still there


@compiled
def lowest(cards: Lanes) -> Lanes:
    """The lowest card of the lowest suit; nothing of nothing."""
    return cards & (~cards + ONE)


@compiled
def highest(cards: Lanes) -> Lanes:
    """The highest card of the highest suit; nothing of nothing."""
    return ONE << (_TOP - room_above(cards)) if cards else NONE


@compiled
def above(card: Lanes) -> Lanes:
    """Every place above a card, or above nothing."""
    return ~((card << ONE) - ONE) if card else ~NONE


@compiled
def reach(cards: Lanes) -> Lanes:
    """The places at or below a card of the same lane: the cards it holds down."""
    cards |= (cards >> _STEP_1) & _ROOM_1
    cards |= (cards >> _STEP_2) & _ROOM_2
    cards |= (cards >> _STEP_4) & _ROOM_4
    return cards | ((cards >> _STEP_8) & _ROOM_8)
