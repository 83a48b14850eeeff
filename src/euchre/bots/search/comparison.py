"""Choices compared on the same worlds, until one is clearly best or enough has been looked at."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.search.level import SearchLevel

DOUBTFUL: Final = 1.5
"""The favourite stays the choice unless it is this many standard errors behind the best."""
NOTHING: Final = -1
CLEAR: Final = 3.0
"""A choice is dropped once it is this many standard errors behind the best."""


class Comparison:
    """The choices of one decision, and what is known of them."""

    def __init__(
        self,
        choices: int,
        favourite: int,
        worth: NDArray[np.float64],
        level: SearchLevel,
        errors: NDArray[np.float64] | float = 0.0,
        with_partner: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        """`favourite` is what the policy would choose, `worth` what each end of the deal is worth, by its number.

        By so much as `errors` says each choice is overrated; `with_partner` has the same call with the partner, by the
        number of a choice to play alone.
        """
        self.running = np.arange(choices)
        """The choices that may still turn out best."""
        self.favourite = favourite if level.follows_policy else NOTHING
        """The choice that stands unless another is better: the policy has seen more deals than can be looked at now."""
        self.ends = np.empty((choices, 0), np.int64)
        """``[choice, world]``: how each choice ends; of a choice that was dropped, as far as `seen` says."""
        self.seen = np.zeros(choices, np.int64)
        """The number of worlds, the first ones, in which each choice was looked at."""
        self.draws = np.empty(0, np.int64)
        """``[world]``: the draw that each is a copy of."""
        self._worth = worth
        self._errors = np.broadcast_to(errors, choices)[:, np.newaxis]
        self._with_partner = with_partner
        self._looks = level.looks
        self._until = monotonic() + level.seconds

    @property
    def open(self) -> bool:
        """True if it is worth another look."""
        first = not self.ends.shape[1]
        return len(self.running) > 1 and self._looks > 0 and (first or monotonic() < self._until)

    @property
    def best(self) -> int:
        """The best choice so far; the favourite, unless another is better by more than chance would have it.

        Nobody plays alone for what the partner would not have taken away in any of the deals.
        """
        best = self._leader
        together = self._with_partner.get(best, best)
        both = min(self.seen[best], self.seen[together])
        alike = both > 0 and np.array_equal(
            self._worth[self.ends[best, :both]], self._worth[self.ends[together, :both]]
        )
        return together if alike else best

    @property
    def _leader(self) -> int:
        if len(self.running) == 1:
            return int(self.running[0])
        behind, error = self._behind()
        favourite = np.flatnonzero(self.running == self.favourite)
        if favourite.size and behind[favourite[0]] <= DOUBTFUL * error[favourite[0]]:
            return self.favourite
        return int(self.running[int(np.argmin(behind))])

    def add(self, ends: NDArray[np.int64], draws: NDArray[np.int64]) -> None:
        """Another look: ``ends[choice, world]`` for the choices running, and the draw that each world is a copy of."""
        self._looks -= 1
        found = np.zeros((len(self.ends), ends.shape[1]), np.int64)
        found[self.running] = ends
        self.ends = np.concatenate((self.ends, found), axis=1)
        first = self.draws.max(initial=-1) + 1
        self.draws = np.concatenate((self.draws, first + draws))
        self.seen[self.running] = self.ends.shape[1]
        behind, error = self._behind()
        self.running = self.running[(behind <= CLEAR * error) | (behind == behind.min())]

    def _behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The distance of each running choice from the best on average, and its standard error."""
        worth = self._worth[self.ends[self.running]] + self._errors[self.running]
        behind = worth[int(np.argmax(worth.mean(axis=1)))] - worth
        return behind.mean(axis=1), behind.std(axis=1) / np.sqrt(behind.shape[1])
