"""A day of the daily deals as a guest is told of it: every field is listed here."""

from __future__ import annotations

import msgspec

from euchre.tables.messages import Level


class Called(msgspec.Struct, frozen=True):
    """The number of people who made a call with the same hand."""

    call: str
    """The trump they named, such as ``h`` or ``h alone``; "pass", or "" for people who were never asked."""
    people: int


class Others(msgspec.Struct, frozen=True, kw_only=True):
    """The results of everybody in a deal."""

    people: int
    points: float
    """The points of their side, less the others' mean, on average."""
    calls: tuple[Called, ...]
    """The calls, the most frequent first."""


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a day, as far as a guest has come."""

    number: int
    code: str | None = None
    """The code of the guest's table; None until they begin."""
    points: float | None = None
    """The points of the guest's side, less the others' mean; None until the deal is over."""
    called: str | None = None
    """The guest's call, as in `Called`."""
    par: float | None = None
    """The points that `swift` reaches in all seats; None until the decisions are judged."""
    loss: float | None = None
    """The loss by the guest's decisions, in points; None until they are judged."""
    error: float | None = None
    """The standard error of the loss."""
    failed: bool = False
    """True if the decisions could not be judged: who opens the review tries again."""
    others: Others | None = None
    """The results of everybody, once the guest has played this deal or its day is over."""


class Beaten(msgspec.Struct, frozen=True):
    """The place of a guest who has played all deals of a day, among those who have, too."""

    people: int
    share: float
    """The share (0..1) of the others who lost more by their decisions; of those who lost as much, half."""


class PersonsDeals(msgspec.Struct, frozen=True, kw_only=True):
    """The daily deals of somebody who shows them."""

    name: str
    deals: int
    points: float
    judged: int
    """The number of deals whose decisions are judged."""
    loss: float | None
    """The loss in these, in points; None until one is judged."""


class DailyNow(msgspec.Struct, frozen=True, kw_only=True):
    """A day of the daily deals."""

    day: str
    rules: str
    """The rules as people choose them; each deal is a game of its own."""
    opens: float
    """The moment at which the day begins somewhere, in unix seconds."""
    closes: float
    """The moment at which it is over everywhere: results count until then."""
    open: bool
    bot: Level
    """The player of the other seats."""
    bot_version: int
    deals: tuple[DailyDeal, ...]
    beaten: Beaten | None
    """The guest's place; None until all their deals are judged, and where nobody else has played all."""
    contacts: tuple[PersonsDeals, ...]
    """The contacts of the guest who played, once the guest has played all deals or the day is over."""
    streak: int
    """The days in a row on which the guest has played a deal, up to this one."""


class PlayedDay(msgspec.Struct, frozen=True, kw_only=True):
    """A day on which a guest finished deals."""

    day: str
    rules: str
    deals: int
    points: float
    judged: int
    """The number of deals whose decisions are judged."""
    loss: float | None
    """The loss in these, in points; None until one is judged."""
