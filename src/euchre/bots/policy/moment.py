"""The features of the moment, the same whichever card is played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import FEW, ranks, stage_of, tricks_done
from euchre.bots.policy import card_layout as layout
from euchre.bots.policy.trick import TrickSoFar
from euchre.fast.bits import NONE, TRUMPS, count, higher, highest, lane_of, lane_set
from euchre.fast.jit import lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import ON_TABLE, SEAT, PlayState


@lean
def without(left_may: Cards, mate_may: Cards, right_may: Cards, lane: Cards) -> int:
    """The players who can hold no card of a lane, a bit each: left 4, partner 2, right 1."""
    left, mate, right = left_may & lane == NONE, mate_may & lane == NONE, right_may & lane == NONE
    return (4 if left else 0) + (2 if mate else 0) + (1 if right else 0)


@lean
def moment_features(
    hand: Cards,
    may: Sets,
    play: PlayState,
    trick: TrickSoFar,
    wins: Cards,
    features: NDArray[np.int64],
) -> int:
    """List the features of the moment, -1 after the last; returns of how many plain suits the best card is in hand."""
    terms, seat, n_trick = play.terms, play.at[SEAT], play.at[ON_TABLE]
    up, maker, out = terms.up, terms.maker, terms.out
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    theirs = may[left] | may[mate] | may[right]
    side = 1 - ((maker ^ seat) & 1)
    trumps = hand & TRUMPS
    held = count(trumps)
    foes_in = 1 if (out >> right) & 1 else 2 if (out >> left) & 1 else 0
    features[0] = layout.role(maker=(maker - seat) & 3, partner=1 - ((out >> mate) & 1), foes=foes_in)
    features[1] = layout.stage(stage=stage_of(play), side=side, alone=(out >> (maker ^ 2)) & 1)
    features[2] = layout.place(place=n_trick, foes=trick.later_foes, partner=trick.later_mate)
    features[3] = layout.trump_count(held=held, foes=min(count((may[left] | may[right]) & TRUMPS), 7))
    features[4] = layout.trump_ranks(ranks=ranks(trumps, theirs, TRUMPS, 6), side=side)
    features[5] = layout.trumpless(may=7 - without(may[left], may[mate], may[right], TRUMPS), held=min(held, 3))
    features[6] = layout.unseen(done=tricks_done(play), pairs=min(count(theirs) >> 1, 14))
    n = 7
    masters = 0
    for number in range(0 if terms.no_trump else 1, 4):
        lane = lane_set(number)
        mine = hand & lane
        size = min(count(mine), 3)
        above = 0
        if mine != NONE:
            above = min(count(theirs & higher(highest(mine), lane)), 3)
            masters += 1 if above == 0 else 0
        gaps = without(may[left], may[mate], may[right], lane)
        features[n] = layout.lane(size=size, above=above, unseen=FEW[count(theirs & lane)], trumps=min(held, 1))
        features[n + 1] = layout.gaps(gaps=gaps, size=size)
        features[n + 2] = layout.lane_ranks(ranks=ranks(mine, theirs, lane, 4), held=min(held, 2))
        n += 3
    if up & theirs != NONE:
        above = min(count((theirs | hand) & higher(up, TRUMPS)), 4)
        holder = ((terms.up_holder - seat) & 3) - 1
        features[n] = layout.up_card(holder=holder, above=above, beaten=1 if trumps > up else 0)
        n += 1
    if n_trick > 0:
        kind = 0 if trick.led == TRUMPS else 2 if trick.best & TRUMPS != NONE else 1
        threat = min(count(trick.later & higher(trick.best, lane_of(trick.best))), 3)
        can = (0 if wins != NONE else 1) + (0 if hand & trick.led != NONE else 2)
        features[n] = layout.trick(winner=trick.winner, kind=kind, threat=threat, can=can, foes=trick.later_foes)
        features[n + 1] = layout.led(
            unseen=min(count(theirs & trick.led), 5), left=trick.left_gap, right=trick.right_gap
        )
        n += 2
        if trick.later_mate == 1:
            helps = min(count(may[mate] & higher(trick.best, lane_of(trick.best))), 3)
            features[n] = layout.partner(helps=helps, can=can)
            n += 1
    if terms.no_trump:
        features[n] = layout.no_trump()
        n += 1
    features[n] = -1
    return masters
