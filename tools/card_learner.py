"""Teach a card net: a gradient step for each decision at which cards were tried, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.rows import HEADS, HIDDEN, MORE_ROWS, CardNet, sum_rows
from euchre.fast.jit import compiled

SHARED = np.float32(0.7)
"""The part forgiven of the error that all cards of a decision have in common: only differences choose a card."""
WEIGHTS = np.array([1.0, 0.5, 0.3], dtype=np.float32)
"""The weights of errors: making it, marching, the part of the tricks."""


class Decision(NamedTuple):
    """A decision at which some cards were tried."""

    moment: NDArray[np.int64]
    lists: NDArray[np.int64]
    """``lists[card]``: the card's features."""
    results: NDArray[np.int64]
    """``results[card]``: the makers' tricks (0..5)."""
    found: int
    """The number of cards."""


@compiled
def _forward(net: CardNet, tried: Decision, hidden: NDArray[np.float32]) -> None:
    """Put the hidden units of each card in `hidden`."""
    units = hidden.shape[1]
    for index in range(tried.found):
        for unit in range(units):
            hidden[index, unit] = net[len(net) - MORE_ROWS, unit]
        sum_rows(net, tried.moment, hidden[index])
        sum_rows(net, tried.lists[index], hidden[index])
        for unit in range(units):
            hidden[index, unit] = max(hidden[index, unit], np.float32(0.0))


@compiled
def _compare(net: CardNet, tried: Decision, hidden: NDArray[np.float32], errors: NDArray[np.float32]) -> None:
    """Put in `errors` what each head says about each card, less its outcome."""
    units = hidden.shape[1]
    for head in range(3):
        mean = np.float32(0.0)
        for index in range(tried.found):
            result = tried.results[index]
            wanted = np.float32(result >= 3 if head == 0 else result == 5 if head == 1 else result * 0.2)
            value = np.float32(0.0)
            for unit in range(units):
                value += hidden[index, unit] * net[len(net) - HEADS + head, unit]
            errors[index, head] = value - wanted
            mean += errors[index, head]
        mean = SHARED * mean / np.float32(tried.found)
        for index in range(tried.found):
            errors[index, head] = (errors[index, head] - mean) * WEIGHTS[head]


@compiled
def learn(
    net: CardNet,
    speeds: NDArray[np.float32],
    rate: np.float32,
    tried: Decision,
    hidden: NDArray[np.float32],
    errors: NDArray[np.float32],
) -> None:
    """Take a gradient step for a decision, each row at its own speed; `hidden` and `errors` are room to work."""
    _forward(net, tried, hidden)
    _compare(net, tried, hidden, errors)
    units = hidden.shape[1]
    down = np.empty(HIDDEN, np.float32)
    common = np.zeros(HIDDEN, np.float32)
    on_heads = np.zeros((3, HIDDEN), np.float32)
    for index in range(tried.found):
        for unit in range(units):
            slope = np.float32(0.0)
            for head in range(3):
                slope += errors[index, head] * net[len(net) - HEADS + head, unit]
                on_heads[head, unit] += errors[index, head] * hidden[index, unit]
            down[unit] = slope if hidden[index, unit] > np.float32(0.0) else np.float32(0.0)
            common[unit] += down[unit]
        _move_all(net, speeds, tried.lists[index], down, rate)
    _move_all(net, speeds, tried.moment, common, rate)
    _move(net, speeds, len(net) - MORE_ROWS, common, _size(common), rate)
    for head in range(3):
        _move(net, speeds, len(net) - HEADS + head, on_heads[head], _size(on_heads[head]), rate)


@compiled
def _move_all(
    net: CardNet, speeds: NDArray[np.float32], rows: NDArray[np.int64], slopes: NDArray[np.float32], rate: np.float32
) -> None:
    """Move all rows of a list of features (it ends with -1)."""
    size = _size(slopes)
    place = 0
    while rows[place] >= 0:
        _move(net, speeds, rows[place], slopes, size, rate)
        place += 1


@compiled
def _size(slopes: NDArray[np.float32]) -> np.float32:
    total = np.float32(0.0)
    for unit in range(len(slopes)):
        total += slopes[unit] * slopes[unit]
    return total / np.float32(len(slopes))


@compiled
def _move(
    net: CardNet, speeds: NDArray[np.float32], row: int, slopes: NDArray[np.float32], size: np.float32, rate: np.float32
) -> None:
    """Move a row against its slopes, by the root of the mean square of the slopes it has seen."""
    seen = speeds[row]
    seen += (size - seen) * np.float32(0.001)
    speeds[row] = seen
    units = len(slopes)
    step = rate / np.float32(np.sqrt(seen) + 1e-4)
    for unit in range(units):
        net[row, unit] -= step * slopes[unit]


def fresh(rows: int, seed: int) -> CardNet:
    """A net that knows nothing."""
    rng = np.random.default_rng(seed)
    net = rng.normal(0.0, 0.1, (rows, HIDDEN)).astype(np.float32)
    net[-HEADS:] *= 2.0
    return net
