"""The tables of the database. A change here needs a migration next to the others; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

from euchre.core.seating import SEATINGS

VERSIONS: Final = "euchre_version"
"""The table in which the migrations note the version of this database."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

streams: Final = Table(
    "streams",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("kind", Text, nullable=False, index=True),
    Column("part_of", Text, index=True),
)
"""Streams of events, of whatever `kind` (`euchre.store.rows.kinds`); the tables of an evening are part of it."""

events: Final = Table(
    "events",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

guests: Final = Table(
    "guests",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

forgetting: Final = Table(
    "forgetting",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("other", Text, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
)

records: Final = Table(
    "records",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("log", LargeBinary, nullable=False),
    Column("log_checksum", LargeBinary, nullable=False),
    Column("outcome", LargeBinary, nullable=False),
    Column("outcome_checksum", LargeBinary, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("level", Text, primary_key=True),
    Column("deals", Integer, nullable=False),
    Column("worker", Text, nullable=False),
    Column("failed", Boolean, nullable=False),
)

reviewed_deals: Final = Table(
    "reviewed_deals",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("level", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deal", LargeBinary, nullable=False),
    Column("deal_checksum", LargeBinary, nullable=False),
    Column("figures", LargeBinary, nullable=False),
    Column("figures_checksum", LargeBinary, nullable=False),
)


daily: Final = Table(
    "daily",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("day", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("points", Double),
    Column("called", Text),
    Column("loss", Double),
    Column("error", Double),
    Index(None, "day", "number"),
)
"""The tables of daily deals; the result is empty until the deal is over, the loss until it is judged."""

drills: Final = Table(
    "drills",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("position", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("drill", LargeBinary),
    Column("state", Text),
    Column("due", Double, nullable=False),
    Column("made", Double, nullable=False),
)
"""The drills that guests have answered, or that come from matches of theirs: only these have a `drill`."""

MOST_SEATS: Final = max(seating.players for seating in SEATINGS.values())
_MOST_SIDES: Final = max(seating.sides for seating in SEATINGS.values())


def by_seat(name: str) -> list[str]:
    """The columns that hold something of each seat; those of seats that a table does not have are empty."""
    return [f"{name}_{seat}" for seat in range(MOST_SEATS)]


def by_side(name: str) -> list[str]:
    """The columns that hold something of each side; those of sides that a table does not have are empty."""
    return [f"{name}_{side}" for side in range(_MOST_SIDES)]


matches: Final = Table(
    "matches",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("rules", Text, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    *(Column(name, Text) for name in by_seat("guest")),
    *(Column(name, Text, nullable=False) for name in by_seat("name")),
    *(Column(name, Integer, nullable=False) for name in (*by_side("score"), *by_side("games"))),
    Column("winner", Integer),
    Column("conceded", Integer),
    Column("private", Boolean),
    Column("title", Text, nullable=False),
    *(Column(name, Text) for name in by_seat("seated")),
    Column("players", Integer, nullable=False),
    *(Index(None, name, "started") for name in by_seat("guest")),
    *(Index(None, name, "ended", "started") for name in by_seat("seated")),
)

listed_tables: Final = Table(
    "listed_tables",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("free", Integer, nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("connection", Text, nullable=False),
    Column("since", Double, nullable=False),
)
"""The tables that anybody may join; names and guests are lists in JSON."""

contacts: Final = Table(
    "contacts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("wish", Text, nullable=False),
    Column("invited_to", Text),
    Column("invited_at", Double),
    Column("seen", Double),
)
"""The wishes of guests about others whom they have played with, by the name that these had.

`seen` is the last time at which the page of the guest was open, in unix seconds, for a contact to see.
"""

people: Final = Table(
    "people",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("signed_out", Double),
)

cards: Final = Table(
    "cards",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("made", Double, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("credential", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
)

shown_ratings: Final = Table(
    "shown_ratings",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Double, nullable=False),
)
"""The people who want to be in the public list of ratings, and the name under which."""

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

LATELY: Final = 10.0
"""Seconds within which a live worker sends a heartbeat."""
AFTER_A_KILL: Final = f"If it was killed, wait {LATELY:.0f} seconds."
"""The hint for a command refused because of a heartbeat."""
workers: Final = Table(
    "workers",
    metadata,
    Column("name", Text, primary_key=True),
    Column("seen", Double, nullable=False),
    Column("live", LargeBinary),
)
"""The workers with their last heartbeat, and the tables at which they have connections, while an operator looks."""

measures: Final = Table(
    "measures",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),
)
"""The measures of the operator; `guest` is empty for those that concern everybody, `until` for those for good."""

reports: Final = Table(
    "reports",
    metadata,
    Column("stream", Text, ForeignKey(streams.c.id), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("reporter", Text, primary_key=True, index=True),
    Column("guest", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
)
"""The reports of people at a table about others there."""
