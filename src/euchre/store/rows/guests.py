"""The index of guests whom the events of each table, evening or club name, to find all that is kept of a guest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from euchre.store.database.schema import guests
from euchre.store.rows import forgetting, log
from euchre.store.rows.transaction import Rows, reads
from euchre.store.rows.upsert import upsert
from euchre.streams.guest import guests_named, marks_of
from euchre.tables.fold import TABLE


class Guests(Rows):
    """The guests of a store."""

    @reads
    def noted(self, connection: Connection, stream: str) -> set[str]:
        """The guests who are noted for a table, by whom it is found again; not those who are being taken out of it."""
        noted = set(connection.scalars(select(guests.c.guest).where(guests.c.stream == stream)))
        leaving = {note.guest: note.other for note in forgetting.of_stream(connection, stream)}
        return {leaving.get(guest, guest) for guest in noted}

    @reads
    def seated(self, connection: Connection, table_id: str) -> tuple[tuple[str, str], ...]:
        """The guests who have sat at a table, each with the name they had last, in the order of their ids.

        Raises `Unreadable` for an event that is damaged.
        """
        kinds = [tag for tag, marks in TABLE.marks.items() if marks.name]
        events = (TABLE.decode(payload) for _, payload in log.payloads(connection, TABLE, table_id, kinds))
        names = {getattr(event, field): event.name for event in events for field in marks_of(type(event)).about}
        return tuple(sorted(names.items()))

    @reads
    def streams_with(self, connection: Connection, guest: str) -> tuple[str, ...]:
        """The tables at which a guest is or was, on a seat or as a spectator, and their evenings and the like."""
        return streams_with(connection, guest)


def streams_with(connection: Connection, guest: str) -> tuple[str, ...]:
    """The tables and the like for which a guest is noted, in the order of their ids."""
    return tuple(sorted(connection.scalars(select(guests.c.stream).where(guests.c.guest == guest))))


def write(connection: Connection, stream: str, happened: Iterable[Any]) -> None:
    """Note whom the new events of a table name; for most there is nothing to do."""
    named = guests_named(happened)
    if named:
        upsert(connection, guests, *({"stream": stream, "guest": guest} for guest in sorted(named)), keep=True)
