"""Observations of the seats in the deals of a batch, written as `euchre.env.layout` has it, compiled.

It is made of what `euchre.env.observation` is made of; a test compares the two.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.env import layout
from euchre.env.batch.arrays import BatchArrays
from euchre.fast.batch import row
from euchre.fast.batch.offer import low_places
from euchre.fast.bits import NONE, ONE, count, number_of
from euchre.fast.jit import entry, lean
from euchre.fast.lanes import Cards

Places = NDArray[np.float32] | NDArray[np.int8]
_HAND, _PHASE, _TURN, _DEALER, _UP_CARD = (
    block.first for block in (layout.hand, layout.phase, layout.turn, layout.dealer, layout.up_card)
)
_SAID, _TRUMP, _MAKER, _ALONE, _TAKEN, _CALLED = (
    block.first for block in (layout.said, layout.trump, layout.maker, layout.alone, layout.taken, layout.called)
)
_TABLE, _TRICKS, _LED, _WON, _COUNT, _SHOWN = (
    block.first for block in (layout.table, layout.tricks, layout.led, layout.won, layout.count, layout.shown)
)
_BURIED, _UNDER, _BEGUN, _CUT, _SCORE = (
    block.first for block in (layout.buried, layout.under, layout.begun, layout.cut, layout.score)
)
_IN_WON, _IN_COUNT, _IN_CUT, _IN_SCORE = (block.parts for block in (layout.won, layout.count, layout.cut, layout.score))
_CARDS: Final = layout.table.shape[1]
_WORDS: Final = layout.said.shape[1]


class BatchStart(NamedTuple):
    """Numbers that are the same in all deals of a batch."""

    score: NDArray[np.int64]
    """``score[score, side]``: the scores that deals begin with."""
    blind: bool
    """A dealer names trump for a Benny before they look at their cards."""
    whole: bool = False
    """Whole numbers are written, not yet divided by the parts of their block."""


@entry
@lean
def observe(arrays: BatchArrays, start: BatchStart, seats: NDArray[np.int8], out: Places, first: int, end: int) -> None:
    """Write what ``seats[deal]`` sees into the rows of `out` from `first` to `end` - 1."""
    for deal in range(first, end):
        _observe(arrays, start, deal, int(seats[deal]) & 3, out[deal])


@entry
@lean
def observe_some(arrays: BatchArrays, start: BatchStart, rows: NDArray[np.int64], out: Places) -> None:
    """Write what the seats to act see in these rows into the first rows of `out`."""
    for place, deal in enumerate(rows):
        _observe(arrays, start, deal, int(arrays.seat[deal]), out[place])


@lean
def _observe(arrays: BatchArrays, start: BatchStart, deal: int, me: int, seen: Places) -> None:
    at, own = arrays.numbers[deal], arrays.words[deal]
    for place in range(seen.shape[0]):
        seen[place] = 0
    phase = at[row.PHASE]
    if not (start.blind and phase == row.NAMES_BENNY and me == at[row.DEALER]):
        _cards(seen, _HAND, own[row.HANDS + me])
    seen[_PHASE + phase] = 1
    seen[_TURN + _from(at[row.TURN], me)] = 1
    seen[_DEALER + _from(at[row.DEALER], me)] = 1
    if at[row.UP_CARD] >= 0:
        seen[_UP_CARD + at[row.UP_CARD]] = 1
    for seat in range(4):
        there = _from(seat, me)
        _cards(seen, _SAID + _WORDS * there, np.uint64(at[row.SAID_BY + seat]))
        seen[_COUNT + there] = _part(count(own[row.HANDS + seat]), _IN_COUNT, start)
    if at[row.TRUMP] >= 0:
        _contract(seen, at, me)
    if phase == row.PLAYS:
        _played(seen, start, at, own, me)
    _own(seen, at, own, me)
    seen[_CUT] = _part(at[row.CUT], _IN_CUT, start)
    score = start.score[arrays.score[deal]]
    seen[_SCORE] = _part(score[me & 1], _IN_SCORE, start)
    seen[_SCORE + 1] = _part(score[1 - (me & 1)], _IN_SCORE, start)


@lean
def _part(number: int, parts: int, start: BatchStart) -> float:
    """A number as it is written."""
    return float(number) if start.whole else number / parts


@lean
def _from(seat: int, me: int) -> int:
    """How many places clockwise a seat is from the one that looks."""
    return (seat - me) & 3


@lean
def _cards(seen: Places, first: int, cards: Cards) -> None:
    while cards != NONE:
        seen[first + number_of(cards)] = 1
        cards &= cards - ONE


@lean
def _contract(seen: Places, at: row.Numbers, me: int) -> None:
    """The trump, the maker, and the seats that play alone."""
    seen[_TRUMP + at[row.TRUMP]] = 1
    seen[_MAKER + _from(at[row.MAKER], me)] = 1
    for seat in range(4):
        if at[row.LONERS] >> seat & 1:
            seen[_ALONE + _from(seat, me)] = 1
    seen[_TAKEN] = at[row.TAKEN]
    if at[row.CALLED] != row.NO_WORD:
        seen[_CALLED + at[row.CALLED] - row.TRAM_WORD] = 1


@lean
def _played(seen: Places, start: BatchStart, at: row.Numbers, own: row.Words, me: int) -> None:
    """The tricks, that on the table too, and what lies open."""
    now = at[row.TRICK]
    for trick in range(now + 1):
        seen[_LED + 4 * trick + _from(at[row.LED + trick], me)] = 1
        for seat in range(4):
            card = at[row.LAID + 4 * trick + seat] - 1
            if card >= 0:
                place = _from(seat, me)
                seen[_TRICKS + (4 * trick + place) * _CARDS + card] = 1
                if trick == now:
                    seen[_TABLE + place * _CARDS + card] = 1
    odd = count(np.uint64(at[row.WON]))
    mine = odd if me & 1 else now - odd
    seen[_WON] = _part(mine, _IN_WON, start)
    seen[_WON + 1] = _part(now - mine, _IN_WON, start)
    if at[row.CALLED] == row.TRAM_WORD:
        for seat in range(4):
            if not at[row.LONERS] >> (seat ^ 2) & 1:
                _cards(seen, _SHOWN + _from(seat, me) * _CARDS, own[row.HANDS + seat])


@lean
def _own(seen: Places, at: row.Numbers, own: row.Words, me: int) -> None:
    """The cards this seat itself has laid away, or is choosing to."""
    place = 0
    for burial in range(at[row.BURIALS]):
        if at[row.BURIED + 2 * burial] == me:
            seen[_BURIED + place * _CARDS + at[row.BURIED + 2 * burial + 1]] = 1
            place += 1
    if at[row.WENT_UNDER] == me:
        _cards(seen, _UNDER, low_places(own[row.UNDERNEATH]))
    if at[row.TURN] == me:
        _cards(seen, _BEGUN, low_places(own[row.BEGUN]))
