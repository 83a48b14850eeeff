"""The worth of a deal to each side; what one side gains the others lose."""

from __future__ import annotations

from typing import Literal, cast, get_args

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.scoring import gained
from euchre.core.state import State, result_between
from euchre.equity.stakes import MatchStakes

Reward = Literal["points", "match"]
"""``points``: those of the deal, less the other sides' on average. ``match``: the change in the chance to win the
match."""
Gains = tuple[float, ...]
"""The gains by side; they add up to 0."""


def reward_named(name: str) -> Reward:
    """A reward by its name. Raises `EuchreError` for an unknown name."""
    if name in get_args(Reward):
        return cast("Reward", name)
    given = str(name)[:20]
    raise EuchreError("env/reward", f"{given!r} is not a reward: choose points or match.", given=given)


def nothing(rules: Rules) -> Gains:
    """The gain of nothing for each side."""
    return (0.0,) * law.seating(rules).sides


def worth(reward: Reward, before: State, after: State) -> Gains:
    """The gain of each side from a state in which a deal is still to end to the one after it."""
    if reward == "match":
        first, *others = (now - then for now, then in zip(_chances(after), _chances(before), strict=True))
        return (first, -first) if len(others) == 1 else (first, *others)
    result = result_between(before, after)
    return nothing(after.rules) if result is None else gained(result.points)


def most(reward: Reward, rules: Rules) -> float:
    """The maximum reward of a deal; the minimum is its negative."""
    return 1.0 if reward == "match" else float(law.most_points(rules))


def _chances(state: State) -> Gains:
    """The chance of each side to win the match, as it stands before a deal, or its outcome."""
    table = law.seating(state.rules)
    if state.over:
        return outcome(state)
    stakes = MatchStakes.of(state)
    return tuple(stakes.chance(side) for side in range(table.sides))


def outcome(state: State) -> Gains:
    """The part of a finished match that each side has won: all, nothing, or of a drawn one its share."""
    match, sides = state.match, law.seating(state.rules).sides
    winners = [match.winner] if match.winner is not None else _ahead(match.score)
    return tuple(1 / len(winners) if side in winners else 0.0 for side in range(sides))


def _ahead(score: tuple[int, ...]) -> list[int]:
    return [side for side, own in enumerate(score) if own == max(score)]
