"""Finds help from an engine: losses that are too small for anybody who thinks alone.

A test by betting. Whoever looks after a server bets, deal by deal, that somebody loses less than the strongest honest
people, taken to be as strong as the bot `club`. Against those, and all who are weaker, every such bet loses on average,
so the money ever grows a thousandfold for one honest person in a thousand at most, however often one looks (Ville's
inequality). Nothing is assumed of how losses scatter, nor of how people learn, as long as they stay no better than
`club`. A person has one sum of money for all families of rules.

Who begins to copy late has years of honest deals, which would have lost all the money by then. So it is bet from
several purses: the first is opened at once, another whenever a day was good, and all bet alike. The shares of the money
that are put into them are fixed beforehand and sum up to the whole, so the bound holds for all purses together
(a mixture over change points, as in the Shiryaev-Roberts procedure). Bad days open no purse: the past of somebody weak
costs little of the money.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from math import inf, log, log1p, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from euchre.ratings.family import Family, family_on
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

_FLATNESS: Final = 3
"""The flatness of the shares of purses: the higher, the sooner a late copyist is found, and the later an early one."""
_MOST: Final = 1e6
"""The growth beyond which nothing more is said: no measurement of `club` is as certain as that."""

Day = tuple[date, Sequence[float]]
"""A day of daily deals, and the losses in those that somebody played."""


class SomeDeals(NamedTuple):
    """A part of a person's deals."""

    deals: int
    loss: float
    """The mean loss of a deal, in points; 0 without any deal."""
    expected: float
    """The loss of the strongest honest people in deals of the same families."""


class Suspicion(NamedTuple):
    """The suspicion that somebody has an engine's help."""

    since: date
    """The day from which on they most likely have it: that of the purse with most money."""
    before: SomeDeals
    after: SomeDeals
    """The deals from that day on."""
    false_alarms: float
    """The share of honest people of whom as much would ever be said: at most this."""


class _Bet(NamedTuple):
    mean: float
    """The least that honest people lose on average, with the cap."""
    stake: float
    """The money that is bet, as a share of all of it for each point."""

    def gain(self, loss: float) -> float:
        """The gain by a deal, as a share of the money; more than -1."""
        return self.stake * (self.mean - min(loss, _CAP))


def suspicion(days: Sequence[Day]) -> Suspicion | None:
    """The suspicion after these days, the earliest first; None without a reason for it."""
    kept, staked, purses = 1.0, 0.0, 0
    grown, is_good = 0.0, True  # the logarithm of the growth of a purse opened on the first day
    richest, opened = -inf, 0  # the purse with most money: by how much it is ahead of that one, and its day
    most, since = 0.0, 0
    for number, (day, losses) in enumerate(days):
        if is_good:
            purses += 1
            share, kept = kept - _kept(purses), _kept(purses)
            staked += share
            if log(share) - grown > richest:
                richest, opened = log(share) - grown, number
        gains = [_bet(family_on(day)).gain(loss) for loss in losses]
        for gain in gains:
            staked, grown = min(staked * (1 + gain), _MOST), grown + log1p(gain)
            if kept + staked > most:
                most, since = kept + staked, opened
        is_good = sum(gains) > 0
    if most < SUSPECT:
        return None
    return Suspicion(days[since][0], _some(days[:since]), _some(days[since:]), 1 / most)


def _kept(purses: int) -> float:
    """The share of the money that is in no purse yet."""
    return _FLATNESS / (_FLATNESS + purses)


def _some(days: Sequence[Day]) -> SomeDeals:
    lost = [loss for _, losses in days for loss in losses]
    expected = [yardstick(family_on(day)).of(HONEST).loss for day, losses in days for _ in losses]
    return SomeDeals(len(lost), fmean(lost), fmean(expected)) if lost else SomeDeals(0, 0.0, 0.0)


@cache
def _bet(family: Family) -> _Bet:
    """The bet that grows fastest on a copyist of the engine."""
    honest, engine = (_capped(yardstick(family).of(bot)) for bot in (HONEST, ENGINE))
    mean = fmean(honest) - Z * stdev(honest) / sqrt(len(honest))
    bets = [_Bet(mean, share / (_CAP - mean)) for share in _STAKES]
    return max(bets, key=lambda bet: sum(log1p(bet.gain(loss)) for loss in engine))


def _capped(measured: MeasuredBot) -> Sequence[float]:
    return [min(loss, _CAP) for loss in measured.losses]
