"""A line of the list of tables to join."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as at

from euchre.store.store import Store
from euchre.tables.listed_entry import ListedEntry
from support.evenings import alone

LINE = ListedEntry(
    table="table-1",
    rules="standard",
    pace="normal",
    clock="off",
    seconds=30,
    names=("Ann",),
    guests=("ann",),
    free=3,
    begun=True,
    connection="worker:1",
)
"""A table where Ann plays with bots."""


async def list_tables(store: Store, line: ListedEntry, count: int, *, first: int = 0) -> None:
    """Keep as many tables with such a line, a second apart; their codes begin with T, from number `first` on."""
    opening = alone().log[0]
    for number in range(first, first + count):
        row = replace(line, table=f"table-{number}")
        await store.streams.create(row.table, f"T{number}", [at(opening, at=float(number))], [row])
