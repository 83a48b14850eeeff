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
from euchre.fast.batch.turn import GOES_ON, SCORED, THROWN_IN, begin, choose, go_on, turn_up
from euchre.fast.bits import NONE, ONE, number_of
from euchre.fast.jit import entry, lean, merged
from euchre.fast.lanes import Cards
from euchre.fast.seating import next_seat, side_of

FIRST: Final = np.array(
    [numbers_of(one)[0] for one in (PLAYS[0], BURIES[0], GIVES[0], GoUnder(LOW[:3]), PASS)], dtype=np.int64
)
"""The number of choice 0 of each kind; the others follow."""
_PLACES: Final = 64
ILLEGAL: Final = -1
"""The outcome of a number that may not be chosen."""


SHOWN, THROWN = 0, 1
"""The numbers of the ends of a deal without a trump: a weak hand is shown, or all pass; those by points follow."""
OVER: Final = -1
"""Stands for the next standing of a match that is over."""


class MatchTables(NamedTuple):
    """The ends of a deal, and what each of them leads to from a standing of the match."""

    end: NDArray[np.int8]
    """``end[maker, loners, won]``: the number of the end; `won` as in `euchre.fast.seating.won_by`."""
    gain: NDArray[np.float32]
    """``gain[standing, dealer, end, side]``: the reward."""
    after: NDArray[np.int64]
    """``after[standing, end]``: the next standing, or `OVER`; for a standing that is not known yet always `OVER`."""
    scoreless: NDArray[np.bool_]
    """``scoreless[standing, end]``: nobody scores."""
    missing: NDArray[np.bool_]
    """True, as an array of one element, once a match has come to a standing that is not known."""
    lowest: np.float32
    """The reward of a number that may not be chosen."""
    repeats: bool
    """The same dealer deals again when all pass."""
    whole: bool
    """An episode is a whole match, not a deal."""
    most_scoreless: int
    """The number of deals in a row without a score after which a match is given up."""


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
    table: DealTables, arrays: BatchArrays, match: MatchTables, actions: NDArray[np.int64], first: int, end: int
) -> None:
    """Take the chosen numbers in the rows from `first` to `end` - 1; a deal that ends makes room for the next one."""
    for deal in range(first, end):
        _step(table, arrays, match, deal, actions[deal])


@entry
@lean
def step_some(
    table: DealTables, arrays: BatchArrays, match: MatchTables, actions: NDArray[np.int64], rows: NDArray[np.int64]
) -> None:
    """Take the chosen numbers in these rows; in the others nothing happens."""
    for deal in rows:
        _step(table, arrays, match, deal, actions[deal])


@entry
@lean
def deal_cards(table: DealTables, arrays: BatchArrays, rows: NDArray[np.int64], cards: NDArray[np.uint64]) -> None:
    """Deal known cards in rows whose deal has just begun, in place of those that are there.

    ``cards[row]`` has the hand of each seat, the kitty, the card turned up and the number of cards cut.
    """
    players = len(table.seats)
    for place, deal in enumerate(rows):
        at, own = arrays.numbers[deal], arrays.words[deal]
        _mark(arrays.mask[deal], FIRST[at[row.KIND]], own[row.OFFER], 0)
        for seat in range(players):
            own[row.HANDS + seat] = cards[place, seat]
        own[row.KITTY] = cards[place, players]
        at[row.CUT] = cards[place, players + 2]
        turn_up(table, at, int(cards[place, players + 1]))
        _offer_next(table, arrays, deal)


@merged
def _step(table: DealTables, arrays: BatchArrays, match: MatchTables, deal: int, number: int) -> None:
    at, own = arrays.numbers[deal], arrays.words[deal]
    if at[row.MOVES] == 0:  # what there is to clear belongs to the deal before
        arrays.done[deal] = arrays.truncated[deal] = arrays.illegal[deal] = False
        for seat in range(len(table.seats)):
            arrays.rewards[deal, seat] = 0
    offset, offer = FIRST[at[row.KIND]], own[row.OFFER]
    choice = number - offset
    legal = 0 <= choice < _PLACES and offer >> np.uint64(choice) & ONE != NONE
    _mark(arrays.mask[deal], offset, offer, 0)
    what = choose(table, at, own, choice) if legal else ILLEGAL
    if what != GOES_ON:
        begin(table, at, own, _next_dealer(table, arrays, match, deal, what))
    _offer_next(table, arrays, deal)


@merged
def _offer_next(table: DealTables, arrays: BatchArrays, deal: int) -> None:
    at, own = arrays.numbers[deal], arrays.words[deal]
    go_on(table, at, own, arrays.packs[deal])
    _mark(arrays.mask[deal], FIRST[at[row.KIND]], own[row.OFFER], 1)
    arrays.seat[deal] = at[row.TURN]


@merged
def _mark(mask: NDArray[np.int8], offset: int, offer: Cards, value: int) -> None:
    while offer != NONE:
        mask[offset + number_of(offer)] = value
        offer &= offer - ONE


@merged
def _next_dealer(table: DealTables, arrays: BatchArrays, match: MatchTables, deal: int, what: int) -> int:
    """End a deal, and the episode if it is over; the dealer of the next, negative if one is to be drawn."""
    at, players = arrays.numbers[deal], len(table.seats)
    dealer, standing = at[row.DEALER], at[row.STANDING]
    if what == ILLEGAL:
        arrays.illegal[deal] = True
        arrays.rewards[deal, at[row.TURN]] = match.lowest
    else:
        end = THROWN if what == THROWN_IN else SHOWN
        if what == SCORED:
            end = match.end[at[row.MAKER], at[row.LONERS], at[row.WON]]
        for seat in range(players):
            arrays.rewards[deal, seat] = match.gain[standing, dealer, end, side_of(players, seat)]
        after = match.after[standing, end]
        at[row.SCORELESS] = at[row.SCORELESS] + 1 if match.scoreless[standing, end] else 0
        if match.whole and after != OVER:
            arrays.truncated[deal] = at[row.SCORELESS] >= match.most_scoreless
            if not arrays.truncated[deal]:
                at[row.STANDING] = after
                if match.after[after, SHOWN] == OVER:
                    match.missing[0] = True
                stays = end == SHOWN or (end == THROWN and match.repeats)
                return dealer if stays else next_seat(players, dealer)
    arrays.done[deal] = True
    at[row.STANDING] = at[row.START]
    at[row.SCORELESS] = 0
    first: int = at[row.FIRST_DEALER]
    return first


@entry
@lean
def choose_at_random(arrays: BatchArrays, actions: NDArray[np.int64], first: int, end: int) -> None:
    """Write a number that may be chosen for each row from `first` to `end` - 1, each as likely as any other."""
    for deal in range(first, end):
        at, own = arrays.numbers[deal], arrays.words[deal]
        actions[deal] = FIRST[at[row.KIND]] + random_choice(at, own)
