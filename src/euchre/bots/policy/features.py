"""What a player notices: the moment and each card she might play, as lists of yes-or-no features.

Every feature is relative: seats to herself, cards to those still unseen. So one net plays every seat, pack and trump.
"""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.candidate import distinct, notice_follow, notice_lead, notice_rest
from euchre.bots.policy.moment import notice_moment, winning
from euchre.bots.policy.table import look
from euchre.fast.jit import lean
from euchre.fast.play import LOST, MADE, ON_TABLE, SEAT, Terms
from euchre.fast.sets import NONE, Indices, Sets, higher, lane_of


@lean
def notice(
    hand: np.uint64,
    options: np.uint64,
    may: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    cards: Sets,
    moment: Indices,
    lists: Indices,
) -> int:
    """Fill `cards` with the cards worth telling apart, and `moment` and `lists` (a row a card) with features.

    After the last feature of a list stands -1.

    Returns how many cards.
    """
    seat, maker, n_trick = at[SEAT], terms.maker, at[ON_TABLE]
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    foes = may[left] | may[right]
    theirs = foes | may[mate]
    table = look(may, terms, at, trick)
    found = distinct(options, theirs | table.best, n_trick == 0, cards)
    if found == 1:
        return 1
    wins = winning(options, table.best)
    done = at[MADE] + at[LOST]
    stage = done * (done + 1) // 2 + at[MADE]
    masters = notice_moment(hand, may, terms, at, table, wins, stage, moment)
    for index in range(found):
        card = cards[index]
        if n_trick == 0:
            takes = 1 if foes & higher(card, lane_of(card)) == NONE else 0
            n = notice_lead(card, hand, may, seat, maker, stage, done, lists[index])
        else:
            takes = 1 if card & wins != NONE else 0
            n = notice_follow(card, hand, may, seat, maker, stage, table, wins, lists[index])
        notice_rest(card, hand, theirs, takes, masters, n, lists[index])
    return found
