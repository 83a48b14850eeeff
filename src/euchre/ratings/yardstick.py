"""The yardstick: what bots of fixed strength lose in the same deals, judged alike (``measured.json``).

It never moves, so a rating means the same on every server and in every year.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from euchre.ratings.family import Family

FILE: Final = Path(__file__).with_name("measured.json")
YardstickBot = Literal["beginner", "casual", "swift", "club", "expert"]
BOTS: Final[tuple[YardstickBot, ...]] = get_args(YardstickBot)
"""The bots that were measured, as the registry calls them."""


class _Measured(msgspec.Struct, forbid_unknown_fields=True):
    command: str
    losses: dict[YardstickBot, tuple[int, ...]]
    """The loss in each deal, in hundredths of a point."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    families: dict[Family, _Measured]


class MeasuredBot(NamedTuple):
    """The losses of a bot, in points."""

    bot: YardstickBot
    losses: tuple[float, ...]
    """The loss in each deal."""
    loss: float
    """Their mean."""
    variance: float
    """Their variance, from deal to deal."""

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / len(self.losses))


class Yardstick(NamedTuple):
    """The yardstick of a family."""

    bots: tuple[MeasuredBot, ...]
    """The bots, the best first."""

    @property
    def prior_mean(self) -> float:
        """The mean loss of people before anything is known of them: half-way between `expert` and `beginner`."""
        return (self.least + self.most) / 2

    @property
    def prior_variance(self) -> float:
        """The variance among people, if their strengths are spread evenly between `expert` and `beginner`."""
        return (self.most - self.least) ** 2 / 12

    @property
    def least(self) -> float:
        """The loss of the best bot."""
        return self.bots[0].loss

    @property
    def most(self) -> float:
        """The loss of the weakest bot."""
        return self.bots[-1].loss

    def of(self, bot: YardstickBot) -> MeasuredBot:
        """A bot by its name."""
        return next(measured for measured in self.bots if measured.bot == bot)

    def variance(self, loss: float) -> float:
        """The variance from deal to deal of a player with this mean loss: of one who plays as either neighbouring bot.

        Who loses more also loses more unevenly, so one figure for everybody would promise too much of the weak.
        """
        place = bisect(self.bots, loss, key=lambda measured: measured.loss)
        if place in (0, len(self.bots)):
            return self.bots[min(place, len(self.bots) - 1)].variance
        better, worse = self.bots[place - 1 : place + 1]
        apart = worse.loss - better.loss
        share = (loss - better.loss) / apart
        return better.variance + share * (worse.variance - better.variance) + share * (1 - share) * apart**2


@cache
def yardstick(family: Family) -> Yardstick:
    """The yardstick of a family."""
    return _measured()[family]


@cache
def _measured() -> dict[Family, Yardstick]:
    families = msgspec.json.decode(FILE.read_bytes(), type=_File).families
    return {family: _yardstick(measured.losses) for family, measured in families.items()}


def _yardstick(losses: dict[YardstickBot, tuple[int, ...]]) -> Yardstick:
    return Yardstick(tuple(sorted((_bot(bot, of) for bot, of in losses.items()), key=lambda bot: bot.loss)))


def _bot(bot: YardstickBot, hundredths: tuple[int, ...]) -> MeasuredBot:
    losses = tuple(loss / 100 for loss in hundredths)
    return MeasuredBot(bot, losses, fmean(losses), pvariance(losses))
