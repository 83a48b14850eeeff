"""Spaces of observations and choices, in Gymnasium's terms."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from euchre.env.layout import layout_of
from euchre.env.numbering import ACTIONS

Observed = dict[str, Any]
"""The input of a learner before it chooses: ``observation`` and ``action_mask``, see `observed_space`."""


def choice_space() -> spaces.Discrete[Any]:
    """The numbers of `euchre.env.numbering.ACTIONS`; ``sample(action_mask)`` picks one that may be chosen."""
    return spaces.Discrete(len(ACTIONS))


def observed_space(players: int) -> spaces.Dict[Any]:
    """The observation and mask spaces at a table of `players`."""
    blocks = layout_of(players).values()
    most = np.array([block.most for block in blocks for _ in range(block.size)], np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )
