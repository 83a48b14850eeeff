"""The events of tables as rows of the database: numbered from 1 without holes, each number given once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from euchre.store.database.errors import Behind, Deleted, Newer, Taken, Unreadable
from euchre.store.database.schema import events, tables
from euchre.tables.events import Event, decode, encode, kind

# Most steps of a table need only these two; making them anew each time costs as much as executing them.
_LAST: Final = select(func.max(events.c.seq)).where(events.c.table_id == bindparam("table"))
_MORE: Final = insert(events)


def begin(connection: Connection, table_id: str, code: str) -> None:
    """Make room for the events of a new table. Raises `Taken`."""
    try:
        connection.execute(insert(tables).values(id=table_id, code=code))
    except IntegrityError:
        raise Taken from None


def extend(connection: Connection, table_id: str, after: int, happened: Sequence[Event]) -> None:
    """Write what follows event number `after`. Raises `Behind` unless that is the last one, or `Deleted`."""
    last = connection.scalars(_LAST, {"table": table_id}).one()
    if last is None and connection.scalars(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
        raise Deleted
    if (last or 0) != after:
        raise Behind
    rows = [_row(table_id, seq, event) for seq, event in enumerate(happened, after + 1)]
    try:
        if rows:
            connection.execute(_MORE, rows)
    except IntegrityError:  # another worker was between our two statements
        raise Behind from None


def _row(table_id: str, seq: int, event: Event) -> dict[str, Any]:
    payload = encode(event)
    checksum = _checksum(table_id, seq, payload)
    return {
        "table_id": table_id,
        "seq": seq,
        "at": event.at,
        "kind": kind(event),
        "payload": payload,
        "checksum": checksum,
    }


def _checksum(table_id: str, seq: int, payload: bytes) -> int:
    """The checksum of an event in its place: an event that was moved counts as damaged."""
    return crc32(payload, crc32(f"{table_id} {seq}".encode()))


def _sound(table_id: str, seq: int, payload: bytes, stored: int) -> bytes:
    """The event as it was written. Raises `Unreadable` for a damaged one."""
    if _checksum(table_id, seq, payload) != stored:
        raise Unreadable
    return payload


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last event of each of these tables; the index has it, so that no event is read."""
    last = select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
    found = connection.execute(select(tables.c.id, last).where(tables.c.id.in_(table_ids)))
    return {table_id: seq or 0 for table_id, seq in found}


def read(connection: Connection, table_id: str, after: int) -> tuple[Event, ...]:
    """The events that follow number `after`, in order. Raises `Unreadable`."""
    columns = events.c.seq, events.c.payload, events.c.checksum
    found = select(*columns).where(events.c.table_id == table_id, events.c.seq > after)
    rows = connection.execute(found.order_by(events.c.seq)).all()  # a result read by half would keep SQLite in the past
    try:
        return tuple(decode(_sound(table_id, seq, payload, stored)) for seq, payload, stored in rows)
    except msgspec.ValidationError as problem:  # a kind of event, or a value in one, that is not known here
        raise Newer from problem
    except msgspec.DecodeError as problem:
        raise Unreadable from problem


def payloads(connection: Connection, table_id: str, kinds: Collection[str] = ()) -> list[tuple[int, bytes]]:
    """The events of a table as they are kept, each with its number; those of some kinds, or all.

    Raises `Unreadable` for a damaged one.
    """
    columns = events.c.seq, events.c.payload, events.c.checksum
    found = select(*columns).where(events.c.table_id == table_id)
    if kinds:
        found = found.where(events.c.kind.in_(kinds))
    rows = connection.execute(found.order_by(events.c.seq)).all()
    return [(seq, _sound(table_id, seq, payload, stored)) for seq, payload, stored in rows]


def put(connection: Connection, table_id: str, seq: int, payload: bytes) -> None:
    """Put an event in the place of another."""
    values = {"payload": payload, "checksum": _checksum(table_id, seq, payload)}
    connection.execute(update(events).where(events.c.table_id == table_id, events.c.seq == seq).values(values))
