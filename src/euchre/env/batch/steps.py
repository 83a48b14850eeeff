"""The step of a batch, compiled: take a choice in each deal, reward it, mask the next."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.actions import BURIES, GIVES, PASS, PLAYS, GoUnder
from euchre.env.batch.arrays import BatchArrays
from euchre.env.numbering import LOW, numbers_of
from euchre.fast.batch import row
from euchre.fast.batch.chance import random_choice
from euchre.fast.batch.deal_tables import DealTables
from euchre.fast.batch.splitmix import random_bits
from euchre.fast.batch.turn import GOES_ON, SCORED, THROWN_IN, begin, choose, go_on
from euchre.fast.bits import NONE, ONE, number_of
from euchre.fast.jit import entry, lean, merged
from euchre.fast.lanes import Cards
from euchre.fast.seating import side_of

FIRST: Final = np.array(
    [numbers_of(one)[0] for one in (PLAYS[0], BURIES[0], GIVES[0], GoUnder(LOW[:3]), PASS)], dtype=np.int64
)
"""The number of choice 0 of each kind; the others follow."""
_PLACES: Final = 64
ILLEGAL: Final = -1
"""The outcome of a number that may not be chosen."""


class Worths(NamedTuple):
    """The worth of a deal to each side."""

    scored: NDArray[np.float32]
    """``scored[score, dealer, maker, loners, won, side]``; `won` as in `euchre.fast.seating.won_by`."""
    thrown_in: NDArray[np.float32]
    """``thrown_in[score, dealer, side]``, when all pass."""
    lowest: NDArray[np.float32]
    """The reward of a number that may not be chosen, as an array of one element."""


@entry
@lean
def sow(arrays: BatchArrays, seed: np.uint64, first: int, end: int) -> None:
    """Give the rows from `first` to `end` - 1 their seeds; the next deal of each is its first."""
    for deal in range(first, end):
        arrays.numbers[deal, row.EPISODE] = 0
        arrays.words[deal, row.LANE] = random_bits(seed, deal + 1)


@entry
@lean
def step(
    table: DealTables, arrays: BatchArrays, worths: Worths, actions: NDArray[np.int64], first: int, end: int
) -> None:
    """Take the chosen numbers in the rows from `first` to `end` - 1; a deal that ends makes room for the next one."""
    for deal in range(first, end):
        _step(table, arrays, worths, deal, actions[deal])


@entry
@lean
def step_some(
    table: DealTables, arrays: BatchArrays, worths: Worths, actions: NDArray[np.int64], rows: NDArray[np.int64]
) -> None:
    """Take the chosen numbers in these rows; in the others nothing happens."""
    for deal in rows:
        _step(table, arrays, worths, deal, actions[deal])


@merged
def _step(table: DealTables, arrays: BatchArrays, worths: Worths, deal: int, number: int) -> None:
    at, own = arrays.numbers[deal], arrays.words[deal]
    if arrays.done[deal]:
        arrays.done[deal] = arrays.illegal[deal] = False
        for seat in range(len(table.seats)):
            arrays.rewards[deal, seat] = 0
    offset, offer = FIRST[at[row.KIND]], own[row.OFFER]
    choice = number - offset
    legal = 0 <= choice < _PLACES and offer >> np.uint64(choice) & ONE != NONE
    _mark(arrays.mask[deal], offset, offer, 0)
    what = choose(table, at, own, choice) if legal else ILLEGAL
    if what != GOES_ON:
        arrays.done[deal] = True
        arrays.illegal[deal] = what == ILLEGAL
        _reward(table, arrays.rewards[deal], at, worths, arrays.score[deal], what)
        begin(table, at, own)
    go_on(table, at, own, arrays.packs[deal])
    _mark(arrays.mask[deal], FIRST[at[row.KIND]], own[row.OFFER], 1)
    arrays.seat[deal] = at[row.TURN]


@merged
def _mark(mask: NDArray[np.int8], offset: int, offer: Cards, value: int) -> None:
    while offer != NONE:
        mask[offset + number_of(offer)] = value
        offer &= offer - ONE


@merged
def _reward(
    table: DealTables, rewards: NDArray[np.float32], at: row.Numbers, worths: Worths, score: int, end: int
) -> None:
    players = len(table.seats)
    if end == ILLEGAL:
        rewards[at[row.TURN]] = worths.lowest[0]
        return
    for seat in range(players):
        side, gain = side_of(players, seat), np.float32(0)
        if end == SCORED:
            gain = worths.scored[score, at[row.DEALER], at[row.MAKER], at[row.LONERS], at[row.WON], side]
        elif end == THROWN_IN:
            gain = worths.thrown_in[score, at[row.DEALER], side]
        rewards[seat] = gain


@entry
@lean
def choose_at_random(arrays: BatchArrays, actions: NDArray[np.int64], first: int, end: int) -> None:
    """Write a number that may be chosen for each row from `first` to `end` - 1, each as likely as any other."""
    for deal in range(first, end):
        at, own = arrays.numbers[deal], arrays.words[deal]
        actions[deal] = FIRST[at[row.KIND]] + random_choice(at, own)
