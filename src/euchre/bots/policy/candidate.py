"""The features of a card that might be played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import FEW, ranks, stage_of, tricks_done
from euchre.bots.policy import card_layout as layout
from euchre.bots.policy.moment import without
from euchre.bots.policy.trick import TrickSoFar
from euchre.fast.bits import NONE, ONE, TRUMPS, count, higher, highest, lane_of, lane_set
from euchre.fast.jit import lean
from euchre.fast.lanes import NEXT_LANE, Cards, Sets
from euchre.fast.play import SEAT, PlayState


@lean
def lead_features(
    card: Cards,
    hand: Cards,
    may: Sets,
    play: PlayState,
    features: NDArray[np.int64],
) -> int:
    """List the features of a lead; returns how many."""
    seat, stage, done = play.at[SEAT], stage_of(play), tricks_done(play)
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    foes = may[left] | may[right]
    theirs = foes | may[mate]
    lane = lane_of(card)
    made = (play.terms.maker - seat) & 3
    side = 1 - (made & 1)
    above = count(theirs & higher(card, lane))
    foes_above = count(foes & higher(card, lane))
    sure = 1 if foes_above == 0 else 0
    features[0] = layout.lead_stage(stage=stage, side=side, sure=sure)
    if card & TRUMPS != NONE:
        role = 0 if made == 0 else 1 if made == 2 else 2 if made == 3 else 3
        features[1] = layout.lead_trump(beside=count(hand & TRUMPS) - 1, above=min(foes_above, 4), role=role)
        features[2] = layout.lead_left(foes=min(count(foes & TRUMPS), 7), above=min(above, 4))
        features[3] = layout.lead_round(done=done, role=role, sure=sure)
        return 4
    size = min(count(hand & lane & ~card), 2)
    trumps_out = 1 if foes & TRUMPS != NONE else 0
    unseen = min(count(theirs & lane), 5)
    features[1] = layout.lead_plain(size=size, above=min(above, 3), unseen=unseen, trumps=trumps_out)
    danger = without(may[left], may[mate], may[right], lane)
    danger &= 7 - without(may[left], may[mate], may[right], TRUMPS)
    features[2] = layout.lead_ruff(danger=danger, sure=sure)
    is_next = 1 if lane == lane_set(NEXT_LANE) else 0
    features[3] = layout.lead_lane(next=is_next, side=side, above=min(above, 3))
    return 4


@lean
def follow_features(
    card: Cards,
    hand: Cards,
    may: Sets,
    play: PlayState,
    trick: TrickSoFar,
    wins: Cards,
    features: NDArray[np.int64],
) -> int:
    """List the features of a card to follow with; returns how many."""
    seat, stage = play.at[SEAT], stage_of(play)
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    theirs = may[left] | may[mate] | may[right]
    lane = lane_of(card)
    side = 1 - ((play.terms.maker ^ seat) & 1)
    takes = 1 if card & wins != NONE else 0
    if lane == trick.led:
        kind = (2 if card & TRUMPS != NONE else 0) + takes
    elif card & TRUMPS != NONE:
        kind = 4 + takes
    else:
        kind = 6
    threat = min(count(trick.later & higher(card, lane)), 3)
    with_mate = 1 if trick.winner == 0 else 0
    features[0] = layout.follow(kind=kind, partner=with_mate, foes=trick.later_foes, threat=threat)
    features[1] = layout.follow_stage(stage=stage, side=side, takes=takes)
    kept = min(count(hand & lane & ~card), 2)
    above = min(count(theirs & higher(card, lane)), 3)
    trumps_kept = min(count(hand & TRUMPS & ~card), 2)
    features[2] = layout.follow_keep(kept=kept, above=above, trumps=trumps_kept, takes=takes)
    ruffs = trick.left_gap * (2 if may[left] & TRUMPS != NONE else 0)
    ruffs += trick.right_gap * (1 if may[right] & TRUMPS != NONE else 0)
    features[3] = layout.follow_ruff(kind=kind, ruffs=ruffs)
    n = 4
    if takes == 1:
        cheaper = min(count(wins & lane & (card - ONE)), 2)
        dearer = min(count(wins & higher(card, lane)), 2)
        features[n] = layout.follow_rank(cheaper=cheaper, dearer=dearer)
        n += 1
    if trick.later_mate == 1:
        helps = min(count(may[mate] & higher(card, lane)), 3)
        features[n] = layout.follow_partner(kind=kind, above=helps)
        n += 1
    if kind == 6:
        gaps = without(may[left], may[mate], may[right], lane)
        last = 1 if count(hand) == 2 else 0
        features[n] = layout.discard(gaps=gaps, above=above, winner=trick.winner, last=last)
        n += 1
    return n


@lean
def rest_features(
    card: Cards,
    hand: Cards,
    theirs: Cards,
    takes: int,
    masters: int,
    n: int,
    features: NDArray[np.int64],
) -> None:
    """List, from place `n` on, the features of the hand that a card leaves, and -1 after the last."""
    lane = lane_of(card)
    trumps = hand & TRUMPS & ~card
    if card & TRUMPS != NONE:
        features[n] = layout.after_trumps(ranks=ranks(trumps, theirs, TRUMPS, 6), takes=takes)
    else:
        rest = hand & lane & ~card
        above = 0
        was_master = hand & higher(card, lane) == NONE and theirs & higher(card, lane) == NONE
        if was_master:
            masters -= 1
        if rest != NONE:
            above = min(count(theirs & higher(highest(rest), lane)), 3)
            if above == 0 and was_master:
                masters += 1
        kept = min(count(rest), 3)
        features[n] = layout.after_lane(kept=kept, above=above, unseen=FEW[count(theirs & lane)])
    features[n + 1] = layout.after_masters(masters=min(masters, 3), trumps=min(count(trumps), 3))
    features[n + 2] = -1
