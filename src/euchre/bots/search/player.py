"""The player `search`."""

from __future__ import annotations

from math import inf, nan
from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import THROWN
from euchre.bots.policy.player import any_plain_choice
from euchre.bots.policy.policies import TablePolicy, policy_for
from euchre.bots.search.alternatives import Alternatives, SampledEnds, compared, each, misjudged
from euchre.bots.search.calls import decide_call
from euchre.bots.search.cards import decide_card
from euchre.bots.search.level import SearchLevel, level_named
from euchre.bots.search.sampling import can_draw
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.errors import EuchreError
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import Decision, PlayDecision, decision_of


class SearchBot:
    """Samples deals that fit what it has seen, plays each choice out in them, and takes the best."""

    def __init__(self, level: str = "expert", seconds: str = "") -> None:
        """`level` is one of `SEARCH_LEVELS`; `seconds` limits the time for a decision.

        Raises `EuchreError`, in one sentence, for any other level or time.
        """
        self.level = level_named(level)
        if seconds:
            self.level = self.level._replace(seconds=_seconds(seconds))

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        alternatives = decide_in(view, rng, self.level)
        return alternatives.choices[compared(alternatives, self.level).best][0]


def decide_in(view: View, rng: Random, level: SearchLevel) -> Alternatives:
    """The alternatives of the player whose view it is and whose turn it is."""
    policy, at = policy_for(view.rules, level.caution), MatchStakes.of(view, blind=not level.score)
    decision = decision_of(view)
    if not can_draw(view):
        alternatives = _untried(decision, rng, policy)
    elif isinstance(decision, PlayDecision):
        alternatives = decide_card(decision, rng, level, policy, at)
    else:
        alternatives = decide_call(decision, rng, level, policy, at)
    if not level.misjudges:
        return alternatives
    point = at.point(law.seating(view.rules).side(decision.seat))
    return misjudged(alternatives, level.misjudges * point, level.misjudges_hand * point, rng)


def _untried(decision: Decision, rng: Random, policy: TablePolicy) -> Alternatives:
    """The choices as if they came to the same, the policy's first: no deals can be drawn."""
    at = MatchStakes.of(decision.view)
    chosen = policy.choose(decision, at) if decision.hand else any_plain_choice(decision.actions, rng)
    choices = (chosen, *(action for action in decision.actions if action != chosen))

    def look(running: NDArray[np.int64]) -> SampledEnds:
        return SampledEnds(np.full((len(running), 1), THROWN), np.zeros(1, np.int64))

    return Alternatives(each(choices), 0, policy.worths(decision, at), look)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 < seconds < inf:
        raise EuchreError("bot/seconds", f"{text!r} is not a time to think: write seconds, such as 0.05.")
    return seconds
