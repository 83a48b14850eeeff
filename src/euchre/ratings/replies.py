"""The ratings as a guest is told of them: every field is listed here."""

from __future__ import annotations

import msgspec

from euchre.ratings.family import Family
from euchre.ratings.ladder import Rung
from euchre.ratings.rating import LEAST_DAYS, LEAST_DEALS, LossRating
from euchre.ratings.yardstick import YardstickBot


class RatedBot(msgspec.Struct, frozen=True):
    """A bot of the yardstick, in the same deals."""

    bot: YardstickBot
    rating: LossRating


class RatedPerson(msgspec.Struct, frozen=True):
    """A person who shows their rating."""

    name: str
    you: bool
    rating: LossRating


class PersonOnLadder(msgspec.Struct, frozen=True):
    """A person who shows their place on the ladder."""

    name: str
    you: bool
    rung: Rung


class FamilyNow(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of a family of rules."""

    family: Family
    deals: int
    """The guest's judged deals."""
    days: int
    """The days on which they played these."""
    rating: LossRating | None
    """Their rating; None while the deals are too few."""
    matches: int
    """The guest's matches that count on the ladder."""
    rung: Rung | None
    """Their place on the ladder; None while the matches are too few."""
    bots: tuple[RatedBot, ...]
    """The bots, the best first."""
    people: tuple[RatedPerson, ...]
    """The people who show their rating, the best first."""
    ladder: tuple[PersonOnLadder, ...]
    """The people who show their place on the ladder, the best first."""


class RatingsNow(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of a guest, the bots, and the people who show theirs."""

    shown: str | None
    """The name under which the guest's ratings are shown to everybody; None while they are not."""
    families: tuple[FamilyNow, ...]
    """The families in which daily deals are played."""
    least_deals: int = LEAST_DEALS
    least_days: int = LEAST_DAYS
