"""The card that a seat plays, from what it knows and nothing else: the compiled policy in one call."""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.card_net import CardNet, card_scratch, learned_card
from euchre.fast.bits import NONE, ONE
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import SEAT, PlayState, to_play


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
    for other in range(4):
        if other == seat or (out >> other) & 1:
            may[other] = NONE
        elif other == terms.up_holder:
            may[other] = unseen & ~play.voids[other]
        else:
            may[other] = unseen & ~(play.voids[other] | up)


@entry
@compiled
def choose_card(net: CardNet, hand: Cards, away: Cards, play: PlayState) -> Cards:
    """The card (one bit) that the player whose turn it is plays now.

    `hand` are the player's cards left, `away` what they laid away.
    """
    options = to_play(hand, play)
    if options & (options - ONE) == NONE:
        return options
    may = np.empty(4, np.uint64)
    suspect(hand, away, play, may)
    return learned_card(net, hand, options, may, play, card_scratch())
