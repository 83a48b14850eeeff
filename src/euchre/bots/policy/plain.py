"""The plain policy: which card a sound player plays by rule, from what they know.

It pulls trump for the makers, cashes masters, never ducks what it can win, and throws away what it misses least.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.bots.policy.trick import trick_so_far
from euchre.fast.bits import NONE, TRUMPS, beats, count, higher, highest, lane_of, lane_set, lowest
from euchre.fast.jit import compiled
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import LOST, MADE, ON_TABLE, SEAT, Play

_GOES_ROUND: Final = np.array([0.10, 0.30, 0.45, 0.62, 0.75, 0.85, 0.92, 0.95, 0.95], dtype=np.float32)
"""How likely a master of a plain suit wins, while the other side has trumps, by the cards of its suit unseen."""


@compiled
def worst(options: Cards, hand: Cards, theirs: Cards, foes: Cards, leads: Cards) -> Cards:
    """The card of `options` that a hand misses least.

    `theirs` are the cards the others in the game may hold, `foes` those the other side may hold, `leads`
    those that the player who is winning the trick may hold.
    """
    found = NONE
    least = np.float32(1e9)
    trumps = count(hand & TRUMPS)
    left = options
    while left != NONE:
        card = lowest(left)
        left ^= card
        lane = lane_of(card)
        above = count(theirs & higher(card, lane))
        if card & TRUMPS != NONE:
            use = np.float32(100.0 - above)
        else:
            others = hand & lane & ~card
            use = np.float32(40.0) if above == 0 else np.float32(8.0 - above)
            if above == 1 and others != NONE:
                use += np.float32(5.0)
            if others == NONE and trumps > 0:
                use -= np.float32(7.0)
            if theirs & lane == NONE and theirs & TRUMPS == NONE:
                use = np.float32(60.0)
            elif foes & lane == NONE:  # nobody will lead it, and they trump it
                use = np.float32(2.0)
            if count(hand) == 2 and leads & lane == NONE:
                use = np.float32(1.0)  # the last lead is of another suit
            second = others & higher(card, lane)
            if second == NONE and others != NONE:
                use += np.float32(1.0)
            elif second != NONE and count(theirs & higher(highest(second), lane)) == 1:
                use += np.float32(3.0)
        if use < least:
            least = use
            found = card
    return found


@compiled
def _lead(hand: Cards, may: Sets, play: Play) -> Cards:
    """The lead."""
    seat, maker = play.at[SEAT], play.terms.maker
    left_may, mate_may, right_may = may[(seat + 1) & 3], may[seat ^ 2], may[(seat + 3) & 3]
    foes = left_may | right_may
    mate_in = (play.terms.out >> (seat ^ 2)) & 1 == 0
    role = 0 if maker == seat else 1 if maker == seat ^ 2 else 2  # maker, maker's partner, defender
    tricks = play.at[MADE] + play.at[LOST]
    trumps = hand & TRUMPS
    top = highest(trumps)
    out = foes & TRUMPS
    master = trumps != NONE and out & higher(top, TRUMPS) == NONE
    held = count(trumps)
    if trumps != NONE and role != 2 and out != NONE:
        alone = not mate_in
        if alone and (held >= 2 or master):
            return top
        if role == 0 and (held >= 3 or (master and held >= 2)):
            return top
        if role == 1 and (tricks == 0 or master):
            return top
    best = NONE
    most = np.float32(-1.0)
    for number in range(4):
        lane = lane_set(number)
        mine = hand & lane
        if mine == NONE:
            continue
        card = highest(mine)
        unseen = count((foes | mate_may) & lane)
        if foes & higher(card, lane) == NONE:
            chance = np.float32(1.0)
            if out != NONE:
                chance = _GOES_ROUND[min(unseen, 8)]
                if left_may & TRUMPS != NONE and left_may & lane == NONE:
                    chance = np.float32(0.05)
                if right_may & TRUMPS != NONE and right_may & lane == NONE:
                    chance = np.float32(0.05)
            chance -= np.float32(0.02) * np.float32(count(mine))
        else:
            chance = np.float32(0.12)
            card = lowest(mine)
            if count(mine) == 1:
                chance += np.float32(0.06 if trumps != NONE else 0.02)
            if mate_in and mate_may & higher(card, lane) != NONE:
                chance += np.float32(0.02) * np.float32(min(unseen, 4))
        if chance > most:
            most = chance
            best = card
    if best == NONE:
        return top if master or held == 1 else lowest(trumps)
    if master and role != 2 and most < np.float32(0.3):
        return top
    return best


@compiled
def plain_card(hand: Cards, options: Cards, may: Sets, play: Play) -> Cards:
    """The card to play, one of `options`.

    `may` is, for each seat, the set of cards it may hold as far as this player knows: empty for the player and for who
    sits out.
    """
    if play.at[ON_TABLE] == 0:
        return _lead(hand, may, play)
    seat = play.at[SEAT]
    left, mate, right = (seat + 1) & 3, seat ^ 2, (seat + 3) & 3
    foes = may[left] | may[right]
    theirs = foes | may[mate]
    trick = trick_so_far(may, play)
    lane, best, later = trick.led, trick.best, trick.later
    leads = may[mate] if trick.winner == 0 else may[left] if trick.winner == 1 else may[right]
    wins = NONE
    sure = NONE
    left_over = options
    while left_over != NONE:
        card = lowest(left_over)
        left_over ^= card
        if beats(card, best):
            wins |= card
            danger = later & higher(card, lane_of(card))
            if danger == NONE and (card & TRUMPS != NONE or count(theirs & lane) >= 3 or later & TRUMPS == NONE):
                sure |= card
    if trick.winner == 0:
        over = later & higher(best, lane_of(best))
        if best & TRUMPS == NONE and later & lane == NONE:
            over |= later & TRUMPS
        if over == NONE:
            return worst(options, hand, theirs, foes, leads)
        if sure & lane != NONE:
            return lowest(sure & lane)
        if count(over) >= 3 and sure != NONE:
            return lowest(sure)
        return worst(options, hand, theirs, foes, leads)
    if wins == NONE:
        return worst(options, hand, theirs, foes, leads)
    if later == NONE:
        return lowest(wins)
    if sure != NONE:
        if trick.later_mate == 0 and wins & lane == NONE:
            return lowest(wins) if count(later & higher(lowest(wins), TRUMPS)) <= 2 else lowest(sure)
        return lowest(sure)
    if wins & lane != NONE:
        return highest(wins & lane)
    return lowest(wins)
