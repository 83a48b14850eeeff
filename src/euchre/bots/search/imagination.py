"""The deals a player thinks of: drawn from those that may be, and chosen by what the others have done."""

from __future__ import annotations

from random import Random

from euchre.bots.policy.bidding import Policy
from euchre.bots.search.level import Level
from euchre.bots.search.thinking import Thinking
from euchre.core.view import View
from euchre.solve.belief import resample, weights
from euchre.solve.worlds import Worlds, worlds


def imagine(view: View, rng: Random, level: Level, policy: Policy) -> Worlds:
    """``level.worlds`` deals, each as often as it is likely."""
    if not level.drawn:
        return worlds(view, rng, level.worlds)
    drawn = worlds(view, rng, level.drawn)
    return resample(drawn, weights(view, drawn, Thinking(policy)), rng, level.worlds)
