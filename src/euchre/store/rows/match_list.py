"""The match list as rows of the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select, union_all

from euchre.store.database.schema import by_seat, by_side, events, matches, tables
from euchre.store.rows.upsert import upsert
from euchre.tables.match_entry import MatchEntry

_LISTED: Final[Select[Any]] = select(matches, tables.c.code).join(tables)
_KEY: Final = (matches.c.table_id, matches.c.match)
_KEYS: Final[Select[Any]] = select(*_KEY)
_LOOKED_AT: Final = 200
"""Matches of a guest at each seat that are sorted to find the most recently active."""


class OpenTables(NamedTuple):
    """How many tables a guest has a seat at, in a match that is under way or has yet to begin."""

    begun: int
    waiting: int


def write(connection: Connection, entry: MatchEntry) -> None:
    """Write an entry over the one of the same match; the code is stored with the table."""
    row = {
        "table_id": entry.table,
        "match": entry.match,
        "rules": entry.rules,
        "started": entry.started,
        "ended": entry.ended,
        "winner": entry.winner,
        "conceded": entry.conceded,
        "private": entry.private,
        "title": entry.title,
        **dict(zip(by_seat("seated"), entry.seated, strict=True)),
        **dict(zip(by_seat("guest"), entry.guests, strict=True)),
        **dict(zip(by_seat("name"), entry.names, strict=True)),
        **dict(zip(by_side("score"), entry.score, strict=True)),
        **dict(zip(by_side("games"), entry.games, strict=True)),
    }
    upsert(connection, matches, row)


def of_guest(connection: Connection, guest: str, most: int, before: float | None) -> tuple[MatchEntry, ...]:
    """Matches of a guest that have begun, the latest first; one that goes on without the guest is not among them."""
    goes_on = or_(matches.c.ended.is_not(None), _is_at(guest, "seated"))
    begun = matches.c.started.is_not(None) if before is None else matches.c.started < before
    latest = (
        _KEYS.where(matches.c[seat] == guest, begun, goes_on).order_by(matches.c.started.desc()).limit(most)
        for seat in by_seat("guest")
    )
    found = _listed(latest).order_by(matches.c.started.desc()).limit(most)
    return tuple(map(_entry, connection.execute(found)))


def one(connection: Connection, table_id: str, match: int) -> MatchEntry | None:
    """The line of a match."""
    found = _LISTED.where(matches.c.table_id == table_id, matches.c.match == match)
    row = connection.execute(found).one_or_none()
    return None if row is None else _entry(row)


def unfinished(connection: Connection, guest: str, most: int) -> tuple[MatchEntry, ...]:
    """Matches of a guest that have not ended, the most recently active first.

    Of more than 200 that have begun only those that began last are looked at, and of those that wait any 200.
    """
    happened = select(events.c.at).where(events.c.table_id == matches.c.table_id)
    latest = happened.order_by(events.c.seq.desc()).limit(1).scalar_subquery()
    begun = (_KEYS.where(at, matches.c.started.is_not(None)).order_by(matches.c.started.desc()) for at in _open(guest))
    waiting = (_KEYS.where(at, matches.c.started.is_(None)) for at in _open(guest))
    found = _listed(one.limit(_LOOKED_AT) for one in (*begun, *waiting)).order_by(latest.desc()).limit(most)
    return tuple(map(_entry, connection.execute(found)))


def count_open(connection: Connection, guest: str) -> OpenTables:
    """How many tables a guest has a seat at where no match has ended yet."""
    begun, waiting = (
        connection.scalar(select(func.count()).select_from(union_all(*found).subquery())) or 0
        for found in (
            [_KEYS.where(at, matches.c.started.is_not(None)) for at in _open(guest)],
            [_KEYS.where(at, matches.c.started.is_(None)) for at in _open(guest)],
        )
    )
    return OpenTables(begun, waiting)


def plays_with_people(connection: Connection, guest: str) -> bool:
    """Whether a guest is in the middle of a match with other people, at whichever of their tables."""
    others = or_(*(matches.c[column] != guest for column in by_seat("seated")))  # a bot's seat is null: not true
    begun = or_(*(at & matches.c.started.is_not(None) for at in _open(guest)))
    return connection.execute(_KEYS.where(begun, others).limit(1)).first() is not None


def _open(guest: str) -> list[ColumnElement[bool]]:
    """For each seat: the guest has it, in a match that has not ended. The indexes are in this order."""
    return [(matches.c[seat] == guest) & matches.c.ended.is_(None) for seat in by_seat("seated")]


def _listed(parts: Iterable[Select[Any]]) -> Select[Any]:
    """The matches whose keys these find, each by itself in the order of an index: then no other match is looked at."""
    keys = union_all(*(select(*part.subquery().c) for part in parts)).subquery()
    return _LISTED.join(keys, and_(*(column == keys.c[column.name] for column in _KEY)))


def _is_at(guest: str, columns: str) -> ColumnElement[bool]:
    return or_(*(matches.c[column] == guest for column in by_seat(columns)))


def _entry(row: Row[Any]) -> MatchEntry:
    values = row._mapping  # noqa: SLF001 - how SQLAlchemy spells it
    return MatchEntry(
        table=values["table_id"],
        code=values["code"],
        match=values["match"],
        rules=values["rules"],
        started=values["started"],
        ended=values["ended"],
        guests=tuple(values[column] for column in by_seat("guest")),
        names=tuple(values[column] for column in by_seat("name")),
        score=(values["score_0"], values["score_1"]),
        games=(values["games_0"], values["games_1"]),
        winner=values["winner"],
        conceded=values["conceded"],
        private=values["private"],
        title=values["title"],
        seated=tuple(values[column] for column in by_seat("seated")),
    )
