"""Which guests the events of each table, evening or club name, to find all that is kept of a guest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, select

from euchre.store.database.schema import guests
from euchre.store.rows import forgetting
from euchre.store.rows.streams import STREAMS
from euchre.store.rows.upsert import upsert

_FIELDS: Final = ("guest", "host", "director", "admin")
"""Where an event says whom it is about. Who causes one (`by`) has come before, which is an event about them."""


def guest_fields(event: type) -> tuple[str, ...]:
    """The fields of a type of events that say whom it is about."""
    return tuple(name for name in _FIELDS if name in event.__struct_fields__)  # type: ignore[attr-defined] # a struct


_FIELD: Final = {
    event: fields[0] for stream in STREAMS.values() for event in stream.events if (fields := guest_fields(event))
}


def named(happened: Iterable[Any]) -> set[str]:
    """The guests whom some events are about."""
    found = {getattr(event, _FIELD[type(event)]) for event in happened if type(event) in _FIELD}
    return found - {None}  # who has no device of their own


def write(connection: Connection, table_id: str, happened: Iterable[Any]) -> None:
    """Note whom the new events of a table name; for most there is nothing to do."""
    found = named(happened)
    if found:
        upsert(connection, guests, *({"table_id": table_id, "guest": guest} for guest in sorted(found)), keep=True)


def at(connection: Connection, table_id: str) -> set[str]:
    """The guests who are noted for a table, without those who are being taken out of it."""
    noted = set(connection.scalars(select(guests.c.guest).where(guests.c.table_id == table_id)))
    leaving = {note.guest: note.other for note in forgetting.of_table(connection, table_id)}
    return {leaving.get(guest, guest) for guest in noted}
