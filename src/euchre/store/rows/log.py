"""The events of tables and evenings as rows of the database: numbered from 1 without holes, each number given once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec
from sqlalchemy import ColumnElement, Connection, LargeBinary, Select, bindparam, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from euchre.store.database.errors import Behind, Deleted, Newer, Unreadable
from euchre.store.database.schema import events, streams
from euchre.store.rows import forgetting
from euchre.store.rows.kinds import STREAMS
from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import tag_of
from euchre.streams.kind import StreamKind
from euchre.tables.fold import TABLE

# Most steps of a table need only these two; making them anew each time costs as much as executing them.
_LAST: Final = select(func.max(events.c.seq)).where(events.c.stream == bindparam("of"))
_MORE: Final = insert(events)
_STORED: Final = select(events.c.seq, events.c.payload, events.c.checksum).where(events.c.stream == bindparam("of"))
_READ: Final = _STORED.add_columns(forgetting.IS_NOTED).order_by(events.c.seq)
_AFTER: Final = _READ.where(events.c.seq > bindparam("after"))
_encode: Final = msgspec.json.Encoder().encode
_PUT: Final = (
    update(events)
    .where(events.c.stream == bindparam("of"), events.c.seq == bindparam("number"))
    .values(payload=bindparam("new"), checksum=bindparam("sum"))
)


def extend(connection: Connection, stream: str, after: int, happened: Sequence[Any]) -> None:
    """Write what follows event number `after`. Raises `Behind` unless that is the last one, or `Deleted`."""
    last = connection.scalars(_LAST, {"of": stream}).one()
    if last is None and connection.scalars(select(streams.c.id).where(streams.c.id == stream)).first() is None:
        raise Deleted
    if (last or 0) != after:
        raise Behind
    rows = [_row(stream, seq, event) for seq, event in enumerate(happened, after + 1)]
    try:
        if rows:
            connection.execute(_MORE, rows)
    except IntegrityError:  # another worker was between our two statements
        raise Behind from None


def _row(stream: str, seq: int, event: Any) -> dict[str, Any]:
    payload = _encode(event)
    checksum = _checksum(stream, seq, payload)
    return {
        "stream": stream,
        "seq": seq,
        "at": event.at,
        "kind": tag_of(type(event)),
        "payload": payload,
        "checksum": checksum,
    }


def _checksum(stream: str, seq: int, payload: bytes) -> int:
    """The checksum of an event in its place: an event that was moved counts as damaged."""
    return crc32(payload, crc32(f"{stream} {seq}".encode()))


def _sound(stream: str, seq: int, payload: bytes, stored: int) -> bytes:
    """The event as it was written. Raises `Unreadable` for a damaged one."""
    if _checksum(stream, seq, payload) != stored:
        raise Unreadable
    return payload


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last event of each of these tables; the index has it, so that no event is read."""
    last = select(func.max(events.c.seq)).where(events.c.stream == streams.c.id).scalar_subquery()
    found = connection.execute(select(streams.c.id, last).where(streams.c.id.in_(ids)))
    return {stream: seq or 0 for stream, seq in found}


def kind_of(connection: Connection, stream: str) -> StreamKind[Any]:
    """The kind of a stream; of one that was deleted, any kind. Raises `Newer` for a kind that is not known here."""
    name = connection.scalars(select(streams.c.kind).where(streams.c.id == stream)).one_or_none() or TABLE.name
    if name not in STREAMS:
        raise Newer
    return STREAMS[name]


def payloads(
    connection: Connection, kind: StreamKind[Any], stream: str, kinds: Collection[str] = ()
) -> list[tuple[int, bytes]]:
    """The events of a table as they are kept, each with its number; those of some kinds, or all.

    Raises `Unreadable` for a damaged one.
    """
    found = _READ.where(events.c.kind.in_(kinds)) if kinds else _READ
    return list(_read(connection, kind, found, {"of": stream}))


def payloads_after(
    connection: Connection, kind: StreamKind[Any], stream: str, after: int
) -> Iterator[tuple[int, bytes]]:
    """The events of a table that follow number `after`, each with its number. Raises `Unreadable` for a damaged one."""
    return _read(connection, kind, _AFTER, {"of": stream, "after": after})


def _read(
    connection: Connection, kind: StreamKind[Any], found: Select[Any], parameters: dict[str, Any]
) -> Iterator[tuple[int, bytes]]:
    """The events of a table, each with its number, without the guests who are being taken out of it."""
    stream = parameters["of"]
    rows, notes = connection.execute(found, parameters).all(), list[Forgetting]()
    while rows and rows[0].is_noted and not (notes := forgetting.of_stream(connection, stream)):
        rows = connection.execute(found, parameters).all()  # they were out before the notes were read
    rewrites = [kind.rewriting(note, lambda: whole(connection, stream)) for note in notes]
    for seq, payload, stored, _ in rows:
        event = _sound(stream, seq, payload, stored)
        for rewrite in rewrites:
            event = rewrite(event)
        yield seq, event


def whole(connection: Connection, stream: str) -> list[bytes]:
    """Read all events as they are on the disk. Raises `Unreadable` for a damaged one."""
    rows = connection.execute(_STORED.order_by(events.c.seq), {"of": stream}).all()
    return [_sound(stream, *row) for row in rows]


def containing(connection: Connection, stream: str, after: int, part: bytes, most: int) -> tuple[int, ...]:
    """The numbers of the next events after `after` that contain some bytes; the database looks, not Python."""
    found = select(events.c.seq).where(events.c.stream == stream, events.c.seq > after)
    wanted = _position(connection, literal(part, LargeBinary)) > 0
    return tuple(connection.scalars(found.where(wanted).order_by(events.c.seq).limit(most)))


def _position(connection: Connection, part: ColumnElement[bytes]) -> ColumnElement[int]:
    sqlite = connection.dialect.name == "sqlite"
    return (func.instr if sqlite else func.pg_catalog.position)(events.c.payload, part)


def stored(connection: Connection, stream: str, numbers: Sequence[int]) -> list[tuple[int, bytes]]:
    """Events as they are on the disk, each with its number. Raises `Unreadable` for a damaged one."""
    rows = connection.execute(_STORED.where(events.c.seq.in_(numbers)), {"of": stream}).all()
    return [(seq, _sound(stream, seq, payload, checksum)) for seq, payload, checksum in rows]


def put(connection: Connection, stream: str, changed: Sequence[tuple[int, bytes]]) -> None:
    """Put events in the place of others, each with its number."""
    if changed:
        connection.execute(
            _PUT,
            [
                {"of": stream, "number": seq, "new": payload, "sum": _checksum(stream, seq, payload)}
                for seq, payload in changed
            ],
        )
