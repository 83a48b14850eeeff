"""The deals a search looks at: drawn from those that fit the view, and chosen by what the others have done."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.weights import TableWeights
from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.policy_belief import weighed
from euchre.core.view import View
from euchre.worlds.belief import resampled
from euchre.worlds.draw import PossibleDeals, Worlds


class Sample(NamedTuple):
    """Some deals, all equally likely."""

    worlds: Worlds
    draws: NDArray[np.int64]
    """``[n]``: the number of the draw that each deal is a copy of; copies together tell no more than one."""


class Sampling:
    """Draws deals for a decision, look after look; what the view tells of them is worked out once, at the first."""

    def __init__(self, view: View, level: SearchLevel, policy: PolicyNets | TableWeights) -> None:
        self._view, self._level, self._policy = view, level, policy

    def sample(self, rng: Random) -> Sample:
        """``level.worlds`` deals, each as often as it is likely."""
        if not self._level.drawn:
            return self.unweighed(rng)
        drawn = self._deals.draw(rng, self._level.drawn)
        rows = resampled(weighed(self._view, drawn, self._policy), rng, self._level.worlds)
        return Sample(drawn.only(rows), rows)

    def unweighed(self, rng: Random) -> Sample:
        """``level.worlds`` deals as they come, whatever the others have done."""
        return Sample(self._deals.draw(rng, self._level.worlds), np.arange(self._level.worlds))

    @cached_property
    def _deals(self) -> PossibleDeals:
        return PossibleDeals(self._view)
