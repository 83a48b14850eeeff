"""The deals a search looks at: drawn from those that fit the view, and chosen by what the others have done."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.policy_belief import PolicyBelief
from euchre.core.view import View
from euchre.worlds.belief import resampled, tempered, weights
from euchre.worlds.draw import Worlds, worlds

FEWEST: Final = 64.0
"""The sampled deals of a look tell at least as much as so many deals that are equally likely."""


class Sample(NamedTuple):
    """Some deals, all equally likely."""

    worlds: Worlds
    draws: NDArray[np.int64]
    """``[n]``: the number of the draw that each deal is a copy of; copies together tell no more than one."""


def sample_worlds(view: View, rng: Random, level: SearchLevel, policy: PolicyNets) -> Sample:
    """``level.worlds`` deals, each as often as it is likely."""
    if not level.drawn:
        return Sample(worlds(view, rng, level.worlds), np.arange(level.worlds))
    drawn = worlds(view, rng, level.drawn)
    rows = resampled(tempered(weights(view, drawn, PolicyBelief(policy)), FEWEST), rng, level.worlds)
    return Sample(drawn.only(rows), rows)
