"""Stopping early: a sequential test that ends as soon as a stated gain is proved or ruled out."""

from __future__ import annotations

from math import inf, log
from typing import Final, Literal

ERROR: Final = 0.05
"""The rate at which the test may accept a gain that is zero, and miss one that is there."""
FEWEST: Final = 100
"""Pairs before the first result: with fewer, the spread of the pairs is not known."""

SequentialResult = Literal["gain", "no gain"]


class SequentialTest:
    """The test of a mean gain of independent pairs, `bound` or zero: Wald's, its spread taken from the pairs.

    This is the generalised test (GSPRT) that chess engines are tested with: "gain" is accepted wrongly in about 5% of
    cases if the true mean is zero, "no gain" in about 5% if it is `bound`, and both more seldom the further from there.
    """

    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.pairs = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> SequentialResult | None:
        """Count a pair; the result of the test, if there is one now."""
        self.pairs += 1
        self._sum += gain
        self._squares += gain * gain
        limit = log((1 - ERROR) / ERROR)
        if self.pairs < FEWEST or abs(self.evidence) < limit:
            return None
        return "gain" if self.evidence > 0 else "no gain"

    @property
    def evidence(self) -> float:
        """The logarithm of how much better a gain explains the pairs than none does."""
        if not self.pairs:
            return 0.0
        mean = self._sum / self.pairs
        spread = self._squares / self.pairs - mean * mean
        lean = self.bound * (2 * mean - self.bound)
        if spread <= 1e-12:  # every pair the same, but for rounding
            return inf if lean > 0 else -inf
        return self.pairs * lean / (2 * spread)
