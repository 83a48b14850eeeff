"""The deals a search looks at: drawn from those that fit the view, and chosen by what the others have done."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.policies import TablePolicy
from euchre.bots.search.level import SearchLevel
from euchre.core import law
from euchre.core.view import View
from euchre.fast.decision import Decision
from euchre.worlds.belief import Policy, resampled, tempered, weights
from euchre.worlds.draw import PossibleDeals, Worlds

FEWEST: Final = 64.0
"""The number of equally likely deals that weighed deals tell at least as much as."""


class Sample(NamedTuple):
    """The sampled deals, all equally likely."""

    worlds: Worlds
    draws: NDArray[np.int64]
    """``[n]``: the number of the draw that each deal is a copy of; copies together tell no more than one."""


class Sampling:
    """Draws deals for a decision, look after look; what the view tells of them is worked out once, at the first."""

    def __init__(self, decision: Decision, level: SearchLevel, policy: TablePolicy) -> None:
        self._view, self._worlds, self._policy = decision.view, level.worlds, policy
        self._weighed = policy.worth_weighing(decision, level.drawn) if decision.hand else 0

    def sample(self, rng: Random) -> Sample:
        """``level.worlds`` deals, each as often as it is likely; as they come where none are to be weighed."""
        if not self._weighed:
            return Sample(self._deals.draw(rng, self._worlds), np.arange(self._worlds))
        drawn = self._deals.draw(rng, self._weighed)
        rows = resampled(weighed(self._view, drawn, self._policy), rng, self._worlds)
        return Sample(drawn.only(rows), rows)

    @cached_property
    def _deals(self) -> PossibleDeals:
        return PossibleDeals(self._view)


def weighed(view: View, drawn: Worlds, policy: Policy) -> NDArray[np.float64]:
    """``[n]``: how likely each of these deals is, given what the others have done; the mean is 1."""
    return tempered(weights(view, drawn, policy), FEWEST)


def can_draw(view: View) -> bool:
    """False once a card was asked for, or went to a lone defender: `euchre.worlds` draws no such deals yet."""
    contract, table = view.contract, law.seating(view.rules)
    if contract is None:
        return True
    gifts = (*contract.given, *((contract.asked,) if contract.asked else ()))
    to_makers = all(table.side(gift.loner) == table.side(contract.maker) for gift in gifts)
    return not gifts or (to_makers and not law.asks_for_best(view.rules))
