"""The list of tables to join, written with what happens at them."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, case, delete, false, insert, or_, select, update

from euchre.store.database.schema import listed_tables, streams
from euchre.store.rows.transaction import Rows, reads
from euchre.tables.connection_names import prefix_of
from euchre.tables.listed_entry import ListedEntry, UnlistedEntry


class ListedRow(NamedTuple):
    """A table that anybody may join."""

    code: str
    since: float
    """Since when it is in the list, in unix seconds."""
    entry: ListedEntry


_MOST: Final = 200
"""The tables that are read: nobody looks through more."""


class ListedTables(Rows):
    """The list of a store."""

    @reads
    def read(
        self,
        connection: Connection,
        workers: Iterable[str],
        *,
        rules: Collection[str] | None = None,
        guest: str | None = None,
    ) -> tuple[ListedRow, ...]:
        """The tables in the list with a connection of these workers, those that have waited longest first.

        With `rules` only those that play by them. Before all others come those where a `guest` sits, by any rules.
        """
        own, table = _with(guest), listed_tables.c
        here = or_(false(), *(table.connection.startswith(prefix_of(one), autoescape=True) for one in workers))
        wanted = here if rules is None else here & (own | table.rules.in_(rules))
        query = select(listed_tables, streams.c.code).join(streams).where(wanted)
        query = query.order_by(case((own, 0), else_=1), table.since, table.stream)
        return tuple(
            ListedRow(
                row.code,
                row.since,
                ListedEntry(
                    table=row.stream,
                    rules=row.rules,
                    pace=row.pace,
                    clock=row.clock,
                    seconds=row.seconds,
                    names=tuple(json.loads(row.names)),
                    guests=tuple(json.loads(row.guests)),
                    free=row.free,
                    begun=row.begun,
                    connection=row.connection,
                ),
            )
            for row in connection.execute(query.limit(_MOST))
        )


def write(connection: Connection, entry: ListedEntry | UnlistedEntry, at: float) -> None:
    """Write a line as it is from a time on, in unix seconds; a table that is in the list keeps its place."""
    line = listed_tables.c.stream == entry.table
    if isinstance(entry, UnlistedEntry):
        connection.execute(delete(listed_tables).where(line))
        return
    row = {
        "rules": entry.rules,
        "pace": entry.pace,
        "clock": entry.clock,
        "seconds": entry.seconds,
        "names": json.dumps(entry.names),
        "guests": json.dumps(entry.guests),
        "free": entry.free,
        "begun": entry.begun,
        "connection": entry.connection,
    }
    if not connection.execute(update(listed_tables).where(line).values(row)).rowcount:
        connection.execute(insert(listed_tables).values(stream=entry.table, since=at, **row))


def forget(connection: Connection, guest: str) -> None:
    """Take the tables where a guest sits out of the list, until who sits there changes."""
    connection.execute(delete(listed_tables).where(_with(guest)))


def _with(guest: str | None) -> ColumnElement[bool]:
    """The condition that a guest sits at a table; nobody sits at none."""
    return false() if guest is None else listed_tables.c.guests.contains(json.dumps(guest), autoescape=True)
