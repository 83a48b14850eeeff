"""Ratings of players who have all met: how much each wins against the average of the field.

A rating is the least-squares fit to all results: the difference of two ratings is what one player can be expected to
win of the other. All contests are played on the same cards, so a rating is worked out for each pair number and its
interval is that of their mean; no contest is taken for independent of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from euchre.lab.estimate import Estimate, mean, share
from euchre.lab.outcome import ContestOutcome


class Rating(NamedTuple):
    """A player's rating: points per deal, or share of matches won above a half, against the field."""

    player: str
    rating: Estimate


def ratings(names: Sequence[str], outcomes: Sequence[ContestOutcome]) -> tuple[Rating, ...]:
    """The ratings, best first; `outcomes` are of every two players once, each over the same pairs. They sum to 0."""
    gains = {name: [0.0] * outcomes[0].pairs for name in names}
    for outcome in outcomes:
        for index in range(outcome.pairs):
            gain = outcome.gain(index) / (len(names) - 1)
            gains[outcome.contest.a][index] += gain
            gains[outcome.contest.b][index] -= gain
    estimate = _above_half if outcomes[0].contest.matches else mean
    fit = (len(names) - 1) / len(names)  # from what a player wins of the others to its lead over the whole field
    rated = [Rating(name, Estimate(*(fit * bound for bound in estimate(own)))) for name, own in gains.items()]
    return tuple(sorted(rated, key=lambda one: -one.rating.value))


def _above_half(values: Sequence[float]) -> Estimate:
    """The mean share of matches won, less a half; `values` are shares less a half."""
    return Estimate(*(bound - 0.5 for bound in share([value + 0.5 for value in values])))


def field(names: Sequence[str], outcomes: Sequence[ContestOutcome]) -> dict[str, Any]:
    """The results of a field of players and their ratings, as plain values."""
    first = outcomes[0].contest
    return {
        "players": list(names),
        "rules": str(first.rules),
        "seed": first.seed,
        "deals": outcomes[0].report()["deals"],
        "unit": "share of matches won" if first.matches else "points per deal",
        "ratings": [
            {"player": player, "rating": round(rating.value, 6), "ci95": [round(rating.low, 6), round(rating.high, 6)]}
            for player, rating in ratings(names, outcomes)
        ],
        "results": [outcome.report() for outcome in outcomes],
    }
