"""The play of the cards in a row of a batch, in numbers as a policy is asked for a card."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from euchre.core.cards import Suit
from euchre.fast.batch import row
from euchre.fast.bits import NONE, ONE, count, lowest, number_of
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import PLACE, Cards, Sets
from euchre.fast.play import (
    FIRST_TWO,
    LEADER,
    LOST,
    MADE,
    ON_TABLE,
    SEAT,
    PlayState,
    PlayTerms,
    seat_after,
)
from euchre.fast.seating import MEMBERS, side_of, tricks_of, won_by

_NO_TRUMP: Final = int(Suit.NO_TRUMP)


class Playing(NamedTuple):
    """A decision in the play of the cards; sets of cards are in lanes."""

    hand: np.uint64
    """The cards in hand."""
    away: np.uint64
    """The cards that the player has laid away."""
    play: PlayState


@compiled
def playing(at: row.Numbers, own: row.Words, packs: Sets, seats: tuple[int, ...]) -> Playing:
    """The decision of the player whose turn it is in a row; ``packs[trump]`` is the pack in lanes."""
    seat, trump = at[row.TURN], at[row.TRUMP]
    hand, away = own[row.HANDS + seat], own[row.away(len(seats), seat)]
    return Playing(in_lanes(hand, trump), in_lanes(away, trump), _play_state(at, own, packs, seats))


@compiled
def _play_state(at: row.Numbers, own: row.Words, packs: Sets, seats: tuple[int, ...]) -> PlayState:
    """The public state of the play in a row, as `euchre.fast.decision.play_state` makes it of a view."""
    players = len(seats)
    trump, maker, leader, trick = at[row.TRUMP], at[row.MAKER], at[row.LEADER], at[row.TRICK]
    up = ONE << np.uint64(PLACE[trump, at[row.UP_CARD]])
    pack, holders = packs[trump], np.uint64(at[row.HOLDERS])
    holder, out = -1, 0
    if holders == NONE:
        pack &= ~up
    if count(holders) == 1 and not at[row.GIVEN]:
        holder = number_of(holders)
    else:
        up = NONE
    for seat in range(players):
        partners = MEMBERS[players, seat] ^ 1 << seat
        out |= (at[row.LONERS] & partners != 0) << seat
    play = np.zeros(6, np.int64)
    play[SEAT], play[LEADER], play[ON_TABLE] = at[row.TURN], leader, at[row.PLACED]
    makers, won = side_of(players, maker), at[row.WON]
    play[MADE] = tricks_of(players, won, trick, makers)
    play[LOST] = trick - play[MADE]
    first_two = won & (won_by(players, 2, 1) - 1)
    play[FIRST_TWO] = trick >= 2 and tricks_of(players, first_two, 2, makers) == 0
    terms = PlayTerms(pack, up, holder, maker, out, trump == _NO_TRUMP, seats)
    table, voids, gone = np.zeros(players, np.uint64), np.zeros(players, np.uint64), np.empty(1, np.uint64)
    seat = leader
    for place in range(at[row.PLACED]):
        table[place] = ONE << np.uint64(PLACE[trump, at[row.laid(players, trick, seat)] - 1])
        seat = seat_after(seat, terms)
    for seat in range(players):
        voids[seat] = in_lanes(own[row.voids(players, seat)], trump)
    gone[0] = in_lanes(own[row.GONE], trump)
    return PlayState(terms, play, table, voids, gone)


@lean
def number_in(one: Cards, hand: Cards, trump: int) -> int:
    """The number of a card of a hand (33 bits) that is given in lanes."""
    while in_lanes(lowest(hand), trump) != one:
        hand ^= lowest(hand)
    return number_of(lowest(hand))
