"""The deals a search looks at: drawn from those that fit the view, and chosen by what the others have done."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.search.level import Level
from euchre.bots.search.policy_belief import PolicyBelief
from euchre.core.view import View
from euchre.worlds.belief import resample, tempered, weights
from euchre.worlds.draw import Worlds, worlds

FEWEST: Final = 64.0
"""The sampled deals of a look tell at least as much as so many deals that are equally likely."""


def sample_worlds(view: View, rng: Random, level: Level, policy: PolicyNets) -> Worlds:
    """``level.worlds`` deals, each as often as it is likely."""
    if not level.drawn:
        return worlds(view, rng, level.worlds)
    drawn = worlds(view, rng, level.drawn)
    likely = tempered(weights(view, drawn, PolicyBelief(policy)), FEWEST)
    return resample(drawn, likely, rng, level.worlds)
