"""Which guests the events of each table name, to find all that is kept of a guest who never began a match there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

import msgspec
from sqlalchemy import Connection, select

from euchre.store.schema import events, guests, tables
from euchre.store.upsert import upsert
from euchre.tables.events import Event

_FIELDS: Final = ("guest", "host")
"""Where an event says whom it is about. Who causes one (`by`) has connected before, which is an event about them."""
_FIELD: Final = {kind: field for kind in get_args(Event) for field in _FIELDS if field in kind.__struct_fields__}
_KINDS: Final = tuple(sorted(kind.__name__.lower() for kind in _FIELD))
AT_ONCE: Final = 200
"""Tables that one transaction looks through: PostgreSQL has 15 seconds for each query."""


class _Stored(msgspec.Struct):
    """What matters here of an event."""

    guest: str | None = None
    host: str | None = None


_DECODER: Final = msgspec.json.Decoder(_Stored)


def named(happened: Iterable[Event]) -> set[str]:
    """The guests whom some events are about."""
    return {getattr(event, _FIELD[type(event)]) for event in happened if type(event) in _FIELD}


def write(connection: Connection, table_id: str, happened: Iterable[Event]) -> None:
    """Note whom the new events of a table name; for most there is nothing to do."""
    found = named(happened)
    if found:
        upsert(connection, guests, *({"table_id": table_id, "guest": guest} for guest in sorted(found)), keep=True)


def fill(connection: Connection, table_ids: Sequence[str]) -> None:
    """Note whom the stored events of some tables name; an event that is damaged names nobody."""
    # Somebody who is being forgotten must not be noted again, so whoever forgets them waits; players need not. All lock
    # in the same order.
    there = select(tables.c.id).where(tables.c.id.in_(table_ids)).order_by(tables.c.id)
    ids = connection.scalars(there.with_for_update(key_share=True)).all()
    wanted = select(events.c.table_id, events.c.payload).where(events.c.table_id.in_(ids), events.c.kind.in_(_KINDS))
    found = {(table_id, guest) for table_id, payload in connection.execute(wanted) for guest in _named_in(payload)}
    if found:
        rows = ({"table_id": table_id, "guest": guest} for table_id, guest in sorted(found))
        upsert(connection, guests, *rows, keep=True)


def tables_without(connection: Connection, after: str) -> tuple[str, ...]:
    """The ids of the next few tables, those after `after`, for which nobody is noted, not even the host."""
    noted = select(guests.c.table_id).where(guests.c.table_id == tables.c.id).exists()
    found = select(tables.c.id).where(tables.c.id > after, ~noted).order_by(tables.c.id).limit(AT_ONCE)
    return tuple(connection.scalars(found))


def at(connection: Connection, table_id: str) -> set[str]:
    """The guests who are noted for a table."""
    return set(connection.scalars(select(guests.c.guest).where(guests.c.table_id == table_id)))


def _named_in(payload: bytes) -> tuple[str, ...]:
    try:
        stored = _DECODER.decode(payload)
    except msgspec.DecodeError:
        return ()
    return tuple(guest for guest in (stored.guest, stored.host) if guest is not None)
