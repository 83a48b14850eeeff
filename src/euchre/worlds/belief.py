"""Worlds weighed by how likely a policy would have bid, buried and played in them as the others did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.view import View
from euchre.worlds.draw import Worlds
from euchre.worlds.steps import DecisionStep, steps

Floats = NDArray[np.float64]
_STEPS = 12
"""Halvings in the search for how far weights are evened out."""


class Policy(Protocol):
    """A model of how somebody bids and plays, or several: then each seat plays by one of them, unknown which."""

    @property
    def shares(self) -> Sequence[float]:
        """The share of each model; they add up to 1."""

    def likelihood(self, step: DecisionStep, then: Worlds, /) -> Floats:
        """``[model, n]``: how likely the seat that acted would have done just that, in each world; never below 0.

        ``[n]`` where all models say the same. Only ratios count, between the worlds and between the models. `then` are
        the worlds as they were at that moment; a policy may use only `step.hand` of them. Both arguments are views,
        valid during the call only.
        """


def weights(view: View, worlds: Worlds, policy: Policy) -> Floats:
    """``[n]``: how much more likely than the average each world is, given all that the other seats have done.

    The mean is 1. Own decisions tell a seat nothing and are skipped. If the policy rules out every world, it is
    the policy that is wrong: all weights are 1.
    """
    shares = np.log(policy.shares)[:, np.newaxis]
    seats = [np.repeat(shares, len(worlds.kitty), axis=1) for _ in law.seating(view.rules).seats]
    with np.errstate(divide="ignore"):
        for step, then in steps(view, worlds):
            seats[step.seat] += np.log(policy.likelihood(step, then))
    logs: Floats = np.sum([np.logaddexp.reduce(models, axis=0) for models in seats], axis=0)
    best = logs.max(initial=-np.inf)
    if not np.isfinite(best):
        return np.ones(len(logs))
    relative: Floats = np.exp(logs - best)
    relative /= relative.mean()
    return relative


def effective(weights: Floats) -> float:
    """The number of equally likely worlds that tell as much as these: 1 for a single heavy one, n for equal weights."""
    return float(np.square(weights.sum()) / np.square(weights).sum())


def tempered(weights: Floats, least: float) -> Floats:
    """The weights, evened out just so far that at least `least` equally likely worlds would tell as much.

    For a policy that is too sure of itself: a handful of worlds is no picture of what may be.
    """
    if effective(weights) >= least:
        return weights
    logs = np.log(np.maximum(weights, np.finfo(np.float64).tiny))
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if effective(np.exp(middle * (logs - logs.max()))) >= least:
            low = middle
        else:
            high = middle
    even: Floats = np.exp(low * (logs - logs.max()))
    even /= even.mean()
    return even


def resampled(weights: Floats, rng: Random, count: int) -> NDArray[np.int64]:
    """The numbers of `count` worlds, in order, each as often as its weight asks, to within one.

    All of them then weigh the same. One random number sets the comb that picks them, which varies less than drawing
    each by itself.
    """
    edges = np.cumsum(weights)
    teeth = (np.arange(count) + rng.random()) * (edges[-1] / count)
    rows: NDArray[np.int64] = np.minimum(np.searchsorted(edges, teeth, side="right"), len(edges) - 1)
    return rows
