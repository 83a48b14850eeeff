"""The play of the cards in numbers: what was settled before the first lead, how far it has got, and one card more.

The length of ``terms.seats`` is known when code is compiled, which so becomes code for that number of players. The
defenders are one team here, even where each of them scores for themselves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.seating import FOUR
from euchre.fast.bits import NONE, TRUMPS, beats, lane_of, legal
from euchre.fast.jit import compiled, entry, lean, merged
from euchre.fast.lanes import Cards, Sets
from euchre.fast.seating import side_of, wrapped

SEAT, LEADER, ON_TABLE, MADE, LOST, FIRST_TWO = range(6)
"""The columns of `PlayState.at`: whose turn, who led, cards on the table, tricks of makers and of defenders, and 1 if
the defenders won the first two."""
LOST_FIRST_TWO: Final = 8
CODES: Final = 16
"""The number of ends of a deal's play, each below this: the makers' tricks, and `LOST_FIRST_TWO` more if the
defenders took the first two."""
FOUR_SEATS: Final = tuple(FOUR.seats)
"""The `PlayTerms.seats` of a table of four."""


class PlayTerms(NamedTuple):
    """The public facts before the first lead; sets of cards are in lanes."""

    pack: np.uint64
    """The cards the deal is played with, less a turned-down up-card."""
    up: np.uint64
    """The up-card, if somebody took it in everybody's sight; else empty."""
    up_holder: int
    """The seat that took it; else -1."""
    maker: int
    out: int
    """The seats that sit out, a bit each."""
    no_trump: bool
    seats: tuple[int, ...]
    """The seats at the table."""


class PlayState(NamedTuple):
    """The public state of a deal in the play; sets of cards are in lanes."""

    terms: PlayTerms
    at: NDArray[np.int64]
    """The progress, by the columns `SEAT` to `FIRST_TWO`."""
    trick: Sets
    """The cards on the table in the order played; a place for each seat, those after them are of earlier tricks."""
    voids: Sets
    """``voids[seat]``: the lanes that a seat has shown it is out of."""
    gone: Sets
    """The cards played in this deal, those on the table included, as one element."""


@compiled
def first_lead(terms: PlayTerms, leader: int) -> PlayState:
    """A deal that `leader` is about to open."""
    at = np.zeros(6, np.int64)
    at[SEAT] = leader
    at[LEADER] = leader
    players = len(terms.seats)
    return PlayState(terms, at, np.zeros(players, np.uint64), np.zeros(players, np.uint64), np.zeros(1, np.uint64))


@entry
@compiled
def copy(play: PlayState) -> PlayState:
    """Copy the state of play, to go on from: `advance` changes the copy."""
    return PlayState(play.terms, play.at.copy(), play.trick.copy(), play.voids.copy(), play.gone.copy())


@merged
def seat_after(seat: int, terms: PlayTerms) -> int:
    """The next seat in the game, clockwise."""
    players, out = len(terms.seats), terms.out
    seat = wrapped(players, seat + 1)
    while (out >> seat) & 1:
        seat = wrapped(players, seat + 1)
    return seat


@merged
def with_maker(seat: int, terms: PlayTerms) -> bool:
    """True if a seat plays for the makers."""
    players = len(terms.seats)
    return side_of(players, seat) == side_of(players, terms.maker)


@lean
def is_over(play: PlayState) -> bool:
    """True once all five tricks are played."""
    return bool(play.at[MADE] + play.at[LOST] == 5)


@lean
def end_code(play: PlayState) -> int:
    """The end of a deal that is over, as a code: see `CODES`."""
    code: int = play.at[MADE] + LOST_FIRST_TWO * play.at[FIRST_TWO]
    return code


@entry
@lean
def to_play(hand: Cards, play: PlayState) -> Cards:
    """The cards that the seat whose turn it is may play from this hand."""
    if play.at[ON_TABLE] == 0:
        return hand
    return legal(hand, lane_of(play.trick[0]), TRUMPS if play.terms.no_trump else NONE)


@lean
def best_of(cards: int, play: PlayState) -> tuple[Cards, int]:
    """The best of the first `cards` cards of the trick on the table, at least one, and its seat."""
    best, winner = play.trick[0], play.at[LEADER]
    seat = winner
    for place in range(1, cards):
        seat = seat_after(seat, play.terms)
        if beats(play.trick[place], best):
            best, winner = play.trick[place], seat
    return best, winner


@lean
def advance(card: Cards, hands: Sets, play: PlayState) -> None:
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
    winner = best_of(place + 1, play)[1]
    at[MADE if with_maker(winner, terms) else LOST] += 1
    if at[LOST] == 2 and at[MADE] == 0:
        at[FIRST_TWO] = 1
    at[ON_TABLE] = 0
    at[LEADER] = winner
    at[SEAT] = winner
