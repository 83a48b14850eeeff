"""Finds help from an engine: losses that are too small for anybody who thinks alone.

A test by betting. Whoever looks after a server bets, deal by deal, that somebody loses less than the strongest honest
people, taken to be as strong as the bot `club`. Against those, and all who are weaker, every such bet loses on average,
so the money ever grows a thousandfold for one honest person in a thousand at most, however often one looks (Ville's
inequality). Nothing is assumed of how losses scatter. A person has one purse for all families of rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, log, log1p, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from euchre.ratings.family import Family
from euchre.ratings.rating import Z
from euchre.ratings.yardstick import MeasuredBot, YardstickBot, yardstick

HONEST: Final[YardstickBot] = "club"
"""The bot that plays like the strongest people."""
ENGINE: Final[YardstickBot] = "expert"
"""The bot that judges, and whose copyist is sought."""
SUSPECT: Final = 1000.0
"""The growth of the money from which somebody is listed: one false alarm among a thousand honest people."""
_CAP: Final = 0.25
"""The most that a deal counts, in points: one large loss must not pay back what a hundred small ones say."""
_STAKES: Final = tuple(step / 20 for step in range(20))
"""The stakes to choose from, as shares of the largest that never loses everything."""


class Suspicion(NamedTuple):
    """The suspicion that somebody has an engine's help."""

    deals: int
    loss: float
    """The mean loss of a deal, in points."""
    expected: float
    """The loss of the strongest honest people in deals of the same families."""
    false_alarms: float
    """The share of honest people of whom as much would ever be said: at most this."""


class _Bet(NamedTuple):
    mean: float
    """The least that honest people lose on average, with the cap."""
    stake: float
    """The money that is bet, as a share of all of it for each point."""


def suspicion(deals: Iterable[tuple[Family, float]]) -> Suspicion | None:
    """The suspicion after these losses, in order, each with the family of its deal; None without a reason for it."""
    count, lost, expected, money, most = 0, 0.0, 0.0, 0.0, 0.0
    for family, loss in deals:
        count, lost, expected = count + 1, lost + loss, expected + yardstick(family).of(HONEST).loss
        money += _gain(_bet(family), loss)
        most = max(most, money)
    return None if most < log(SUSPECT) else Suspicion(count, lost / count, expected / count, exp(-most))


def may_be_suspect(days: Iterable[tuple[Family, int, float]]) -> bool:
    """True if somebody's deals are worth looking at one by one: they lost less than the strongest honest people would.

    `days` are the family, the number of deals and the loss in all of them.
    """
    return sum(lost - deals * yardstick(family).of(HONEST).loss for family, deals, lost in days) < 0


@cache
def _bet(family: Family) -> _Bet:
    """The bet that grows fastest on a copyist of the engine."""
    honest, engine = (_capped(yardstick(family).of(bot)) for bot in (HONEST, ENGINE))
    mean = fmean(honest) - Z * stdev(honest) / sqrt(len(honest))
    bets = [_Bet(mean, share / (_CAP - mean)) for share in _STAKES]
    return max(bets, key=lambda bet: sum(_gain(bet, loss) for loss in engine))


def _gain(bet: _Bet, loss: float) -> float:
    """The logarithm of the factor by which a deal changes the money."""
    return log1p(bet.stake * (bet.mean - min(loss, _CAP)))


def _capped(measured: MeasuredBot) -> Sequence[float]:
    return [min(loss, _CAP) for loss in measured.losses]
