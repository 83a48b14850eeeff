"""The list of matches as rows of the database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, or_, select

from euchre.store.schema import by_seat, by_side, events, matches, tables
from euchre.store.upsert import upsert
from euchre.tables.match_entry import MatchEntry

_LISTED: Final[Select[Any]] = select(matches, tables.c.code).join(tables)


def write(connection: Connection, entry: MatchEntry) -> None:
    """Put an entry in place of the one of the same match; its code stands with its table."""
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
    found = _LISTED.where(_is_at(guest, "guest"), matches.c.started.is_not(None), goes_on)
    if before is not None:
        found = found.where(matches.c.started < before)
    return tuple(map(_entry, connection.execute(found.order_by(matches.c.started.desc()).limit(most))))


def one(connection: Connection, table_id: str, match: int) -> MatchEntry | None:
    """The line of a match."""
    found = _LISTED.where(matches.c.table_id == table_id, matches.c.match == match)
    row = connection.execute(found).one_or_none()
    return None if row is None else _entry(row)


def unfinished(connection: Connection, guest: str, most: int) -> tuple[MatchEntry, ...]:
    """Matches of a guest that have not ended; where something happened last, first."""
    happened = select(events.c.at).where(events.c.table_id == matches.c.table_id)
    latest = happened.order_by(events.c.seq.desc()).limit(1).scalar_subquery()
    found = _LISTED.where(_is_at(guest, "seated"), matches.c.ended.is_(None)).order_by(latest.desc())
    return tuple(map(_entry, connection.execute(found.limit(most))))


def plays_with_people(connection: Connection, guest: str) -> bool:
    """Whether a guest is in the middle of a match with other people, at whichever of their tables."""
    others = or_(*(matches.c[column] != guest for column in by_seat("seated")))  # of a bot's seat that is not true
    begun = matches.c.started.is_not(None) & matches.c.ended.is_(None)
    found = select(matches.c.match).where(_is_at(guest, "seated"), begun, others).limit(1)
    return connection.execute(found).first() is not None


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
        title=values["title"] or "",
        seated=tuple(values[column] for column in by_seat("seated")),
    )
