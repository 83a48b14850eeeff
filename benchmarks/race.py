"""The race of two ways to do the same work, timed in turn, so that a busy machine slows both."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

Work = Callable[[], int]
"""Does one round of work and says how many units it did."""

ROUNDS = 9


class Race(NamedTuple):
    """The two competitors: the unit of work, our way and the baseline."""

    name: str
    unit: str
    ours: Work
    baseline: Work
    against: str


class Outcome(NamedTuple):
    """Units a second, the best round of each; and the median of the rounds' ratios, ours to the baseline."""

    ours: float
    baseline: float
    ratio: float


def run(race: Race, rounds: int = ROUNDS) -> Outcome:
    """Run both sides in turn, `rounds` times, after one round each that is not counted."""
    race.ours()
    race.baseline()
    pairs = [(_speed(race.ours), _speed(race.baseline)) for _ in range(rounds)]
    ours, baseline = (max(side) for side in zip(*pairs, strict=True))
    return Outcome(ours, baseline, median(mine / theirs for mine, theirs in pairs))


def _speed(work: Work) -> float:
    started = perf_counter()
    units = work()
    return units / (perf_counter() - started)
