"""Sets of cards as bits, in compiled code: count and find cards, what may be played, what beats what.

A set is a ``uint64``, and a card is a set of one. Most functions here take sets in lanes (`euchre.fast.lanes`), where
the higher bit of a lane is the better card; `count`, `lowest` and `number_of` take any set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from euchre.fast.jit import compiled, entry, inlined, shared
from euchre.fast.lanes import LANE, LANE_MASK, LANES, TRUMP_MASK, Cards, Sets


def _instruction(name: str, result: str, plain: Callable[[int], int]) -> Callable[[Any], int]:
    """An instruction of LLVM on a ``uint64`` in compiled code, `plain` in Python."""

    def make(_: Callable[..., Any]) -> Any:
        from llvmlite import ir  # type: ignore[import-untyped]  # noqa: PLC0415 - only what is compiled loads Numba
        from numba import types  # noqa: PLC0415 - the same
        from numba.extending import intrinsic  # noqa: PLC0415 - the same

        # where LLVM asks: the instruction is defined for the empty set
        more = () if name == "ctpop" else (ir.Constant(ir.IntType(1), 0),)

        def typed(_typing: Any, _word: Any) -> Any:
            def generate(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
                return getattr(builder, name)(words[0], *more)

            return getattr(types, result)(types.uint64), generate

        return intrinsic(typed)

    return shared(plain, make)


def _count(cards: int) -> int:
    return int(cards).bit_count()


def _lowest_place(cards: int) -> Any:
    bits = int(cards)
    return np.uint64((bits & -bits).bit_length() - 1 if bits else 64)


def _room_above(cards: int) -> Any:
    return np.uint64(64 - int(cards).bit_length())


count: Final = _instruction("ctpop", "int64", _count)
"""The number of cards in a set."""
lowest_place: Final = _instruction("cttz", "uint64", _lowest_place)
"""The place (0..63) of a set's lowest card; 64 for no card."""
room_above: Final = _instruction("ctlz", "uint64", _room_above)
"""The number of the 64 bits above a set's highest card; 64 for no card."""


def word(bits: int) -> Cards:
    """A constant of compiled code: a signed number beside a ``uint64`` would turn both into floats."""
    return np.uint64(bits)


def _in_each_lane(bits: int) -> Cards:
    return word(sum(bits << lane * LANE for lane in range(LANES)))


NONE: Final = word(0)
ONE: Final = word(1)
TRUMPS: Final = word(TRUMP_MASK)
FENCES: Final = _in_each_lane(1 << LANE - 1)
"""The bit of each lane that is never a card; it stops what is carried or shifted out of the lane above or below."""
_TOP: Final = word(63)
_STEP_1, _STEP_2, _STEP_4, _STEP_8 = (word(step) for step in (1, 2, 4, 8))
_ROOM_1, _ROOM_2, _ROOM_4, _ROOM_8 = (_in_each_lane(LANE_MASK >> step + 1) for step in (1, 2, 4, 8))
_LANE_OF: Final[Sets] = np.array([LANE_MASK << place // LANE * LANE for place in range(LANE * LANES)], dtype=np.uint64)
"""``_LANE_OF[place]``: the lane of a card."""


@entry
@compiled
def lowest(cards: Cards) -> Cards:
    """The lowest card of a set; 0 for the empty set."""
    return cards & (NONE - cards)


@entry
@compiled
def highest(cards: Cards) -> Cards:
    """The highest card of a set; 0 for the empty set."""
    return ONE << (_TOP - room_above(cards)) if cards else NONE


@inlined
def number_of(card: Cards) -> int:
    """The place (0..63) of the card in a set of one."""
    return np.int64(lowest_place(card))  # type: ignore[return-value]


@compiled
def lane_of(card: Cards) -> Cards:
    """The places of the lane that a card lies in."""
    lane: Cards = _LANE_OF[lowest_place(card)]
    return lane


@compiled
def lane_set(lane: int) -> Cards:
    """The places of a lane (0..4)."""
    found: Cards = _LANE_OF[lane * LANE]
    return found


@compiled
def above(card: Cards) -> Cards:
    """The places above a card, or above nothing."""
    return ~((card << ONE) - ONE) if card else ~NONE


@compiled
def higher(card: Cards, lane: Cards) -> Cards:
    """The places of a card's own lane that beat it."""
    return lane & ~(card | (card - ONE))


@compiled
def beats(card: Cards, best: Cards) -> bool:
    """True if a card wins a trick from the one that is winning it, which followed suit to the lead or is a trump."""
    return bool(card > best and card & (TRUMPS | lane_of(best)) != NONE)


@compiled
def legal(hand: Cards, lane: Cards, free: Cards) -> Cards:
    """The cards that may be played to a lead of this lane; `free` ones (the Benny, at no trump) always may."""
    follow = hand & lane
    return follow | (hand & free) if follow else hand


@compiled
def choices(hand: Cards, gone: Cards) -> Cards:
    """The lowest card of each run of a hand's cards with only `gone` cards between them."""
    return hand & ~((hand << ONE) + gone)  # a carry runs through the gap to the next card that is still there


@compiled
def reach(cards: Cards) -> Cards:
    """The places at or below a card of the same lane: the cards it holds down."""
    cards |= (cards >> _STEP_1) & _ROOM_1
    cards |= (cards >> _STEP_2) & _ROOM_2
    cards |= (cards >> _STEP_4) & _ROOM_4
    return cards | ((cards >> _STEP_8) & _ROOM_8)
