"""How each card would end, world by world, if the policy plays on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.course import Terms
from euchre.bots.policy.playout import playout
from euchre.bots.policy.sets import Indices, Net, Sets
from euchre.solve.compiled import compiled


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
    worth: NDArray[np.float64],
) -> NDArray[np.float64]:
    """``[card, world]``: what each of `cards`, played now, is worth in each world, ``worlds[world, seat]``.

    Everything is in lanes; `worth` is by code of `playout`, the rest as in `euchre.bots.policy.cards.choose_card`.
    """
    result = np.empty((cards.shape[0], worlds.shape[0]))
    for which in range(cards.shape[0]):
        for world in range(worlds.shape[0]):
            code = playout(net, net, cards[which], worlds[world], away[world], terms, at, trick, voids, gone)
            result[which, world] = worth[code]
    return result
