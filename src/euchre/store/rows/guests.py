"""Which guests the events of each table name, to find all that is kept of a guest who never began a match there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from sqlalchemy import Connection, select

from euchre.store.database.schema import guests
from euchre.store.rows import forgetting
from euchre.store.rows.upsert import upsert
from euchre.tables.events import Event

_FIELDS: Final = ("guest", "host")
"""Where an event says whom it is about. Who causes one (`by`) has connected before, which is an event about them."""
_FIELD: Final = {kind: field for kind in get_args(Event) for field in _FIELDS if field in kind.__struct_fields__}


def named(happened: Iterable[Event]) -> set[str]:
    """The guests whom some events are about."""
    return {getattr(event, _FIELD[type(event)]) for event in happened if type(event) in _FIELD}


def write(connection: Connection, table_id: str, happened: Iterable[Event]) -> None:
    """Note whom the new events of a table name; for most there is nothing to do."""
    found = named(happened)
    if found:
        upsert(connection, guests, *({"table_id": table_id, "guest": guest} for guest in sorted(found)), keep=True)


def at(connection: Connection, table_id: str) -> set[str]:
    """The guests who are noted for a table, without those who are being taken out of it."""
    noted = set(connection.scalars(select(guests.c.guest).where(guests.c.table_id == table_id)))
    leaving = {note.guest: note.other for note in forgetting.of_table(connection, table_id)}
    return {leaving.get(guest, guest) for guest in noted}
