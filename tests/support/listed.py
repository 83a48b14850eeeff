"""A line of the list of tables to join."""

from __future__ import annotations

from euchre.tables.listed_entry import ListedEntry

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
