"""Put a row in place, whether there is one already or not; both databases can, each by its own statement."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, row: dict[str, Any], *, keep: bool = False) -> None:
    """Write a row over the one with the same primary key; with `keep`, leave that one as it is."""
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = make(table).values(row)
    key = [column.name for column in table.primary_key]
    if keep:
        connection.execute(statement.on_conflict_do_nothing(index_elements=key))
        return
    changed = {name: statement.excluded[name] for name in row if name not in key}
    connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed))
