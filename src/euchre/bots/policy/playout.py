"""A deal played to its end by the compiled policy, every seat from its own knowledge only."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.bots.policy.card_net import learned_card
from euchre.fast.bits import NONE, ONE
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import SEAT, PlayState, advance, copy, end_code, is_over, to_play


@entry
@compiled
def playout(net: CardNet, first: Cards, hands: Sets, away: Sets, play: PlayState) -> int:
    """Play a deal from here to its end, a code of `euchre.fast.play`; `first`, if not empty, is the next card.

    `hands` and `away`, what a seat has laid away, are by seat, in lanes. Nothing that is passed is changed.
    """
    hands, play, may = hands.copy(), copy(play), np.empty(4, np.uint64)
    scratch = card_scratch()
    while not is_over(play):
        seat = play.at[SEAT]
        hand = hands[seat]
        card = first if first != NONE else to_play(hand, play)
        first = NONE
        if card & (card - ONE) != NONE:
            suspect(hand, away[seat], play, may)
            card = learned_card(net, hand, card, may, play, scratch)
        advance(card, hands, play)
    return end_code(play)


@entry
@compiled
def playouts(net: CardNet, cards: Sets, worlds: Sets, away: Sets, play: PlayState) -> NDArray[np.int64]:
    """``[card, world]``: how each of `cards`, played now, ends in each world.

    ``worlds[world, seat]`` are the hands and ``away[world, seat]`` what is laid away, in lanes.
    """
    codes = np.empty((cards.shape[0], worlds.shape[0]), np.int64)
    for which in range(cards.shape[0]):
        for world in range(worlds.shape[0]):
            codes[which, world] = playout(net, cards[which], worlds[world], away[world], play)
    return codes
