"""How each card would end, world by world, if the policy plays on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.playout import FIRST_TWO, LEADER, LOST, MADE, PLACE, SEAT, play_on
from euchre.solve.compiled import compiled


@compiled
def foresee(
    net: NDArray[np.float32],
    cards: NDArray[np.uint64],
    worlds: NDArray[np.uint64],
    away: NDArray[np.uint64],
    seat: int,
    pack: np.uint64,
    leader: int,
    trick: NDArray[np.uint64],
    n_trick: int,
    gone: np.uint64,
    voids: NDArray[np.uint64],
    up: np.uint64,
    up_holder: int,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001
    taken_makers: int,
    taken_others: int,
    first_two_lost: bool,  # noqa: FBT001
    worth: NDArray[np.float64],
) -> NDArray[np.float64]:
    """``[card, world]``: what each of `cards`, played by `seat` now, is worth in each world, ``worlds[world, seat]``.

    Everything is in lanes; `worth` is by code of `playout`, the rest as in `euchre.bots.policy.cards.choose_card`.
    """
    result = np.empty((cards.shape[0], worlds.shape[0]))
    at = np.empty(6, dtype=np.int64)
    for which in range(cards.shape[0]):
        for world in range(worlds.shape[0]):
            at[SEAT], at[LEADER], at[PLACE] = seat, leader, n_trick
            at[MADE], at[LOST], at[FIRST_TWO] = taken_makers, taken_others, first_two_lost
            code = play_on(
                net,
                net,
                cards[which],
                worlds[world].copy(),
                pack,
                trick.copy(),
                gone,
                voids.copy(),
                up,
                up_holder,
                maker,
                out,
                no_trump,
                at,
                away[world],
            )
            result[which, world] = worth[code]
    return result
