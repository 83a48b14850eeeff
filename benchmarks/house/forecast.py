"""The likely ends of a deal after a call or a pass: chances learnt from simulated deals, worth at this score."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from benchmarks.house.features import ProposedCall, features
from benchmarks.house.weights import LONE_MAKE, LONE_MARCH, MAKE, MARCH, PASS
from euchre.core import law
from euchre.core.seating import FOUR
from euchre.equity.stakes import MatchStakes
from euchre.solve.stakes import side_first

PASS_POINTS: Final = (-4, -2, -1, 0, 1, 2, 4)
"""The points a deal may bring a player who passed: those of their side less those of the other."""
_SWEPT: Final = 0.07
"""The part of failed calls that takes no trick."""
STRONG: Final = 0.6
"""The chance to make another suit from which on a hand counts as strong when it passes in round 1."""


class CallChances(NamedTuple):
    """The chances (0..1) of a call."""

    make: float
    """Three tricks or more."""
    march: float
    """The chance of all five; part of `make`."""


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


def call_worth(call: ProposedCall, at: MatchStakes) -> float:
    """The worth of a call to the caller's side."""
    return outcome_worth(at, call.seat, chances(call), alone=call.alone)


def outcome_worth(at: MatchStakes, maker: int, forecast: CallChances, *, alone: bool) -> float:
    """The worth to the maker's side of these chances."""
    march, made, euchred, swept = _ends(at, maker, alone=alone)
    failed = 1.0 - forecast.make
    return (
        forecast.march * march
        + (forecast.make - forecast.march) * made
        + failed * (1.0 - _SWEPT) * euchred
        + failed * _SWEPT * swept
    )


@lru_cache(maxsize=4096)
def _ends(at: MatchStakes, maker: int, *, alone: bool) -> tuple[float, ...]:
    """The worth to the maker's side of taking 5, 3, 2 or 0 tricks."""
    side, players = FOUR.side(maker), (maker,) if alone else ()
    return tuple(
        at.worth(law.points(at.rules, maker, players, side_first(side, tricks)), side) for tricks in (5, 3, 2, 0)
    )


@lru_cache(maxsize=4096)
def pass_worth(at: MatchStakes, side: int, place: int, *, strong: bool) -> float:
    """The worth of a pass; `place` counts the turns to bid: 1..4 in round 1, 5..8 in round 2."""
    spread = PASS[place, law.sticks_the_dealer(at.rules), strong]
    return sum(chance * _worth(at, side, points) for chance, points in zip(spread, PASS_POINTS, strict=True))


def _worth(at: MatchStakes, side: int, points: int) -> float:
    """The worth to a side of points that it is ahead by in a deal; of 0, nobody called."""
    if not points:
        return at.thrown_in(side)
    ours, theirs = max(points, 0), max(-points, 0)
    return at.worth((theirs, ours) if side else (ours, theirs), side)
