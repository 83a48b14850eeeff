"""Deleting tables and evenings in which nothing has happened for long, a few at a time, so that nobody waits.

The tables of an evening live as long as the evening: they are as old as it is, and go before it. Those of daily deals
stay until their day is over.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, exists, func, or_, select

from euchre.daily.days import first_open
from euchre.store.database.schema import daily, events, metadata, streams
from euchre.store.rows.news import announce_changes
from euchre.store.rows.transaction import Rows

AT_ONCE: Final = 200
"""Tables that one transaction looks at."""
EVENTS_AT_ONCE: Final = 20_000
"""Events that one transaction deletes, unless a single table has more: others wait to write until it is done."""

_ROOT: Final = func.coalesce(streams.c.part_of, streams.c.id)
"""The evening that a table is part of, or the table itself."""
_PARTS: Final = streams.alias("parts")


class Old(NamedTuple):
    """The result of a look through some tables."""

    last: str | None
    """The last table looked at, where the next look begins; None once all have been."""
    ids: tuple[str, ...]
    """The tables at which nothing has happened since."""


class Pruned(NamedTuple):
    """The tables that one transaction has deleted."""

    tables: int
    events: int


class Retention(Rows):
    """The deletion of what is old."""

    async def prune(self, before: float) -> AsyncIterator[Pruned]:
        """Delete the tables and evenings in which nothing has happened since a moment, in unix seconds, bit by bit."""
        for parts in (True, False):
            after: str | None = ""
            while after is not None:
                old = await self._database.read(partial(old_tables, before=before, after=after, parts=parts))
                if old.ids:
                    yield await self._database.write(partial(remove, ids=old.ids, before=before))
                after = old.last


def old_tables(connection: Connection, before: float, after: str, *, parts: bool) -> Old:
    """Find, among the next few tables by their ids, those whose last event was `before` a moment, in unix seconds.

    With `parts` of those that are part of an evening, otherwise of the others without any such part.
    """
    found = select(streams.c.id, _last(events.c.at, _ROOT), _last(events.c.seq, streams.c.id))
    whole = streams.c.part_of.is_(None) & ~exists(select(_PARTS.c.id).where(_PARTS.c.part_of == streams.c.id))
    found = found.where(streams.c.id > after, streams.c.part_of.is_not(None) if parts else whole, ~_is_played_today())
    rows = connection.execute(found.order_by(streams.c.id).limit(AT_ONCE)).all()
    old: list[str] = []
    count, looked_at = 0, after
    for stream, at, seq in rows:
        if at is None or at < before:
            count += seq or 0
            if old and count > EVENTS_AT_ONCE:
                return Old(looked_at, tuple(old))
            old.append(stream)
        looked_at = stream
    return Old(looked_at if len(rows) == AT_ONCE else None, tuple(old))


def _is_played_today() -> ColumnElement[bool]:
    """True for a table of a daily deal whose day is not over: without it the deal could be played again."""
    first = str(first_open(time.time()))
    return exists(select(daily.c.stream).where(daily.c.stream == streams.c.id, daily.c.day >= first))


def remove(connection: Connection, ids: Sequence[str], before: float) -> Pruned:
    """Delete the tables among these at which nothing has happened since `before`, with everything kept about them.

    Somebody who comes to one of them meanwhile either keeps it alive, or waits and finds it deleted.
    """
    evenings = select(streams.c.part_of).where(streams.c.id.in_(ids), streams.c.part_of.is_not(None)).scalar_subquery()
    alive = or_(streams.c.id.in_(ids), streams.c.id.in_(evenings))
    connection.execute(select(streams.c.id).where(alive).order_by(streams.c.id).with_for_update())
    found = connection.execute(select(streams.c.id, _last(events.c.at, _ROOT)).where(streams.c.id.in_(ids)))
    old = [stream for stream, at in found if at is None or at < before]
    count = connection.scalars(select(func.count()).select_from(events).where(events.c.stream.in_(old))).one()
    for owned in reversed(metadata.sorted_tables):
        if "stream" in owned.c:
            connection.execute(delete(owned).where(owned.c.stream.in_(old)))
    connection.execute(delete(streams).where(streams.c.id.in_(old)))
    announce_changes(connection, old)
    return Pruned(len(old), count)


def _last(column: ColumnElement[Any], of: ColumnElement[str]) -> ScalarSelect[Any]:
    """A column of the last event of each table, or of what it is part of."""
    last = select(column).where(events.c.stream == of).order_by(events.c.seq.desc()).limit(1)
    return last.correlate(streams).scalar_subquery()
