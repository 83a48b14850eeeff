"""Choices compared on the same worlds, until one is clearly best or enough has been looked at."""

from __future__ import annotations

from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.search.level import Level

DOUBTFUL: Final = 1.5
"""The favourite stays the choice unless she is this many standard errors behind the best."""
NOTHING: Final = -1
CLEAR: Final = 3.0
"""A choice is dropped once it is this many standard errors behind the best."""


class Contest:
    """The choices of one decision, and what is known of them."""

    def __init__(self, choices: int, favourite: int, level: Level) -> None:
        """`favourite` is what the policy would choose."""
        self.running = np.arange(choices)
        """The choices that may still turn out best."""
        self.favourite = favourite if level.habits else NOTHING
        """What stands unless another choice is better: the policy has seen more deals than can be looked at now."""
        self._looks = level.looks
        self._until = monotonic() + level.seconds
        self._worth = np.empty((choices, 0))

    @property
    def open(self) -> bool:
        """Whether it is worth another look."""
        first = not self._worth.shape[1]
        return len(self.running) > 1 and self._looks > 0 and (first or monotonic() < self._until)

    @property
    def best(self) -> int:
        """The best choice so far; the favourite, unless another is better by more than chance would have it."""
        if not self._worth.shape[1]:
            return self.favourite
        behind, error = self._behind()
        favourite = np.flatnonzero(self.running == self.favourite)
        if favourite.size and behind[favourite[0]] <= DOUBTFUL * error[favourite[0]]:
            return self.favourite
        return int(self.running[int(np.argmin(behind))])

    def add(self, worth: NDArray[np.float64]) -> None:
        """Another look: ``worth[choice, world]`` for the choices running."""
        self._looks -= 1
        self._worth = np.concatenate((self._worth, worth), axis=1)
        behind, error = self._behind()
        keep = (behind <= CLEAR * error) | (behind == behind.min())
        self.running, self._worth = self.running[keep], self._worth[keep]

    def _behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How far each running choice is behind the best on average, and the standard error of that."""
        behind = self._worth[int(np.argmax(self._worth.mean(axis=1)))] - self._worth
        return behind.mean(axis=1), behind.std(axis=1) / np.sqrt(behind.shape[1])
