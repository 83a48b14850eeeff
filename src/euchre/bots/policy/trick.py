"""The trick on the table, compiled: the seat that wins it so far, and those still to play to it."""

from __future__ import annotations

from typing import NamedTuple

from euchre.fast.bits import NONE, lane_of
from euchre.fast.jit import compiled
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import LEADER, ON_TABLE, SEAT, PlayState, best_of


class TrickSoFar(NamedTuple):
    """A trick as the player whose turn it is sees it; all empty if they lead."""

    led: Cards
    """The lane led."""
    best: Cards
    """The card that wins so far."""
    winner: int
    """The player of the card: 0 partner, 1 the foe on the left, 2 the foe on the right."""
    later: Cards
    """The cards that foes still to play may hold."""
    later_foes: int
    """The number of foes still to play."""
    later_mate: int
    """1 if partner is still to play."""
    left_gap: int
    """1 if the foe on the left is still to play and known to be out of the lane led."""
    right_gap: int


@compiled
def trick_so_far(may: Sets, play: PlayState) -> TrickSoFar:
    """The table as the player whose turn it is sees it; `may` are the cards each seat may hold."""
    at, trick, out = play.at, play.trick, play.terms.out
    seat, leader, n_trick = at[SEAT], at[LEADER], at[ON_TABLE]
    best, winner = best_of(n_trick, play) if n_trick > 0 else (NONE, leader)
    led = lane_of(trick[0]) if n_trick > 0 else NONE
    later = NONE
    later_foes, later_mate, left_gap, right_gap = 0, 0, 0, 0
    who = (seat + 1) & 3
    while who != leader:  # which may be the player
        if (out >> who) & 1 == 0:
            if who == seat ^ 2:
                later_mate = 1
            else:
                later |= may[who]
                later_foes += 1
                gap = 1 if n_trick > 0 and may[who] & led == NONE else 0
                if who == (seat + 1) & 3:
                    left_gap = gap
                else:
                    right_gap = gap
        who = (who + 1) & 3
    place = (winner - seat) & 3
    return TrickSoFar(
        led,
        best,
        0 if place == 2 else 1 if place == 1 else 2,
        later,
        later_foes,
        later_mate,
        left_gap,
        right_gap,
    )
