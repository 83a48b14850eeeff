"""The index of guests whom the events of each table, evening or club name, to find all that is kept of a guest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from euchre.store.database.schema import guests
from euchre.store.rows import forgetting
from euchre.store.rows.upsert import upsert
from euchre.streams.guest import guests_named


def write(connection: Connection, stream: str, happened: Iterable[Any]) -> None:
    """Note whom the new events of a table name; for most there is nothing to do."""
    found = guests_named(happened)
    if found:
        upsert(connection, guests, *({"stream": stream, "guest": guest} for guest in sorted(found)), keep=True)


def at(connection: Connection, stream: str) -> set[str]:
    """The guests who are noted for a table, without those who are being taken out of it."""
    noted = set(connection.scalars(select(guests.c.guest).where(guests.c.stream == stream)))
    leaving = {note.guest: note.other for note in forgetting.of_stream(connection, stream)}
    return {leaving.get(guest, guest) for guest in noted}
