"""How each card would end, world by world, if the policy plays on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.playout import playout
from euchre.fast.jit import compiled
from euchre.fast.play import Terms
from euchre.fast.sets import Indices, Net, Sets


@compiled
def foresee(
    net: Net,
    cards: Sets,
    worlds: Sets,
    away: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    voids: Sets,
    gone: np.uint64,
) -> NDArray[np.int64]:
    """``[card, world]``: how each of `cards`, played now, ends in each world, ``worlds[world, seat]``.

    Everything is in lanes; the ends are codes of `playout`, the rest is as in `euchre.bots.policy.cards.choose_card`.
    """
    codes = np.empty((cards.shape[0], worlds.shape[0]), np.int64)
    for which in range(cards.shape[0]):
        for world in range(worlds.shape[0]):
            codes[which, world] = playout(
                net, net, cards[which], worlds[world], away[world], terms, at, trick, voids, gone
            )
    return codes
