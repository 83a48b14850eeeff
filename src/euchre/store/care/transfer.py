"""Copies everything of one store into another database, such as from a file to PostgreSQL, and compares the two."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, insert, literal, select, tuple_

from euchre.core.errors import EuchreError
from euchre.store.database.address import database_at
from euchre.store.database.database import Database
from euchre.store.database.schema import AFTER_A_KILL, LATELY, events, metadata, streams, workers

AT_ONCE: Final = 500
"""Rows that one query reads, and one transaction writes."""
_MODULUS: Final = 2**256


class Transferred(NamedTuple):
    """The amount copied."""

    tables: int
    events: int


class _Sum(NamedTuple):
    """The rows of a table of a database, in whatever order the database sorts its texts."""

    rows: int
    checksum: int


async def transfer(source_url: str | None, target_url: str, *, now: float) -> Transferred:
    """Copy a store into an empty database; what it holds then was read again and is the same.

    Raises `EuchreError` while a server uses the store, that is, if a worker has lately sent a heartbeat before
    `now` (unix seconds); for a target that is not empty; and where the two differ in the end. Raises `Unavailable`
    where one of the databases cannot be used.
    """
    async with _prepared(source_url) as source, _prepared(target_url) as target:
        if await source.read(partial(_is_used, since=now - LATELY)):
            raise EuchreError("transfer/in-use", f"A server is using the store: stop it first. {AFTER_A_KILL}")
        if not await target.read(_is_empty):
            raise EuchreError("transfer/not-empty", "The target database is not empty: give an empty one.")
        for table in metadata.sorted_tables:
            async for rows in _pages(source, table):
                await target.write(partial(_write, table=table, rows=rows))
        sums = {table: await _sum(target, table) for table in metadata.sorted_tables}
        for table, found in sums.items():
            if found != await _sum(source, table):
                sentence = f"The {table.name} differ: empty the target, and see that nobody uses the store meanwhile."
                raise EuchreError("transfer/differs", sentence)
    return Transferred(sums[streams].rows, sums[events].rows)


@asynccontextmanager
async def _prepared(url: str | None) -> AsyncIterator[Database]:
    database = database_at(url)
    try:
        await database.prepare()
        yield database
    finally:
        await database.close()


def _is_used(connection: Connection, since: float) -> bool:
    return connection.execute(select(workers.c.name).where(workers.c.seen >= since)).first() is not None


def _is_empty(connection: Connection) -> bool:
    return all(connection.execute(select(table).limit(1)).first() is None for table in metadata.sorted_tables)


async def _pages(database: Database, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows of a table, some at a time, in the order of their keys."""
    key = tuple(table.primary_key.columns)
    found = select(table).order_by(*key).limit(AT_ONCE)
    rows = await database.read(partial(_read, query=found))
    while rows:
        yield rows
        last = tuple_(*(literal(rows[-1][column.name], column.type) for column in key))
        rows = await database.read(partial(_read, query=found.where(tuple_(*key) > last)))


def _read(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _write(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(table), rows)


async def _sum(database: Database, table: Table) -> _Sum:
    count = checksum = 0
    async for rows in _pages(database, table):
        count += len(rows)
        checksum += sum(int.from_bytes(sha256(repr(tuple(row.values())).encode()).digest()) for row in rows)
    return _Sum(count, checksum % _MODULUS)
