"""The latest matches of a guest are found without a look at all of them, however many they leave unfinished."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, insert

from euchre.store.database.schema import events, matches, streams
from euchre.store.rows import match_list
from euchre.store.rows.match_list import OpenTables
from euchre.store.store import Store
from support.ledger import entry, named

FEW, MANY = 500, 5_000
LISTS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "tables": lambda store: store.matches.unfinished("ann"),
    "matches": lambda store: store.matches.of_guest("ann"),
    "older matches": lambda store: store.matches.of_guest("ann", before=FEW / 2),
}


class Steps:
    """The count of hundreds of instructions that SQLite's virtual machine has executed."""

    def __init__(self) -> None:
        self.made = 0

    def note(self) -> None:
        self.made += 1


@contextmanager
def counted_steps() -> Iterator[Steps]:
    """Count the steps of all databases opened inside."""
    steps = Steps()

    def listen(connection: Any, _: object) -> None:
        connection.set_progress_handler(steps.note, 100)

    event.listen(Engine, "connect", listen)
    try:
        yield steps
    finally:
        event.remove(Engine, "connect", listen)


def _fill(connection: Connection, number: int, *, begun: bool) -> None:
    """Tables of Ann's, each with a match that nobody finishes."""
    ids = [f"t{each:05}" for each in range(number)]
    connection.execute(insert(streams), [{"id": one, "code": one, "kind": "table"} for one in ids])
    for at, one in enumerate(ids):
        match_list.write(connection, entry(one, one, started=float(at) if begun else None))
    happened = [
        {"stream": one, "seq": 1, "at": float(at), "kind": "x", "payload": b"", "checksum": 0}
        for at, one in enumerate(ids)
    ]
    connection.execute(insert(events), happened)


@pytest.mark.slow
@pytest.mark.parametrize("begun", [True, False], ids=["begun", "waiting"])
async def test_a_list_costs_no_more_the_more_tables_a_guest_leaves_open(tmp_path: Any, begun: bool) -> None:
    costs: dict[str, list[int]] = {name: [] for name in LISTS}
    for number in (FEW, MANY):
        with counted_steps() as steps:
            async with await Store.open(f"sqlite:///{tmp_path / f'{number}.db'}") as store:
                await store._database.write(lambda connection: _fill(connection, number, begun=begun))  # noqa: B023 - now
                for name, asks in LISTS.items():
                    await asks(store)
                    before = steps.made
                    await asks(store)
                    costs[name].append(steps.made - before)
    for name, (few, many) in costs.items():
        assert many <= 1.3 * few + 20, name


@pytest.mark.parametrize("begun", [True, False], ids=["begun", "waiting"])
async def test_of_more_tables_than_are_sorted_those_that_began_last_are_listed(url: str, begun: bool) -> None:
    async with await Store.open(url) as store:
        await store._database.write(lambda connection: _fill(connection, FEW, begun=begun))
        found = await store.matches.unfinished("ann")
        assert len(found) == 20
        if begun:
            assert [one.table for one in found] == [f"t{at:05}" for at in range(FEW - 1, FEW - 21, -1)]
        assert await store.matches.unfinished("ben") == ()


async def test_open_tables_are_counted_by_whether_their_match_has_begun(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store.matches.count_open("ann") == OpenTables(0, 0)
        lines: tuple[dict[str, Any], ...] = (
            {"started": None},
            {"started": 1.0},
            {"started": 1.0, "guests": (None, "bea", None, "ann")},
            {"started": 1.0, "ended": 2.0},
            {"started": 1.0, "seated": ("bea", None, None, None)},
        )
        for number, line in enumerate(lines):
            table = f"t{number}"
            await store.streams.create(table, f"C{number}", named("a"), [entry(table, f"C{number}", **line)])
        assert await store.matches.count_open("ann") == OpenTables(begun=2, waiting=1)
        assert await store.matches.count_open("bea") == OpenTables(begun=2, waiting=0)


def test_each_list_has_an_index_for_every_seat() -> None:
    found = {tuple(column.name for column in index.columns) for index in matches.indexes}
    for seat in range(4):
        assert (f"guest_{seat}", "started") in found
        assert (f"seated_{seat}", "ended", "started") in found
