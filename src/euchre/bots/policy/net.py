"""The net that ships with the package, and how one is read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from euchre.bots.policy.learned import HIDDEN, ROWS, CardNet
from euchre.core.errors import EuchreError


def load(path: str | Path) -> CardNet:
    """The net in a file, where its numbers are kept in 16 bits.

    Raises `OSError` or `ValueError` if there is no array in it, `EuchreError` if it is not a net of these features.
    """
    net = np.load(path)
    if net.shape != (ROWS, HIDDEN):
        found = " by ".join(map(str, net.shape))
        raise EuchreError("policy/net", f"{path} is no net of this version: it is {found}, not {ROWS} by {HIDDEN}.")
    return np.ascontiguousarray(net.astype(np.float32))


NET: Final[CardNet] = load(Path(__file__).with_name("cards.npy"))
"""What the card policy has learned; how it came about stands in cards.md."""
