"""Observations of the seats in the deals of a batch, written as `euchre.env.layout.layout_of` has it, compiled.

It is made of what `euchre.env.observation` is made of; a test compares the two.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.seating import SEATINGS
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.standings import DEALS, GAMES, SCORE, TOKENS
from euchre.env.layout import LAYOUT, layout_of
from euchre.fast.batch import row
from euchre.fast.batch.offer import low_places
from euchre.fast.bits import NONE, ONE, count, number_of
from euchre.fast.jit import entry, lean, merged
from euchre.fast.lanes import Cards
from euchre.fast.seating import MEMBERS, side_of, tricks_of, wrapped

Places = NDArray[np.float32] | NDArray[np.int8]
_BLOCKS: Final = tuple(LAYOUT)
_FIRST: Final = np.array(
    [
        [layout_of(players)[name].first if players in SEATINGS else 0 for name in _BLOCKS]
        for players in range(max(SEATINGS) + 1)
    ],
    np.int64,
).ravel()
"""The start of each block, for each number of players: see `_place`."""
_HAND, _PHASE, _TURN, _DEALER, _UP_CARD, _SAID, _TRUMP, _MAKER, _ALONE, _TAKEN, _CALLED, _TABLE, _TRICKS, _LED = map(
    _BLOCKS.index,
    (
        *("hand", "phase", "turn", "dealer", "up_card", "said", "trump", "maker", "alone", "taken", "called", "table"),
        *("tricks", "led"),
    ),
)
_WON, _COUNT, _SHOWN, _BURIED, _UNDER, _BEGUN, _CUT = map(
    _BLOCKS.index, ("won", "count", "shown", "buried", "under", "begun", "cut")
)
_SCORE, _GAMES, _TOKENS, _DEALS = map(_BLOCKS.index, ("score", "games", "tokens", "deals"))
_IN_WON, _IN_COUNT, _IN_CUT = (LAYOUT[name].parts for name in ("won", "count", "cut"))
_IN_SCORE, _IN_GAMES, _IN_TOKENS, _IN_DEALS = (LAYOUT[name].parts for name in ("score", "games", "tokens", "deals"))
_CARDS: Final = LAYOUT.table.shape[1]
_WORDS: Final = LAYOUT.said.shape[1]
_ALL_BLOCKS: Final = len(_BLOCKS)


class BatchStart(NamedTuple):
    """Numbers that are the same in all deals of a batch."""

    seats: tuple[int, ...]
    """The seats; the length is known when code is compiled, see `euchre.fast.seating`."""
    standings: NDArray[np.int64]
    """``standings[standing, row, side]``, as in `euchre.env.batch.standings.BatchStandings.numbers`."""
    blind: bool
    """A dealer names trump for a Benny before they look at their cards."""
    whole: bool = False
    """Whole numbers are written, not yet divided by the parts of their block."""


@entry
@lean
def observe(arrays: BatchArrays, start: BatchStart, seats: NDArray[np.int8], out: Places, first: int, end: int) -> None:
    """Write what ``seats[deal]`` sees into the rows of `out` from `first` to `end` - 1."""
    for deal in range(first, end):
        _observe(arrays, start, deal, int(seats[deal]) % len(start.seats), out[deal])


@entry
@lean
def observe_some(arrays: BatchArrays, start: BatchStart, rows: NDArray[np.int64], out: Places) -> None:
    """Write what the seats to act see in these rows into the first rows of `out`."""
    for place, deal in enumerate(rows):
        _observe(arrays, start, deal, int(arrays.seat[deal]), out[place])


@lean
def _observe(arrays: BatchArrays, start: BatchStart, deal: int, me: int, seen: Places) -> None:
    players = len(start.seats)
    at, own = arrays.numbers[deal], arrays.words[deal]
    for place in range(seen.shape[0]):
        seen[place] = 0
    phase = at[row.PHASE]
    if not (start.blind and phase == row.NAMES_BENNY and me == at[row.DEALER]):
        _cards(seen, _place(players, _HAND), own[row.HANDS + me])
    seen[_place(players, _PHASE) + phase] = 1
    seen[_place(players, _TURN) + _from(players, at[row.TURN], me)] = 1
    seen[_place(players, _DEALER) + _from(players, at[row.DEALER], me)] = 1
    if at[row.UP_CARD] >= 0:
        seen[_place(players, _UP_CARD) + at[row.UP_CARD]] = 1
    for seat in range(players):
        there = _from(players, seat, me)
        _cards(seen, _place(players, _SAID) + _WORDS * there, np.uint64(at[row.SAID_BY + seat]))
        seen[_place(players, _COUNT) + there] = _part(count(own[row.HANDS + seat]), _IN_COUNT, start)
    if at[row.TRUMP] >= 0:
        _contract(players, seen, at, me)
    if phase == row.PLAYS:
        _played(players, seen, start, at, own, me)
    _own(players, seen, at, own, me)
    seen[_place(players, _CUT)] = _part(at[row.CUT], _IN_CUT, start)
    standing = start.standings[at[row.STANDING]]
    sides = standing.shape[1]
    for side in range(sides):
        other = (side_of(players, me) + side) % sides
        seen[_place(players, _SCORE) + side] = _part(standing[SCORE, other], _IN_SCORE, start)
        seen[_place(players, _GAMES) + side] = _part(standing[GAMES, other], _IN_GAMES, start)
        seen[_place(players, _TOKENS) + side] = _part(standing[TOKENS, other], _IN_TOKENS, start)
    seen[_place(players, _DEALS)] = _part(standing[DEALS, 0], _IN_DEALS, start)


@merged
def _place(players: int, block: int) -> int:
    """The start of a block, by its place in the layout."""
    first: int = _FIRST[players * _ALL_BLOCKS + block]
    return first


@lean
def _part(number: int, parts: int, start: BatchStart) -> float:
    """A number as it is written."""
    return float(number) if start.whole else number / parts


@merged
def _from(players: int, seat: int, me: int) -> int:
    """The distance of a seat clockwise from the observing one."""
    return wrapped(players, seat - me)


@lean
def _cards(seen: Places, first: int, cards: Cards) -> None:
    while cards != NONE:
        seen[first + number_of(cards)] = 1
        cards &= cards - ONE


@merged
def _contract(players: int, seen: Places, at: row.Numbers, me: int) -> None:
    """The trump, the maker, and the seats that play alone."""
    seen[_place(players, _TRUMP) + at[row.TRUMP]] = 1
    seen[_place(players, _MAKER) + _from(players, at[row.MAKER], me)] = 1
    for seat in range(players):
        if at[row.LONERS] >> seat & 1:
            seen[_place(players, _ALONE) + _from(players, seat, me)] = 1
    seen[_place(players, _TAKEN)] = at[row.TAKEN]
    if at[row.CALLED] != row.NO_WORD:
        seen[_place(players, _CALLED) + at[row.CALLED] - row.TRAM_WORD] = 1


@merged
def _played(players: int, seen: Places, start: BatchStart, at: row.Numbers, own: row.Words, me: int) -> None:
    """The tricks, that on the table too, and what lies open."""
    now = at[row.TRICK]
    for trick in range(now + 1):
        seen[_place(players, _LED) + players * trick + _from(players, at[row.LED + trick], me)] = 1
        for seat in range(players):
            card = at[row.laid(players, trick, seat)] - 1
            if card >= 0:
                place = _from(players, seat, me)
                seen[_place(players, _TRICKS) + (players * trick + place) * _CARDS + card] = 1
                if trick == now:
                    seen[_place(players, _TABLE) + place * _CARDS + card] = 1
    sides = start.standings.shape[2]
    for side in range(sides):
        mine = tricks_of(players, at[row.WON], now, (side_of(players, me) + side) % sides)
        seen[_place(players, _WON) + side] = _part(mine, _IN_WON, start)
    if at[row.CALLED] == row.TRAM_WORD:
        for seat in range(players):
            if not at[row.LONERS] & (MEMBERS[players, seat] ^ 1 << seat):
                _cards(seen, _place(players, _SHOWN) + _from(players, seat, me) * _CARDS, own[row.HANDS + seat])


@merged
def _own(players: int, seen: Places, at: row.Numbers, own: row.Words, me: int) -> None:
    """The cards this seat itself has laid away, or is choosing to."""
    place = 0
    for burial in range(at[row.BURIALS]):
        if at[row.BURIED + 2 * burial] == me:
            seen[_place(players, _BURIED) + place * _CARDS + at[row.BURIED + 2 * burial + 1]] = 1
            place += 1
    if at[row.WENT_UNDER] == me:
        _cards(seen, _place(players, _UNDER), low_places(own[row.UNDERNEATH]))
    if at[row.TURN] == me:
        _cards(seen, _place(players, _BEGUN), low_places(own[row.BEGUN]))
