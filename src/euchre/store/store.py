"""The durable log: what happens at every table is on the disk before anybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import TracebackType
from typing import Any, Final, Self

from sqlalchemy import Connection, select

from euchre.store.database.address import database_at
from euchre.store.database.database import MOST, Database, Lack
from euchre.store.database.schema import streams
from euchre.store.rows import (
    guests,
    log,
    match_list,
)
from euchre.store.rows.cards import Cards
from euchre.store.rows.cookie_keys import CookieKeys
from euchre.store.rows.guests import Guests
from euchre.store.rows.heartbeats import Heartbeats
from euchre.store.rows.match_list import MatchList
from euchre.store.rows.passkeys import Passkeys
from euchre.store.rows.people import KnownPeople
from euchre.store.rows.privacy import Privacy
from euchre.store.rows.records import Records
from euchre.store.rows.retention import Retention
from euchre.store.rows.reviews import StoredReviews
from euchre.store.rows.snapshots import Snapshots
from euchre.streams.kind import StreamKind
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.tables.match_entry import MatchEntry


class Store:
    """The tables, evenings and the like of one database; any number of workers may have it open at once.

    The events of a table are numbered from 1 without holes, and each number is given once: of two workers that append
    after the same event, one wins and the other gets `Behind`. Once `create` or `append` returns, what it wrote is on
    the disk. Every method raises `Unavailable` where the database cannot be used; after `append` has raised that,
    or was cancelled, the events may or may not be kept, and the table must be read again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.reviews: Final = StoredReviews(database)
        self.records: Final = Records(database)
        self.snapshots: Final = Snapshots(database)
        self.keys: Final = CookieKeys(database)
        self.heartbeats: Final = Heartbeats(database)
        self.cards: Final = Cards(database)
        self.passkeys: Final = Passkeys(database)
        self.people: Final = KnownPeople(database)
        self.matches: Final = MatchList(database)
        self.privacy: Final = Privacy(database)
        self.guests: Final = Guests(database)
        self.retention: Final = Retention(database)

    @classmethod
    async def open(cls, url: str | None = None) -> Self:
        """Open a database and bring its schema up to date; None is SQLite in the user's data folder.

        Raises `Unavailable` for an address that cannot be understood, a database that cannot be reached, holds
        something else, or was made by a later version.
        """
        database = database_at(url)
        try:
            await database.prepare()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def create(
        self,
        stream: str,
        code: str,
        happened: Sequence[Any],
        entries: Sequence[MatchEntry] = (),
        *,
        kind: StreamKind[Any] = TABLE,
        part_of: str | None = None,
    ) -> None:
        """Keep a new table, its invite code and its first events; or an evening, or whatever else `kind` says.

        `part_of` is the id of the evening whose table it is. Raises `Taken`, and then nothing is kept.
        """

        def work(connection: Connection) -> None:
            log.begin(connection, stream, code, kind, part_of)
            _keep(connection, stream, 0, happened, entries)

        await self._database.write(work)

    async def append(
        self, stream: str, after: int, happened: Sequence[Any], entries: Sequence[MatchEntry] = ()
    ) -> None:
        """Keep what happened after event number `after`, and the lines of the match list that it changes.

        The same for an evening or the like. Raises `Behind` unless `after` is the last event kept, or `Deleted`, and
        then nothing is written.
        """

        def work(connection: Connection) -> None:
            _keep(connection, stream, after, happened, entries)

        await self._database.write(work)

    async def events(self, table_id: str, after: int = 0) -> tuple[Event, ...]:
        """The events of a table after event number `after`, in order; nothing if there is no such table.

        Raises `Unreadable` for events that are damaged, or `Newer` than this version of Euchre.
        """
        return await self.read(TABLE, table_id, after)

    async def read(self, kind: StreamKind[Any], of: str, after: int = 0) -> tuple[Any, ...]:
        """The same of a stream of any kind, such as an evening; `of` is its id."""
        return await self._database.read(lambda connection: log.read(connection, kind, of, after))

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Count the events of each of these tables, in one query for hundreds of them."""
        found: dict[str, int] = {}
        for first in range(0, len(table_ids), MOST):
            some = table_ids[first : first + MOST]
            found |= await self._database.read(partial(log.versions, ids=some))
        return found

    async def table_named(self, code: str) -> str | None:
        """The table with an invite code."""
        return await self.named(TABLE, code)

    async def named(self, kind: StreamKind[Any], code: str) -> str | None:
        """The id of the table, evening or the like with a code; None where it names something of another kind."""
        found = select(streams.c.id).where(streams.c.code == code, streams.c.kind == kind.name)
        return await self._database.read(lambda connection: connection.scalars(found).one_or_none())

    async def parts(self, of: str) -> dict[str, str]:
        """The tables of an evening: the code of each by its id."""
        found = select(streams.c.id, streams.c.code).where(streams.c.part_of == of)
        return await self._database.read(lambda connection: {row.id: row.code for row in connection.execute(found)})

    async def latest(
        self, kind: StreamKind[Any], *, guest: str | None = None, since: float = 0.0, most: int = 20
    ) -> tuple[str, ...]:
        """The ids of the evenings or the like in which something happened last, the latest first.

        With a `guest` of those that name them; `since` is in unix seconds.
        """
        return await self._database.read(partial(log.latest, kind=kind, guest=guest, since=since, most=most))

    async def ids(self, after: str = "", *, most: int = 500, kind: StreamKind[Any] = TABLE) -> tuple[str, ...]:
        """The ids of the next tables, or evenings or the like, in order, those after `after`."""
        found = select(streams.c.id).where(streams.c.id > after, streams.c.kind == kind.name)
        found = found.order_by(streams.c.id).limit(most)
        return await self._database.read(lambda connection: tuple(connection.scalars(found)))

    async def damage(self) -> str | None:
        """The first fault of the database's own check of pages and indexes, in a sentence; None if it finds nothing."""
        return await self._database.damage()

    def lacks(self) -> tuple[Lack, ...]:
        """The faults of the database, as far as they show without using it."""
        return self._database.lacks()

    async def close(self) -> None:
        """Let go of the database; closing twice does no harm."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()


def _keep(
    connection: Connection, stream: str, after: int, happened: Sequence[Any], entries: Sequence[MatchEntry]
) -> None:
    """Write events, whom they name, and the lines of the match list that they change."""
    log.extend(connection, stream, after, happened)
    guests.write(connection, stream, happened)
    for entry in entries:
        match_list.write(connection, entry)
