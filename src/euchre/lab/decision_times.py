"""The time a player takes to decide: the mean, and the median of many decisions in little memory."""

from __future__ import annotations

from collections import Counter
from math import exp, log

_BINS_PER_FOLD = 50  # a bin is 2% wide: finer than any two runs agree


class DecisionTimes:
    """A histogram of decision times (seconds), its bins of equal ratio."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.bins: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.seconds += seconds
        self.bins[round(_BINS_PER_FOLD * log(max(seconds, 1e-9)))] += 1

    def merge(self, other: DecisionTimes) -> None:
        """Add the counts of another."""
        self.seconds += other.seconds
        self.bins.update(other.bins)

    @property
    def decisions(self) -> int:
        """The number of decisions counted."""
        return self.bins.total()

    @property
    def mean(self) -> float:
        """The mean time of a decision in milliseconds; 0 if there was none."""
        return 1000 * self.seconds / self.decisions if self.bins else 0.0

    @property
    def median(self) -> float:
        """The median time of a decision in milliseconds, right to one per cent; 0 if there was none."""
        left = (self.decisions + 1) // 2
        for place in sorted(self.bins):
            left -= self.bins[place]
            if left <= 0:
                return 1000 * exp(place / _BINS_PER_FOLD)
        return 0.0
