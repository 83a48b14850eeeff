"""Choices compared on the same worlds, until one is clearly best or enough has been looked at."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

DOUBTFUL: Final = 1.5
"""The favourite stays the choice unless she is this many standard errors behind the best."""
CLEAR: Final = 3.0
"""A choice is dropped once it is this many standard errors behind the best."""


class Contest:
    """The choices of one decision, and what is known of them."""

    def __init__(self, choices: int, worlds: int, favourite: int) -> None:
        self.running = np.arange(choices)
        """The choices that may still turn out best."""
        self.favourite = favourite
        """What the policy would choose: it has seen more deals than can be looked at now."""
        self._left = worlds
        self._worth: list[NDArray[np.float64]] = []
        self._weight: list[NDArray[np.float64]] = []

    @property
    def open(self) -> bool:
        """Whether it is worth looking at more worlds."""
        return self._left > 0 and len(self.running) > 1

    @property
    def best(self) -> int:
        """The best choice so far; the favourite, unless another is better by more than chance would have it."""
        if self._weight:
            mean, error = self._behind()
            first = np.flatnonzero(self.running == self.favourite)
            if first.size == 0 or mean[first[0]] > DOUBTFUL * error[first[0]]:
                return int(self.running[int(np.argmin(mean))])
        return self.favourite

    def add(self, worth: NDArray[np.float64], weight: NDArray[np.float64]) -> None:
        """More worlds: ``worth[choice, world]`` for the choices running, and how likely each world is."""
        self._left -= worth.shape[1]
        self._worth.append(worth)
        self._weight.append(weight)
        self._drop()

    def _behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How far each running choice is behind the best, and the standard error of that."""
        worth, weight = np.concatenate(self._worth, axis=1), np.concatenate(self._weight)
        weight = weight / weight.sum()
        behind = worth[int(np.argmax(worth @ weight))] - worth
        mean = behind @ weight
        return mean, np.sqrt(((behind - mean[:, None]) ** 2) @ weight**2)

    def _drop(self) -> None:
        mean, error = self._behind()
        keep = (mean <= CLEAR * error) | (mean == mean.min())
        if not keep.all():
            self.running = self.running[keep]
            self._worth = [part[keep] for part in self._worth]
