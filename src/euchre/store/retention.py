"""Deleting tables at which nothing has happened for long, a few at a time, so that nobody waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from euchre.store.schema import events, metadata, tables

AT_ONCE: Final = 200
"""Tables that one transaction looks at."""


class Old(NamedTuple):
    """What a look through some tables has found."""

    last: str | None
    """The last table looked at, where the next look begins; None once all have been."""
    ids: tuple[str, ...]
    """The tables at which nothing has happened since."""


def old_tables(connection: Connection, before: float, after: str) -> Old:
    """The tables, of the next few by their ids, whose last event was `before` a moment, in unix seconds."""
    happened = select(events.c.at).where(events.c.table_id == tables.c.id)
    last = happened.order_by(events.c.seq.desc()).limit(1).scalar_subquery()
    found = select(tables.c.id, last).where(tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    rows = connection.execute(found).all()
    old = tuple(table_id for table_id, at in rows if at is None or at < before)
    return Old(rows[-1][0] if len(rows) == AT_ONCE else None, old)


def remove(connection: Connection, ids: Sequence[str]) -> int:
    """Delete these tables with everything that is kept of them; returns how many events that were."""
    of_these = events.c.table_id.in_(ids)
    count = connection.scalars(select(func.count()).select_from(events).where(of_these)).one()
    for owned in reversed(metadata.sorted_tables):
        if "table_id" in owned.c:
            connection.execute(delete(owned).where(owned.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return count
