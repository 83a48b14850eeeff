"""The solver for many positions: a row a deal or a world, Python's global lock released, so that threads share them.

Rows are as in `euchre.solve.kernel`: ``hands[n, 4]`` and ``table[n, 4]`` of ``uint64``, ``leader[n]`` of any integers.
`no_trump`, and the makers and what they have, are the same for all rows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import LANE, LANES
from euchre.solve.kernel import Hands, card_values, outcome, side_tricks

Leaders = NDArray[np.integer[Any]]
PLACES = LANE * LANES


@entry
@compiled
def tricks_many(hands: Hands, leader: Leaders, table: Hands, no_trump: bool) -> NDArray[np.int8]:  # noqa: FBT001 - compiled functions take arguments by place
    """``int8[n]``: for each row how many of the tricks left side 0 takes."""
    values = np.empty(len(hands), np.int8)
    for row in range(len(hands)):
        values[row] = side_tricks(hands[row], leader[row], table[row], no_trump)
    return values


@entry
@compiled
def outcomes_many(
    hands: Hands,
    leader: Leaders,
    table: Hands,
    no_trump: bool,  # noqa: FBT001
    makers: int,
    taken: int,
) -> NDArray[np.int8]:
    """``int8[n]``: for each row what the makers come to: 0 euchred, 1 made, 2 march."""
    values = np.empty(len(hands), np.int8)
    for row in range(len(hands)):
        values[row] = outcome(hands[row], leader[row], table[row], no_trump, makers, taken)
    return values


@entry
@compiled
def card_values_many(hands: Hands, leader: Leaders, table: Hands, no_trump: bool) -> NDArray[np.int8]:  # noqa: FBT001
    """``int8[n, 60]``: `card_values` for each row."""
    values = np.empty((len(hands), PLACES), np.int8)
    for row in range(len(hands)):
        card_values(hands[row], leader[row], table[row], no_trump, values[row])
    return values
