"""The numbers the policy has learnt for each number of players; docs/strength.md says how it came by them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from euchre.bots.any_table.card_layout import Floats

FILE: Final = Path(__file__).with_name("weights.npz")
"""Written by ``python -m tools.train_tables``."""
LEARNT_FOR: Final = (2, 3, 4, 6)


class TableWeights(NamedTuple):
    """The weights of the features for one number of players."""

    cards: Floats
    """``[situation, feature]`` of a card."""
    contracts: Floats
    """``[alone, made or marched, feature]`` of a contract."""
    passes: Floats
    """``[feature]`` of a pass."""


def _load() -> dict[int, TableWeights]:
    with np.load(FILE) as parts:
        return {
            players: TableWeights(*(parts[f"{part}_{players}"].astype(np.float64) for part in TableWeights._fields))
            for players in LEARNT_FOR
        }


_WEIGHTS: Final = _load()  # at once: a server may have no file left to open


def weights_for(players: int) -> TableWeights:
    """The weights learnt for `players`; the arrays are shared, so copy what you change."""
    return _WEIGHTS[players]
