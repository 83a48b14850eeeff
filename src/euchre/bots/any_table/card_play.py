"""The play of the cards for any number of seats, compiled: what is settled before the first lead, and a card more.

Sets of cards are in lanes (`euchre.fast.lanes`). Those who play against the makers are one team, also where each of
them scores for themselves.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import NONE, TRUMPS, beats, lane_of, legal
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import FIRST_TWO, LEADER, LOST, LOST_FIRST_TWO, MADE, ON_TABLE, SEAT

MOST_SEATS = 6


class TableTerms(NamedTuple):
    """The public facts before the first lead."""

    players: int
    sides: int
    maker: int
    out: int
    """The seats that sit out, a bit each."""
    no_trump: bool
    pack: np.uint64
    """The cards the deal is played with, less a turned-down up-card."""
    up: np.uint64
    """The up-card, if everybody knows who holds it; else empty."""
    up_holder: int
    """That seat; else -1."""


class TablePlay(NamedTuple):
    """The public state of a deal in the play."""

    terms: TableTerms
    at: NDArray[np.int64]
    """How far it has got, by the columns `SEAT` to `FIRST_TWO` of `euchre.fast.play`."""
    trick: Sets
    """The cards on the table in the order played."""
    voids: Sets
    """``voids[seat]``: the lanes that a seat has shown it is out of."""
    gone: Sets
    """One element: every card played in this deal."""


@compiled
def opening(terms: TableTerms, leader: int) -> TablePlay:
    """A deal that `leader` is about to open."""
    at = np.zeros(6, np.int64)
    at[SEAT] = leader
    at[LEADER] = leader
    return TablePlay(
        terms, at, np.zeros(MOST_SEATS, np.uint64), np.zeros(MOST_SEATS, np.uint64), np.zeros(1, np.uint64)
    )


@entry
@compiled
def copied(play: TablePlay) -> TablePlay:
    """A state of play to go on from: `put` changes the copy."""
    return TablePlay(play.terms, play.at.copy(), play.trick.copy(), play.voids.copy(), play.gone.copy())


@lean
def seat_after(seat: int, terms: TableTerms) -> int:
    """The next seat in the game, clockwise."""
    seat = (seat + 1) % terms.players
    while (terms.out >> seat) & 1:
        seat = (seat + 1) % terms.players
    return seat


@lean
def with_maker(seat: int, terms: TableTerms) -> bool:
    """Whether a seat plays for the makers."""
    return bool(seat % terms.sides == terms.maker % terms.sides)


@lean
def options(hand: Cards, play: TablePlay) -> Cards:
    """The cards that the seat whose turn it is may play from this hand."""
    if play.at[ON_TABLE] == 0:
        return hand
    return legal(hand, lane_of(play.trick[0]), TRUMPS if play.terms.no_trump else NONE)


@lean
def is_finished(play: TablePlay) -> bool:
    """Whether all five tricks are played."""
    return bool(play.at[MADE] + play.at[LOST] == 5)


@lean
def ended(play: TablePlay) -> int:
    """The end of a deal that is over, as `euchre.fast.play.end_code`."""
    code: int = play.at[MADE] + LOST_FIRST_TWO * play.at[FIRST_TWO]
    return code


@lean
def put(card: Cards, hands: Sets, play: TablePlay) -> None:
    """Play one card: it leaves its hand, shows a void perhaps, and may end the trick."""
    terms, at, trick, voids, gone = play
    seat, place = at[SEAT], at[ON_TABLE]
    hands[seat] ^= card
    trick[place] = card
    gone[0] |= card
    if place > 0:
        led = lane_of(trick[0])
        if card & led == NONE and not (terms.no_trump and card & TRUMPS != NONE):
            voids[seat] |= led
    following = seat_after(seat, terms)
    if following != at[LEADER]:
        at[SEAT] = following
        at[ON_TABLE] = place + 1
        return
    winner = following
    best = trick[0]
    for later in range(1, place + 1):
        following = seat_after(following, terms)
        if beats(trick[later], best):
            best = trick[later]
            winner = following
    at[MADE if with_maker(winner, terms) else LOST] += 1
    if at[LOST] == 2 and at[MADE] == 0:
        at[FIRST_TWO] = 1
    at[ON_TABLE] = 0
    at[LEADER] = winner
    at[SEAT] = winner
