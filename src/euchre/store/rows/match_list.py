"""The match list: a line for each match, with everybody who plays in it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from datetime import date
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    Double,
    Integer,
    Row,
    Select,
    Text,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    union_all,
)

from euchre.core.seating import SEATINGS
from euchre.store.database.schema import by_seat, by_side, daily, events, forgetting, matches, streams
from euchre.store.rows.transaction import Rows, reads
from euchre.store.rows.upsert import upsert
from euchre.streams.guest import GUEST
from euchre.tables.match_entry import MatchEntry


def _shown(column: Column[Any]) -> ColumnElement[Any]:
    """A column without the guests who are being taken out of their tables: the rows of these are rewritten later."""
    kind, _, seat = column.name.partition("_")
    if kind not in ("guest", "name", "seated"):
        return column
    person = matches.c[f"seated_{seat}" if kind == "seated" else f"guest_{seat}"]
    other = select(forgetting.c.other).where(forgetting.c.guest == person).scalar_subquery()
    shown = case((other.is_not(None), GUEST), else_=column) if kind == "name" else func.coalesce(other, column)
    return shown.label(column.name)


_LISTED: Final[Select[Any]] = select(*map(_shown, matches.c), streams.c.code).select_from(matches).join(streams)
_KEY: Final = (matches.c.stream, matches.c.match)
_DAILY: Final = select(daily.c.stream).where(daily.c.stream == matches.c.stream)
_KEYS: Final[Select[Any]] = select(*_KEY)
_COUNTED: Final = _KEYS.where(~_DAILY.exists())
"""The matches besides those of daily deals, which have lists of their own once they are over."""
_LOOKED_AT: Final = 200
"""Matches of a guest at each seat that are sorted to find the most recently active."""


_GUEST: Final[BindParameter[str]] = bindparam("guest", type_=Text)
_MOST: Final[BindParameter[int]] = bindparam("most", type_=Integer)
_OPEN: Final = [(matches.c[seat] == _GUEST) & matches.c.ended.is_(None) for seat in by_seat("seated")]
"""The condition for each seat: the guest has it, in a match that has not ended. The indexes are in this order."""
_BEGUN: Final = [_KEYS.where(at, matches.c.started.is_not(None)) for at in _OPEN]
_WAITING: Final = [_KEYS.where(at, matches.c.started.is_(None)) for at in _OPEN]


def _listed(parts: Iterable[Select[Any]]) -> Select[Any]:
    """The matches whose keys these find, each by itself in the order of an index: then no other match is looked at."""
    keys = union_all(*(select(*part.subquery().c) for part in parts)).subquery()
    return _LISTED.join(keys, and_(*(column == keys.c[column.name] for column in _KEY)))


def _of_guest() -> Select[Any]:
    goes_on = or_(matches.c.ended.is_not(None), *(matches.c[seat] == _GUEST for seat in by_seat("seated")))
    begun = matches.c.started < bindparam("before", type_=Double)
    latest = (
        _COUNTED.where(matches.c[seat] == _GUEST, begun, goes_on).order_by(matches.c.started.desc()).limit(_MOST)
        for seat in by_seat("guest")
    )
    is_leaving = select(forgetting.c.guest).where(forgetting.c.guest == _GUEST).exists()  # their lines go one by one
    return _listed(latest).where(~is_leaving).order_by(matches.c.started.desc()).limit(_MOST)


def _unfinished() -> Select[Any]:
    happened = select(events.c.at).where(events.c.stream == matches.c.stream)
    latest = happened.order_by(events.c.seq.desc()).limit(1).scalar_subquery()
    begun = (keys.order_by(matches.c.started.desc()) for keys in _BEGUN)
    return _listed(keys.limit(_LOOKED_AT) for keys in (*begun, *_WAITING)).order_by(latest.desc()).limit(_MOST)


def _count(parts: Iterable[Select[Any]]) -> Select[Any]:
    return select(func.count()).select_from(union_all(*parts).subquery())


def _counting() -> Select[Any]:
    others = or_(  # a bot's seat is null: not true; in an evening or a daily deal, other tables are compared with
        *(matches.c[seat] != _GUEST for seat in by_seat("seated")),
        streams.c.part_of.is_not(None),
        _DAILY.where(daily.c.day >= bindparam("since", type_=Text)).exists(),
    )
    begun = or_(*(at & matches.c.started.is_not(None) for at in _OPEN))
    return select(streams.c.code).join(matches).where(begun, others).order_by(matches.c.started.desc()).limit(1)


# Built once: to make such a statement takes several times as long as the database takes to answer it.
_OF_GUEST: Final = _of_guest()
_UNFINISHED: Final = _unfinished()
_COUNT_BEGUN: Final = _count(_BEGUN)
_COUNT_WAITING: Final = _count(_WAITING)
_COUNTING: Final = _counting()


class OpenTables(NamedTuple):
    """The number of tables at which a guest has a seat, in a match that is under way or has yet to begin."""

    begun: int
    waiting: int


class MatchList(Rows):
    """The match list of a store."""

    @reads
    def of_guest(
        self, connection: Connection, guest: str, *, most: int = 100, before: float | None = None
    ) -> tuple[MatchEntry, ...]:
        """The matches a guest played or plays, the latest first, `most` at a time: those started `before` a moment.

        One that goes on without the guest is not among them.
        """
        parameters = {"guest": guest, "most": most, "before": math.inf if before is None else before}
        return tuple(map(_entry, connection.execute(_OF_GUEST, parameters)))

    @reads
    def entry(self, connection: Connection, table_id: str, match: int) -> MatchEntry | None:
        """The line of one match."""
        query = _LISTED.where(matches.c.stream == table_id, matches.c.match == match)
        row = connection.execute(query).one_or_none()
        return None if row is None else _entry(row)

    @reads
    def unfinished(self, connection: Connection, guest: str, *, most: int = 20) -> tuple[MatchEntry, ...]:
        """The unfinished matches, begun or not, in which a guest has a seat, the most recently active first.

        Of more than 200 that have begun only those that began last are looked at, and of those that wait any 200.
        """
        return tuple(map(_entry, connection.execute(_UNFINISHED, {"guest": guest, "most": most})))

    @reads
    def count_open(self, connection: Connection, guest: str) -> OpenTables:
        """Count the tables at which a guest has a seat, in a match that is under way or has yet to begin."""
        begun = connection.scalar(_COUNT_BEGUN, {"guest": guest}) or 0
        return OpenTables(begun, connection.scalar(_COUNT_WAITING, {"guest": guest}) or 0)

    @reads
    def table_that_counts(self, connection: Connection, guest: str, *, since: date) -> str | None:
        """The code of the table where a guest is in the middle of a match that others have a part in.

        Others play at it, or at tables with which it is compared: of an evening, or of a daily deal of a day from
        `since` on. Of several it is the latest.
        """
        code: str | None = connection.scalar(_COUNTING, {"guest": guest, "since": str(since)})
        return code


def write(connection: Connection, entry: MatchEntry) -> None:
    """Write an entry over the one of the same match; the code is stored with the table."""
    row: dict[str, Any] = {
        "stream": entry.table,
        "match": entry.match,
        "rules": entry.rules,
        "started": entry.started,
        "ended": entry.ended,
        "winner": entry.winner,
        "conceded": entry.conceded,
        "private": entry.private,
        "title": entry.title,
        "players": len(entry.names),
        **_padded(by_seat("seated"), entry.seated, None),
        **_padded(by_seat("guest"), entry.guests, None),
        **_padded(by_seat("name"), entry.names, ""),
        **_padded(by_side("score"), entry.score, 0),
        **_padded(by_side("games"), entry.games, 0),
    }
    upsert(connection, matches, row)


def _padded(columns: list[str], values: tuple[Any, ...], empty: Any) -> dict[str, Any]:
    """Values in their columns, and something empty in those of seats or sides that the table does not have."""
    return dict(zip_longest(columns, values, fillvalue=empty))


def _entry(row: Row[Any]) -> MatchEntry:
    values = row._mapping  # noqa: SLF001 - how SQLAlchemy spells it
    table = SEATINGS[values["players"]]
    return MatchEntry(
        table=values["stream"],
        code=values["code"],
        match=values["match"],
        rules=values["rules"],
        started=values["started"],
        ended=values["ended"],
        guests=tuple(values[column] for column in by_seat("guest")[: table.players]),
        names=tuple(values[column] for column in by_seat("name")[: table.players]),
        score=tuple(values[column] for column in by_side("score")[: table.sides]),
        games=tuple(values[column] for column in by_side("games")[: table.sides]),
        winner=values["winner"],
        conceded=values["conceded"],
        private=values["private"],
        title=values["title"],
        seated=tuple(values[column] for column in by_seat("seated")[: table.players]),
    )
