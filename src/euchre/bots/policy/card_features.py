"""The input of the card net: the moment and each card that might be played, as lists of yes-or-no features.

Every feature is relative: seats to the player, cards to those still unseen. So one net serves all seats and packs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import distinct, winning
from euchre.bots.policy.candidate import follow_features, lead_features, rest_features
from euchre.bots.policy.moment import moment_features
from euchre.bots.policy.trick import trick_so_far
from euchre.fast.bits import NONE, higher, lane_of
from euchre.fast.jit import lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import ON_TABLE, SEAT, PlayState


@lean
def card_features(
    hand: Cards,
    options: Cards,
    may: Sets,
    play: PlayState,
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
    trick = trick_so_far(may, play)
    found = distinct(options, theirs | trick.best, n_trick == 0, cards)
    if found == 1:
        return 1
    wins = winning(options, trick.best)
    masters = moment_features(hand, may, play, trick, wins, moment)
    for index in range(found):
        card = cards[index]
        if n_trick == 0:
            takes = 1 if foes & higher(card, lane_of(card)) == NONE else 0
            n = lead_features(card, hand, may, play, lists[index])
        else:
            takes = 1 if card & wins != NONE else 0
            n = follow_features(card, hand, may, play, trick, wins, lists[index])
        rest_features(card, hand, theirs, takes, masters, n, lists[index])
    return found
