"""The page of the operator, field by field: no card of any deal is in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from euchre.tables.replies import Stage

ReportReason = Literal["name", "title", "reactions", "leaves", "two-seats", "other"]
"""The reasons for which people report somebody."""

Screen = Literal[
    "home",
    "daily",
    "drills",
    "evening",
    "club",
    "games",
    "people",
    "ratings",
    "learn",
    "rules",
    "new",
    "analysis",
    "statistics",
    "settings",
    "other",
]
"""The screens other than a table on which somebody may be."""


class _Value(msgspec.Struct, frozen=True, kw_only=True):
    pass


class PersonSeen(_Value, frozen=True):
    """A person at a table."""

    guest: str
    """The id of the guest, by which they are removed; it signs nobody in."""
    name: str
    """The name on the seat; "" for a spectator, who has none."""
    seat: int | None
    here: bool
    """True while they are connected."""


class TableSeen(_Value, frozen=True):
    """A table at which somebody is connected."""

    code: str
    title: str
    rules: str
    stage: Stage
    people: tuple[PersonSeen, ...]
    spectators: int
    match: int
    since: float | None
    """The start of the match, in unix seconds; None before the first."""
    counts: bool
    """True in an evening and for a daily deal: such a table is not closed from here."""


class GuestElsewhere(_Value, frozen=True):
    """A guest whose page is open on a screen other than a table."""

    guest: str
    name: str
    """The last name that they had at a table; "" where they had none."""
    screen: Screen
    since: float
    """The begin of their visit, in unix seconds."""


class MessageSeen(_Value, frozen=True):
    """The message that everybody is shown."""

    text: str
    until: float | None
    """Its end, in unix seconds."""


class RemovedGuest(_Value, frozen=True):
    """A guest who was removed from the server."""

    guest: str
    name: str
    at: float
    until: float | None
    """The end of the removal, in unix seconds; None where it is for good."""


class ReportSeen(_Value, frozen=True):
    """A report about a person at a table."""

    table: str
    """The id of the table."""
    code: str
    match: int
    guest: str
    name: str
    reason: ReportReason
    at: float
    reporter: str
    reports: int
    """The number of all reports shown here by the same reporter."""
    over: bool
    """The match is over, and its replay is there to see."""


class OperatorNow(_Value, frozen=True):
    """The server, as its operator sees it."""

    tables: tuple[TableSeen, ...]
    """The tables at which somebody is connected, those with the latest match first."""
    more: int
    """The number of tables beyond these."""
    people: int
    """The number of connected guests at all tables."""
    elsewhere: tuple[GuestElsewhere, ...]
    """The guests on other screens, who came last first."""
    message: MessageSeen | None
    removed: tuple[RemovedGuest, ...]
    reports: tuple[ReportSeen, ...]
