"""What a player notices: the moment and each card she might play, as lists of yes-or-no features.

Every feature is relative: seats to herself, cards to those still unseen. So one net plays every seat, pack and trump.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.candidate import distinct, notice_follow, notice_lead, notice_rest
from euchre.bots.policy.moment import notice_moment, winning
from euchre.bots.policy.table import look
from euchre.fast.bits import NONE, higher, lane_of
from euchre.fast.jit import lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import ON_TABLE, SEAT, Play


@lean
def notice(
    hand: Cards,
    options: Cards,
    may: Sets,
    play: Play,
    cards: Sets,
    moment: NDArray[np.int64],
    lists: NDArray[np.int64],
) -> int:
    """Fill `cards` with the cards worth telling apart, and `moment` and `lists` (a row a card) with features.

    After the last feature of a list stands -1.

    Returns how many cards.
    """
    seat, n_trick = play.at[SEAT], play.at[ON_TABLE]
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    foes = may[left] | may[right]
    theirs = foes | may[mate]
    table = look(may, play)
    found = distinct(options, theirs | table.best, n_trick == 0, cards)
    if found == 1:
        return 1
    wins = winning(options, table.best)
    masters = notice_moment(hand, may, play, table, wins, moment)
    for index in range(found):
        card = cards[index]
        if n_trick == 0:
            takes = 1 if foes & higher(card, lane_of(card)) == NONE else 0
            n = notice_lead(card, hand, may, play, lists[index])
        else:
            takes = 1 if card & wins != NONE else 0
            n = notice_follow(card, hand, may, play, table, wins, lists[index])
        notice_rest(card, hand, theirs, takes, masters, n, lists[index])
    return found
