"""What a call, or a pass, is likely to lead to: chances learnt from simulated deals, worth at this score."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from euchre.bots.house.equity import worth
from euchre.bots.house.features import ProposedCall, features
from euchre.bots.house.weights import LONE_MAKE, LONE_MARCH, MAKE, MARCH, PASS
from euchre.core import law
from euchre.core.rules import Rules
from euchre.solve.stakes import side_first

PASS_POINTS: Final = (-4, -2, -1, 0, 1, 2, 4)
"""What a deal may bring a player who passed: points of their side less those of the other."""
_SWEPT: Final = 0.07
"""Of the calls that fail, the part that takes no trick."""
STRONG: Final = 0.6
"""From this chance to make another suit on, a hand counts as strong when it passes in round 1."""


class CallChances(NamedTuple):
    """The chances (0..1) of a call."""

    make: float
    """Three tricks or more."""
    march: float
    """All five; part of `make`."""


def chances(call: ProposedCall) -> CallChances:
    """The chances to make a call, and to march."""
    made, all_five = (LONE_MAKE, LONE_MARCH) if call.alone else (MAKE, MARCH)
    counted = features(call)
    make = likely(made, counted)
    return CallChances(make, min(likely(all_five, counted), make))


def likely(weights: tuple[float, ...], counted: tuple[float, ...]) -> float:
    """The chance (0..1) that these numbers of a hand speak for; weights are log-odds."""
    odds = sum(weight * number for weight, number in zip(weights, counted, strict=True))
    return 1.0 / (1.0 + exp(-odds))


def call_worth(call: ProposedCall, score: tuple[int, int]) -> float:
    """What a call is worth to the caller's side at this score."""
    return outcome_worth(call.rules, call.seat, score, chances(call), alone=call.alone)


def outcome_worth(rules: Rules, maker: int, score: tuple[int, int], forecast: CallChances, *, alone: bool) -> float:
    """The worth to the maker's side of these chances."""
    march, made, euchred, swept = _points(rules, maker, alone=alone)
    side = law.side(maker)
    failed = 1.0 - forecast.make
    return (
        forecast.march * worth(rules, score, side, march)
        + (forecast.make - forecast.march) * worth(rules, score, side, made)
        + failed * (1.0 - _SWEPT) * worth(rules, score, side, euchred)
        + failed * _SWEPT * worth(rules, score, side, swept)
    )


@lru_cache
def _points(rules: Rules, maker: int, *, alone: bool) -> tuple[int, ...]:
    """Points for the maker's side, less the others', if it takes 5, 3, 2 or 0 tricks."""
    side = law.side(maker)
    players = (maker,) if alone else ()
    found = []
    for tricks in (5, 3, 2, 0):
        scored = law.points(rules, maker, players, side_first(side, tricks))
        found.append(scored[side] - scored[1 - side])
    return tuple(found)


def pass_worth(rules: Rules, score: tuple[int, int], side: int, place: int, *, strong: bool) -> float:
    """What a pass is worth; `place` counts the turns to bid: 1..4 in round 1, 5..8 in round 2."""
    stuck = law.sticks_the_dealer(rules)
    spread = PASS[place, stuck, strong]
    return sum(chance * worth(rules, score, side, points) for chance, points in zip(spread, PASS_POINTS, strict=True))
