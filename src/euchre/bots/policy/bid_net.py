"""The bid nets: a small network that tells, from the features of a hand, how likely each outcome is.

One tells, of a hand in a contract, how likely the makers take 0, 1 ... 5 tricks; the other, of a hand that passes, what
becomes of the deal. Their numbers are learnt (tools/train_bids.py).
"""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bid_layout import MOST
from euchre.fast.jit import compiled, entry, lean, shared

HIDDEN: Final = 32
"""Units in the hidden layer."""
KINDS: Final = 13
"""The kinds of ends of a deal for a player who passed; more than the six numbers of tricks."""
BIDS: Final = 16
"""The most bids that a turn offers."""


class BidNet(NamedTuple):
    """A net of one hidden layer: ``softmax(relu(hidden_bias + sum(hidden[features])) @ out + out_bias)``."""

    hidden: NDArray[np.float32]
    hidden_bias: NDArray[np.float32]
    out: NDArray[np.float32]
    out_bias: NDArray[np.float32]


class BidScratch(NamedTuple):
    """Room to work in, so that nothing is allocated for each hand."""

    features: NDArray[np.int64]
    """The rows of the features that hold."""
    layer: NDArray[np.float32]
    chances: NDArray[np.float32]
    worth: NDArray[np.float64]
    """The worth of each bid of a turn."""


@entry
@compiled
def bid_scratch() -> BidScratch:
    """Make room to work in; its contents are undefined."""
    return BidScratch(
        np.empty(MOST, np.int64), np.empty(HIDDEN, np.float32), np.empty(KINDS, np.float32), np.empty(BIDS, np.float64)
    )


@partial(shared, make=lambda _: np.exp)
def _exp(number: np.float32) -> np.float32:
    """The exponential, rounded as compiled code does; NumPy differs in the last bit, which decides between equals."""
    return np.float32(exp(number))


@lean
def predict(net: BidNet, number: int, scratch: BidScratch) -> None:
    """Put the chances of each outcome in ``scratch.chances``, given the first `number` of ``scratch.features``."""
    layer, chances = scratch.layer, scratch.chances
    units, kinds = net.hidden_bias.shape[0], net.out_bias.shape[0]
    for unit in range(units):
        layer[unit] = net.hidden_bias[unit]
    for which in range(number):
        row = net.hidden[np.uint64(scratch.features[which])]
        for unit in range(units):
            layer[unit] += row[unit]
    for kind in range(kinds):
        chances[kind] = net.out_bias[kind]
    for unit in range(units):
        if layer[unit] > 0:
            for kind in range(kinds):
                chances[kind] += layer[unit] * net.out[unit, kind]
    highest = chances[0]
    for kind in range(1, kinds):
        highest = max(highest, chances[kind])
    total = np.float32(0.0)
    for kind in range(kinds):
        chances[kind] = _exp(chances[kind] - highest)
        total += chances[kind]
    for kind in range(kinds):
        chances[kind] /= total
