"""The cards as a player sees them, at every table: where they may lie, which are equals, which are high."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.bits import NONE, ONE, beats, count, highest, lane_of, lowest
from euchre.fast.jit import entry, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import LOST, MADE, SEAT, PlayState

FEW: Final = np.array([0, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4], dtype=np.int64)
"""The number of cards, roughly."""


@entry
@lean
def suspect(hand: Cards, away: Cards, play: PlayState, may: Sets) -> None:
    """Fill `may` with the cards each seat may hold as far as the player whose turn it is can tell.

    Nothing for that player and for a seat that sits out; the up-card that was taken is in its holder's hand until it is
    played.
    """
    terms, seat = play.terms, play.at[SEAT]
    out = terms.out
    unseen = terms.pack & ~(hand | play.gone[0] | away)
    up = unseen & terms.up
    if up != NONE and (out >> terms.up_holder) & 1:
        unseen &= ~terms.up
        up = NONE
    for other in range(len(terms.seats)):
        if other == seat or (out >> other) & 1:
            may[other] = NONE
        elif other == terms.up_holder:
            may[other] = unseen & ~play.voids[other]
        else:
            may[other] = unseen & ~(play.voids[other] | up)


@lean
def ranks(mine: Cards, others: Cards, lane: Cards, most: int) -> int:
    """The own cards among the `most` highest of a lane, a bit each, the highest in the top bit."""
    live = (mine | others) & lane
    found = 0
    for _ in range(most):
        card = highest(live)
        found = found * 2 + (1 if card & mine != NONE else 0)
        live ^= card
    return found


@lean
def tricks_done(play: PlayState) -> int:
    """The number of tricks that have been played."""
    done: int = play.at[MADE] + play.at[LOST]
    return done


@lean
def stage_of(play: PlayState) -> int:
    """Tricks played and tricks of the makers, as one number below 15."""
    done = tricks_done(play)
    stage: int = done * (done + 1) // 2 + play.at[MADE]
    return stage


@lean
def winning(options: Cards, best: Cards) -> Cards:
    """The cards of `options` that beat the best card of the trick; none if there is no trick."""
    wins = NONE
    if best == NONE:
        return wins
    while options != NONE:
        card = lowest(options)
        options ^= card
        if beats(card, best):
            wins |= card
    return wins


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
def run_of(card: Cards, options: Cards, rated: Sets, leads: bool) -> tuple[int, int]:  # noqa: FBT001 - as in `distinct`
    """The number, in `rated`, of the run of equals that a card of `options` belongs to, and its length.

    `rated` are the cards that `distinct` found.
    """
    index, below, found = 0, NONE, len(rated)
    if leads:  # the highest of each run was rated
        while index + 1 < found and rated[index] < card:
            below = rated[index]
            index += 1
        top = rated[index]
        run = options & ((top | (top - ONE)) ^ (below | (below - ONE) if below != NONE else NONE))
    else:
        while index + 1 < found and rated[index + 1] <= card:
            index += 1
        run = options & ~(rated[index] - ONE)
        if index + 1 < found:
            run &= rated[index + 1] - ONE
    return index, count(run)
