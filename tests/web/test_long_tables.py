"""A table of thousands of events is opened again from its snapshot, and what came after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace as dataclass_replace
from functools import partial
from typing import Any, cast
from unittest.mock import Mock, patch

import pytest
from msgspec.structs import replace

from euchre.bots.lineup.lineup import Lineup
from euchre.core.actions import PASS
from euchre.core.engine import legal
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.events import Opened
from euchre.tables.fold import TABLE
from euchre.tables.perspective.now import Reader
from euchre.tables.replies import Now, Reply
from euchre.tables.table import Table
from euchre.web.live.connection import Connection
from euchre.web.live.room import MISSED, Room
from euchre.web.settings.settings import Settings
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker
from support.counted import calls_of, counted
from support.evenings import Evening, alone
from support.long_tables import SPECTATORS, four_people
from support.web import Guest, served

CODE, LONG = "ABCD-EFGH", 1_200
FEW, MANY = 111, 1_111
"""Deals of a match: the longer one is of 10,000 events."""


@pytest.fixture
async def worker(settings: Settings) -> AsyncIterator[Worker]:
    async with await Store.open(settings.store) as store:
        worker = Worker(settings, store, Lineup(), Notifier(None))
        yield worker
        worker.close()


class Listener(Connection):
    """A guest at a table to whom nothing is sent; `heard` is what would have been."""

    def __init__(self, guest: str, worker: Worker) -> None:
        super().__init__(cast("Any", None), f"{worker.name}:1", Reader(guest), worker.settings, cast("Any", None), "")
        self.heard: list[Reply] = []

    def send(self, reply: Reply) -> None:
        """Keep a reply."""
        self.heard.append(reply)


def _long_evening() -> Evening:
    evening = alone()
    evening.play(
        lambda state: PASS if PASS in legal(state) else legal(state)[0], until=lambda: evening.table.version > LONG
    )
    return evening


async def _snapshot_kept(store: Store, table: str) -> Table:
    while True:
        kept = await store.snapshots.read(table)
        if kept is not None and (copy := snapshot.read(kept)) is not None:
            return copy
        await asyncio.sleep(0.01)  # it is written when the server likes


@contextmanager
def _folding() -> Iterator[Mock]:
    """Count the events that rooms fold."""
    evolve = Mock(side_effect=TABLE.evolve)
    with patch.object(Room, "kind", dataclass_replace(TABLE, evolve=evolve)):
        yield evolve


async def _opened_and_played_on(settings: Settings) -> int:
    """A guest looks at the table and watches it; how many events were gone through."""
    with _folding() as evolved:
        async with served(settings) as at, Guest(at) as ann:
            assert (await ann.http.get(f"/api/tables/{CODE}")).is_success
            seen = int(evolved.call_count)
            async with ann.at_table(CODE) as live:
                await live.stands(lambda _: True)
                async with await Store.open(settings.store) as store:
                    await _snapshot_kept(store, "table-1")
    return seen


@pytest.mark.slow
async def test_it_is_read_from_its_snapshot(settings: Settings) -> None:
    evening = _long_evening()
    async with await Store.open(settings.store) as store:
        await store.streams.create("table-1", CODE, evening.log)
    assert (await _opened_and_played_on(settings)) >= LONG
    assert (await _opened_and_played_on(settings)) < 20
    async with await Store.open(settings.store) as store:
        copy, events = await _snapshot_kept(store, "table-1"), await store.streams.events("table-1")
        assert TABLE.folded(copy, events[copy.version :]) == TABLE.fold(events)


@pytest.mark.slow
async def test_a_damaged_snapshot_costs_time_and_nothing_else(settings: Settings) -> None:
    evening = _long_evening()
    async with await Store.open(settings.store) as store:
        await store.streams.create("table-1", CODE, evening.log)
        await store.snapshots.save("table-1", 700, b"[1,{}]")
    assert (await _opened_and_played_on(settings)) >= LONG


@pytest.mark.slow
async def test_opening_a_table_costs_no_more_the_longer_its_match_is(worker: Worker) -> None:
    behind = snapshot.EVERY - 1
    costs = []
    for deals in (FEW, MANY):
        log = four_people(deals).log
        before = snapshot.written(TABLE.fold(log[:-behind]))
        snapshot.read(before)  # what is worked out once is not counted
        table = f"table-{deals}"
        await worker.store.streams.create(table, f"CODE-{deals:04}", log)
        await worker.store.snapshots.save(table, len(log) - behind, before)
        with _folding() as evolved:
            room = await Room.load(table, worker)
        assert room is not None
        assert room.table.version == len(log)
        costs.append((evolved.call_count, calls_of(partial(snapshot.read, before))))
    (folded_few, calls_few), (folded_many, calls_many) = costs
    assert folded_few == folded_many == behind
    assert calls_many <= 1.5 * calls_few, "some answers of the law are still known from what ran before"


async def _missed(worker: Worker, guest: str, missed: int) -> tuple[int, Now]:
    """Count the functions the loop calls to tell a guest of `missed` events by another worker, and keep the reply."""
    first, *others = four_people(FEW).log[:-SPECTATORS]
    table = f"table-{guest}"
    log = (replace(cast("Opened", first), table=table), *others)
    await worker.store.streams.create(table, f"CODE-{guest}", log[:-missed])
    room = await Room.load(table, worker)
    assert room is not None
    listener = Listener(guest, worker)
    await room.add(listener)
    listener.heard.clear()
    await worker.store.streams.append(table, room.table.version, log[-missed:])
    with counted() as calls:
        await room.catch_up()
    (now,) = listener.heard
    assert isinstance(now, Now)
    assert now.version == len(log) + 1
    return calls.made, now


@pytest.mark.slow
async def test_who_missed_much_hears_how_the_table_stands_and_nobody_else_waits_for_it(worker: Worker) -> None:
    _, told = await _missed(worker, "few", MISSED)
    assert len(told.news) > MISSED // 2
    some, _ = await _missed(worker, "some", MISSED + 1)
    many, anew = await _missed(worker, "many", 15 * MISSED)
    assert many <= 1.5 * some
    assert not anew.news
    assert not told.told
    assert anew.told, "the deal so far, as whoever comes is told"
