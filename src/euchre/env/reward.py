"""The worth of a deal to the side of seats 0 and 2; it was worth as much less to the other."""

from __future__ import annotations

from typing import Literal, cast, get_args

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import State, result_between
from euchre.equity.stakes import MatchStakes

Reward = Literal["points", "match"]
"""``points``: those of the deal, less the other side's. ``match``: the change in the chance to win the match."""


def reward_named(name: str) -> Reward:
    """A reward by its name. Raises `EuchreError` for one there is not."""
    if name in get_args(Reward):
        return cast("Reward", name)
    given = str(name)[:20]
    raise EuchreError("env/reward", f"{given!r} is not a reward: choose points or match.", given=given)


def worth(reward: Reward, before: State, after: State) -> float:
    """The gain of side 0 from a state in which a deal is still to end to the one after it."""
    if reward == "match":
        return _chance(after) - _chance(before)
    result = result_between(before, after)
    return 0.0 if result is None else float(result.points[0] - result.points[1])


def most(reward: Reward, rules: Rules) -> float:
    """No deal is worth more than this, and none less than as much below 0."""
    return 1.0 if reward == "match" else float(law.most_points(rules))


def _chance(state: State) -> float:
    """The chance of side 0 to win the match, as it stood before the deal."""
    if state.over:
        return 0.5 if state.match.winner is None else float(state.match.winner == 0)
    return MatchStakes.of(state).chance(0)
