"""Deleting tables at which nothing has happened for long, a few at a time, so that nobody waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, func, select

from euchre.store.database.schema import events, metadata, tables
from euchre.store.rows.news import announce_changes

AT_ONCE: Final = 200
"""Tables that one transaction looks at."""
EVENTS_AT_ONCE: Final = 20_000
"""Events that one transaction deletes, unless a single table has more: others wait to write until it is done."""


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


def old_tables(connection: Connection, before: float, after: str) -> Old:
    """Of the next few tables by their ids, those whose last event was `before` a moment, in unix seconds."""
    found = select(tables.c.id, _last(events.c.at), _last(events.c.seq)).where(tables.c.id > after)
    rows = connection.execute(found.order_by(tables.c.id).limit(AT_ONCE)).all()
    old: list[str] = []
    count, looked_at = 0, after
    for table_id, at, seq in rows:
        if at is None or at < before:
            count += seq or 0
            if old and count > EVENTS_AT_ONCE:
                return Old(looked_at, tuple(old))
            old.append(table_id)
        looked_at = table_id
    return Old(looked_at if len(rows) == AT_ONCE else None, tuple(old))


def remove(connection: Connection, ids: Sequence[str], before: float) -> Pruned:
    """Delete the tables among these at which nothing has happened since `before`, with everything kept about them.

    Somebody who comes to one of them meanwhile either keeps it alive, or waits and finds it deleted.
    """
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())
    found = connection.execute(select(tables.c.id, _last(events.c.at)).where(tables.c.id.in_(ids)))
    old = [table_id for table_id, at in found if at is None or at < before]
    count = connection.scalars(select(func.count()).select_from(events).where(events.c.table_id.in_(old))).one()
    for owned in reversed(metadata.sorted_tables):
        if "table_id" in owned.c:
            connection.execute(delete(owned).where(owned.c.table_id.in_(old)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    announce_changes(connection, old)
    return Pruned(len(old), count)


def _last(column: ColumnElement[Any]) -> ScalarSelect[Any]:
    """A column of the last event of each table."""
    return (
        select(column).where(events.c.table_id == tables.c.id).order_by(events.c.seq.desc()).limit(1).scalar_subquery()
    )
