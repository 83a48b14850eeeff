"""The streams of a store: what happens at every table is on the disk before anybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from euchre.store.database.database import MOST
from euchre.store.database.errors import Newer, Taken, Unreadable
from euchre.store.database.schema import daily, events, guests, streams
from euchre.store.rows import guests as guest_notes
from euchre.store.rows import listed_tables, log, match_list
from euchre.store.rows.kinds import STREAMS
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.streams.kind import StreamKind
from euchre.tables.events import Event, Opened
from euchre.tables.fold import TABLE
from euchre.tables.history import Entry
from euchre.tables.match_entry import MatchEntry


class Streams(Rows):
    """Tables, evenings and the like.

    The events of a table are numbered from 1 without holes, and each number is given once: of two workers that append
    after the same event, one wins and the other gets `Behind`. Once `create` or `append` returns, what it wrote is on
    the disk. After `append` has raised `Unavailable`, or was cancelled, the events may or may not be kept, and the
    table must be read again.
    """

    @writes
    def create(
        self,
        connection: Connection,
        stream: str,
        code: str,
        happened: Sequence[Any],
        entries: Sequence[Entry] = (),
        *,
        kind: StreamKind[Any] = TABLE,
        part_of: str | None = None,
    ) -> None:
        """Keep a new table, its invite code and its first events; or an evening, or whatever else `kind` says.

        `part_of` is the id of the evening whose table it is. Raises `Taken`, and then nothing is kept.
        """
        try:
            connection.execute(insert(streams).values(id=stream, code=code, kind=kind.name, part_of=part_of))
        except IntegrityError:
            raise Taken from None
        _keep(connection, stream, 0, happened, entries)
        for place in (event.daily for event in happened if isinstance(event, Opened) and event.daily is not None):
            connection.execute(insert(daily).values(stream=stream, day=place.day, number=place.number))

    @writes
    def append(
        self,
        connection: Connection,
        stream: str,
        after: int,
        happened: Sequence[Any],
        entries: Sequence[Entry] = (),
    ) -> None:
        """Keep what happened after event number `after`, and the lines of the lists that it changes.

        The same for an evening or the like. Raises `Behind` unless `after` is the last event kept, or `Deleted`, and
        then nothing is written.
        """
        _keep(connection, stream, after, happened, entries)

    async def events(self, table_id: str, after: int = 0) -> tuple[Event, ...]:
        """The events of a table after event number `after`, in order; nothing if there is no such table.

        Raises `Unreadable` for events that are damaged, or `Newer` than this version of Euchre.
        """
        return await self.read(TABLE, table_id, after)

    @reads
    def read(self, connection: Connection, kind: StreamKind[Any], of: str, after: int = 0) -> tuple[Any, ...]:
        """The same of a stream of any kind, such as an evening; `of` is its id."""
        try:
            return tuple(kind.decode(payload) for _, payload in log.payloads_after(connection, kind, of, after))
        except msgspec.ValidationError as problem:  # a kind of event, or a value in one, that is not known here
            raise Newer from problem
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Unreadable from problem

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Count the events of each of these tables, in one query for hundreds of them."""
        versions: dict[str, int] = {}
        for first in range(0, len(ids), MOST):
            some = ids[first : first + MOST]
            versions |= await self._database.read(partial(log.versions, ids=some))
        return versions

    @reads
    def named(self, connection: Connection, kind: StreamKind[Any], code: str) -> str | None:
        """The id of the table, evening or the like with a code; None where it names something of another kind."""
        query = select(streams.c.id).where(streams.c.code == code, streams.c.kind == kind.name)
        return connection.scalars(query).one_or_none()

    @reads
    def parts(self, connection: Connection, of: str) -> dict[str, str]:
        """The tables of an evening: the code of each by its id."""
        query = select(streams.c.id, streams.c.code).where(streams.c.part_of == of)
        return {row.id: row.code for row in connection.execute(query)}

    @reads
    def latest(
        self,
        connection: Connection,
        kind: StreamKind[Any],
        *,
        guest: str | None = None,
        shared: bool = False,
        since: float = 0.0,
        most: int = 20,
    ) -> tuple[str, ...]:
        """The ids of the evenings or the like in which something happened last, the latest first.

        With a `guest` of those that name them, and, where they are `shared`, somebody else. `since` is in unix seconds.
        """
        last = select(events.c.at).where(events.c.stream == streams.c.id).order_by(events.c.seq.desc()).limit(1)
        time = last.scalar_subquery()
        query = select(streams.c.id).where(streams.c.kind == kind.name, time >= since).order_by(time.desc()).limit(most)
        if guest is not None:
            query = query.join(guests, guests.c.stream == streams.c.id).where(guests.c.guest == guest)
        if shared:
            others = guests.alias()
            noted = select(others.c.guest).where(others.c.stream == streams.c.id, others.c.guest != guest)
            query = query.where(noted.exists())
        return tuple(connection.scalars(query))

    @reads
    def ids(
        self, connection: Connection, after: str = "", *, most: int = 500, kind: StreamKind[Any] = TABLE
    ) -> tuple[str, ...]:
        """The ids of the next tables, or evenings or the like, in order, those after `after`."""
        query = select(streams.c.id).where(streams.c.id > after, streams.c.kind == kind.name)
        return tuple(connection.scalars(query.order_by(streams.c.id).limit(most)))

    @reads
    def of_unknown_kinds(self, connection: Connection) -> tuple[str, ...]:
        """The ids of streams of a kind that this version of Euchre does not know."""
        return tuple(connection.scalars(select(streams.c.id).where(streams.c.kind.not_in(STREAMS))))


def _keep(connection: Connection, stream: str, after: int, happened: Sequence[Any], entries: Sequence[Entry]) -> None:
    """Write events, whom they name, and the lines of the lists that they change."""
    log.extend(connection, stream, after, happened)
    guest_notes.write(connection, stream, happened)
    for entry in entries:
        if isinstance(entry, MatchEntry):
            match_list.write(connection, entry)
        else:
            listed_tables.write(connection, entry, happened[-1].at)
