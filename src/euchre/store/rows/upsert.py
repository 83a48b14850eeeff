"""The writing of a row, new or in place of an old one; each database has a statement of its own for that."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(
    connection: Connection, table: Table, row: dict[str, Any], *more: dict[str, Any], keep: bool = False
) -> None:
    """Write rows over those with the same primary key; with `keep`, leave those as they are."""
    statement = _statement(connection.dialect.name, table, tuple(row), keep=keep)
    connection.execute(statement, [row, *more] if more else row)


@cache
def _statement(dialect: str, table: Table, names: tuple[str, ...], *, keep: bool) -> Executable:
    make = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = make(table)
    key = [column.name for column in table.primary_key]
    if keep:
        return statement.on_conflict_do_nothing(index_elements=key)
    changed = {name: statement.excluded[name] for name in names if name not in key}
    return statement.on_conflict_do_update(index_elements=key, set_=changed)
