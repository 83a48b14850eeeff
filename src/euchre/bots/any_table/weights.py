"""The numbers the policy has learnt for each number of players; docs/strength.md says how it came by them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from euchre.bots.any_table.card_net import load_net
from euchre.bots.any_table.hand_values import Floats
from euchre.bots.nets.rows import CardNet

FILE: Final = Path(__file__).with_name("bids.npz")
"""The nets of the bids, written by ``python -m tools.train_table_bids``."""
LEARNT_FOR: Final = (2, 3, 4, 6)


class TableWeights(NamedTuple):
    """The nets for one number of players."""

    cards: CardNet
    """The net of the cards."""
    contracts: Floats
    """``contracts[alone]``: the net of a contract (`euchre.bots.any_table.hand_values`)."""
    passes: Floats
    """The net of a pass."""


def net_file(players: int) -> Path:
    """The file of the card net, written by ``python -m tools.train_table_cards``."""
    return Path(__file__).with_name(f"cards_{players}.npy")


def read_weights(cards: Path, bids: Path, players: int) -> TableWeights:
    """The weights for `players` in these files."""
    with np.load(bids) as parts:
        nets = (parts[f"{part}_{players}"].astype(np.float64) for part in TableWeights._fields[1:])
        return TableWeights(load_net(cards), *nets)


_WEIGHTS: Final = {  # at once: a server may have no file left to open
    players: read_weights(net_file(players), FILE, players) for players in LEARNT_FOR
}


def weights_for(players: int) -> TableWeights:
    """The weights learnt for `players`; the arrays are shared, so copy what you change."""
    return _WEIGHTS[players]
