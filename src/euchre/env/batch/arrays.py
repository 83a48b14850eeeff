"""The arrays of a batch: where its deals stand, and what a learner reads after each step."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.cards import CARDS
from euchre.core.rules import Rules
from euchre.env.numbering import ACTIONS
from euchre.fast.batch import row


class BatchArrays(NamedTuple):
    """A row for each deal; every step writes into the same arrays."""

    numbers: NDArray[np.int32]
    words: NDArray[np.uint64]
    packs: NDArray[np.uint64]
    """Room for the pack of each deal while it is dealt; apart, because it is seldom needed."""
    mask: NDArray[np.int8]
    """``mask[deal, number]``: 1 for what may be chosen."""
    seat: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """``rewards[deal, seat]`` of a deal that has just ended; else 0."""
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    illegal: NDArray[np.bool_]


def batch_arrays(rules: Rules, deals: int) -> BatchArrays:
    """The empty arrays of a batch of `deals`."""
    players = law.seating(rules).players
    return BatchArrays(
        np.zeros((deals, row.numbers(players)), np.int32),
        np.zeros((deals, row.words(players)), np.uint64),
        np.zeros((deals, len(CARDS)), np.uint64),
        np.zeros((deals, len(ACTIONS)), np.int8),
        np.zeros(deals, np.int8),
        np.zeros((deals, players), np.float32),
        np.zeros(deals, np.bool_),
        np.zeros(deals, np.bool_),
        np.zeros(deals, np.bool_),
    )
