"""What a player notices of a card that she might play."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy import layout
from euchre.bots.policy.moment import FEW, ranks, stage_of, tricks_done, without
from euchre.bots.policy.table import Table
from euchre.fast.bits import NONE, ONE, TRUMPS, count, higher, highest, lane_of, lane_set, lowest
from euchre.fast.jit import lean
from euchre.fast.lanes import NEXT_LANE, Cards, Sets
from euchre.fast.play import SEAT, Play


@lean
def distinct(options: Cards, between: Cards, leads: bool, cards: Sets) -> int:  # noqa: FBT001 - compiled code takes no keywords
    """Fill `cards` with one card of each run of equals: the highest to lead, the lowest to follow with; how many.

    Cards of a lane are equals if none of `between` lies between them.
    """
    found = 0
    before = NONE
    while options != NONE:
        card = lowest(options)
        options ^= card
        same = before != NONE and lane_of(before) & card != NONE
        same = same and (card - ONE) & ~(before | (before - ONE)) & between == NONE
        before = card
        if not same:
            cards[found] = card
            found += 1
        elif leads:
            cards[found - 1] = card
    return found


@lean
def notice_lead(
    card: Cards,
    hand: Cards,
    may: Sets,
    play: Play,
    features: NDArray[np.int64],
) -> int:
    """List what a player notices of a lead; returns how many features."""
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
    features[0] = layout.LEAD_STAGE + (stage * 2 + side) * 2 + sure
    if card & TRUMPS != NONE:
        role = 0 if made == 0 else 1 if made == 2 else 2 if made == 3 else 3
        features[1] = layout.LEAD_TRUMP + ((count(hand & TRUMPS) - 1) * 5 + min(foes_above, 4)) * 4 + role
        features[2] = layout.LEAD_LEFT + min(count(foes & TRUMPS), 7) * 5 + min(above, 4)
        features[3] = layout.LEAD_ROUND + (done * 4 + role) * 2 + sure
        return 4
    size = min(count(hand & lane & ~card), 2)
    trumps_out = 1 if foes & TRUMPS != NONE else 0
    features[1] = layout.LEAD_PLAIN + ((size * 4 + min(above, 3)) * 6 + min(count(theirs & lane), 5)) * 2 + trumps_out
    danger = without(may[left], may[mate], may[right], lane)
    danger &= 7 - without(may[left], may[mate], may[right], TRUMPS)
    features[2] = layout.LEAD_RUFF + danger * 2 + sure
    features[3] = layout.LEAD_LANE + ((1 if lane == lane_set(NEXT_LANE) else 0) * 2 + side) * 4 + min(above, 3)
    return 4


@lean
def notice_follow(
    card: Cards,
    hand: Cards,
    may: Sets,
    play: Play,
    table: Table,
    wins: Cards,
    features: NDArray[np.int64],
) -> int:
    """List what a player notices of a card to follow with; returns how many features."""
    seat, stage = play.at[SEAT], stage_of(play)
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    theirs = may[left] | may[mate] | may[right]
    lane = lane_of(card)
    side = 1 - ((play.terms.maker ^ seat) & 1)
    takes = 1 if card & wins != NONE else 0
    if lane == table.led:
        kind = (2 if card & TRUMPS != NONE else 0) + takes
    elif card & TRUMPS != NONE:
        kind = 4 + takes
    else:
        kind = 6
    threat = min(count(table.later & higher(card, lane)), 3)
    with_mate = 1 if table.winner == 0 else 0
    features[0] = layout.FOLLOW + ((kind * 2 + with_mate) * 3 + table.later_foes) * 4 + threat
    features[1] = layout.FOLLOW_STAGE + (stage * 2 + side) * 2 + takes
    kept = min(count(hand & lane & ~card), 2)
    above = min(count(theirs & higher(card, lane)), 3)
    trumps_kept = min(count(hand & TRUMPS & ~card), 2)
    features[2] = layout.FOLLOW_KEEP + ((kept * 4 + above) * 3 + trumps_kept) * 2 + takes
    ruffs = table.left_gap * (2 if may[left] & TRUMPS != NONE else 0)
    ruffs += table.right_gap * (1 if may[right] & TRUMPS != NONE else 0)
    features[3] = layout.FOLLOW_RUFF + kind * 4 + ruffs
    n = 4
    if takes == 1:
        cheaper = min(count(wins & lane & (card - ONE)), 2)
        dearer = min(count(wins & higher(card, lane)), 2)
        features[n] = layout.FOLLOW_RANK + cheaper * 3 + dearer
        n += 1
    if table.later_mate == 1:
        features[n] = layout.FOLLOW_MATE + kind * 4 + min(count(may[mate] & higher(card, lane)), 3)
        n += 1
    if kind == 6:
        gaps = without(may[left], may[mate], may[right], lane)
        last = 1 if count(hand) == 2 else 0
        features[n] = layout.DISCARD + ((gaps * 4 + above) * 3 + table.winner) * 2 + last
        n += 1
    return n


@lean
def notice_rest(
    card: Cards,
    hand: Cards,
    theirs: Cards,
    takes: int,
    masters: int,
    n: int,
    features: NDArray[np.int64],
) -> None:
    """List, from place `n` on, what a player notices of the hand that a card leaves them, and -1 after the last."""
    lane = lane_of(card)
    trumps = hand & TRUMPS & ~card
    if card & TRUMPS != NONE:
        features[n] = layout.AFTER_TRUMPS + ranks(trumps, theirs, TRUMPS, 6) * 2 + takes
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
        features[n] = layout.AFTER_LANE + (kept * 4 + above) * 5 + FEW[count(theirs & lane)]
    features[n + 1] = layout.AFTER_MASTERS + min(masters, 3) * 4 + min(count(trumps), 3)
    features[n + 2] = -1
