"""The card that a seat plays, from what it knows and nothing else: the compiled policy in one call."""

from __future__ import annotations

import numpy as np

from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.bots.policy.card_net import learned_card
from euchre.fast.bits import NONE, ONE
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards
from euchre.fast.play import PlayState, to_play


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
