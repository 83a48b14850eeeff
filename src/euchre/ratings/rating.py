"""The rating of somebody in a family of rules: the mean loss of a deal, shrunk to that of people, with its interval.

People's mean losses are taken to scatter normally. The rating is the mean of what is then known of somebody after their
deals, and its interval holds 95 % of it. Old deals count as much as new ones in the value; what fades is its certainty:
the interval is that of fewer deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from itertools import accumulate, pairwise
from math import exp, sqrt
from operator import mul
from typing import Final, NamedTuple

import msgspec

from euchre.ratings.band import Card, card_of
from euchre.ratings.family import Family
from euchre.ratings.yardstick import Yardstick, YardstickBot, yardstick

HALF_LIFE: Final = 180
"""The days after which deals make half as certain."""
LEAST_DEALS: Final = 16
LEAST_DAYS: Final = 2
"""The deals, and the days on which they were played, below which nothing is said."""
Z: Final = 1.96
_ROUNDS: Final = 10
"""Steps in which the top of the likelihood is found: each time the change is a fraction of the last."""
_REACH: Final = 6.0
"""The standard deviations to each side of the top that the grid reaches."""
_STEPS: Final = 30
"""The steps of the grid to each side."""


class DayOfDeals(NamedTuple):
    """The judged deals of a person on a day."""

    day: date
    deals: int
    loss: float
    """The loss in all of them, in points."""


class LossRating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of somebody in a family of rules."""

    family: Family
    deals: int
    loss: float
    """The loss of a deal, in points."""
    low: float
    high: float
    """The ends of the 95 % interval."""
    card: Card
    """The playing card of the loss."""
    best: Card
    worst: Card
    """The cards of the ends of the interval."""


def rating_of(family: Family, days: Iterable[DayOfDeals], today: date) -> LossRating | None:
    """The rating from the deals of somebody in a family; None where they are too few to say anything."""
    played = [day for day in days if day.deals]
    deals = sum(day.deals for day in played)
    if deals < LEAST_DEALS or len(played) < LEAST_DAYS:
        return None
    scale = yardstick(family)
    loss, variance = _estimate(scale, deals, sum(day.loss for day in played))
    fresh = sum(day.deals * 0.5 ** (max(0, (today - day.day).days) / HALF_LIFE) for day in played)
    return _rated(family, deals, loss, Z * sqrt(_faded(scale, variance, fresh / deals)))


class _Estimate(NamedTuple):
    """The mean and the variance of what is known of somebody's mean loss."""

    loss: float
    variance: float


def _estimate(scale: Yardstick, deals: int, lost: float) -> _Estimate:
    """The estimate after some deals in which somebody has `lost` these points together.

    Losses are rare and large, and scatter the more the higher their mean is. So the likelihood is a quasi-likelihood:
    its slope at a mean loss is what was lost beyond it, over the variance of a player with that mean loss. It is summed
    up on a grid around its top.
    """
    variance = scale.variance(scale.prior_mean)
    for _ in range(_ROUNDS):
        known = 1 / scale.prior_variance + deals / variance
        top = (scale.prior_mean / scale.prior_variance + lost / variance) / known
        variance = scale.variance(top)
    step = _REACH / _STEPS / sqrt(known)
    losses = [top + step * place for place in range(-_STEPS, _STEPS + 1)]
    slopes = [
        (lost - deals * loss) / scale.variance(loss) - (loss - scale.prior_mean) / scale.prior_variance
        for loss in losses
    ]
    heights = list(accumulate((step * (one + next_one) / 2 for one, next_one in pairwise(slopes)), initial=0.0))
    highest = max(heights)
    weights = [exp(height - highest) for height in heights]
    total = sum(weights)
    mean = sum(map(mul, weights, losses)) / total
    squares = ((loss - mean) ** 2 for loss in losses)
    return _Estimate(mean, sum(map(mul, weights, squares)) / total)


def _faded(scale: Yardstick, variance: float, share: float) -> float:
    """The variance of an estimate of whose deals only a share is still certain: what is known without any stays."""
    prior = 1 / scale.prior_variance
    return 1 / (prior + share * max(0.0, 1 / variance - prior))


def rating_of_bot(family: Family, bot: YardstickBot) -> LossRating:
    """The rating of a bot: its measured loss."""
    scale = yardstick(family)
    measured = scale.of(bot)
    margin = Z * measured.error
    return _rated(family, len(measured.losses), measured.loss, margin)


def _rated(family: Family, deals: int, loss: float, margin: float) -> LossRating:
    scale = yardstick(family)
    low, high = loss - margin, loss + margin
    return LossRating(
        family=family,
        deals=deals,
        loss=loss,
        low=low,
        high=high,
        card=card_of(scale, loss),
        best=card_of(scale, low),
        worst=card_of(scale, high),
    )
