"""The estimates of means of pairs, with intervals that hold the truth 19 times in 20."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the interval knows no bounds for fewer than two."""
    return ratio(values, (1.0,) * len(values))


def ratio(gains: Sequence[float], sizes: Sequence[float]) -> Estimate:
    """The gain for each unit of size, such as points per deal over pairs that differ in deals.

    The pairs are independent, the deals inside a pair are not; so the interval is that of a ratio of two means.
    """
    count, size = len(gains), sum(sizes)
    value = sum(gains) / size
    if count < 2:
        return Estimate(value, -inf, inf)
    spread = sum((gain - value * own) ** 2 for gain, own in zip(gains, sizes, strict=True)) / (count - 1)
    margin = Z * sqrt(spread / count) * count / size
    return Estimate(value, value - margin, value + margin)


def share(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1, such as matches won.

    Two pairs won and two pairs lost are added before the interval is taken (Agresti and Coull's way), so that a
    player who has won everything so far is not thought certain to win for ever.
    """
    value = sum(values) / len(values)
    more = (*values, 0.0, 0.0, 1.0, 1.0)
    centre = sum(more) / len(more)
    margin = Z * sqrt(sum((one - centre) ** 2 for one in more)) / len(more)
    return Estimate(value, max(0.0, centre - margin), min(1.0, centre + margin))
