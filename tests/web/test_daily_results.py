"""The results of daily deals are written whenever a worker looks: late, after a fault, or after another has done so."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from euchre.core.errors import EuchreError
from euchre.daily.days import closes, first_open
from euchre.daily.table import PlayerOfDay, opening, result_of
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entry_of, played
from euchre.web.daily.results import Results
from support.daily import SEED, finished, opened
from support.files import file_of_tables

TODAY = first_open(time.time())
END = closes(TODAY)
RECORD = played(finished(opened(TODAY), Random(1)))[0].record


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(file_of_tables(tmp_path)) as opened_store:
        yield opened_store


async def kept(store: Store, guest: str, ended: float) -> str:
    """Put a deal that was over at this time into a store; returns its table."""
    events = opening(TODAY, 1, PlayerOfDay(guest, guest), seed=SEED, code=guest, at=1.0)
    table = TABLE.fold(events)
    await store.streams.create(table.id, guest, events, [replace(entry_of(table), started=1.0, ended=ended)])
    return table.id


class _Matches:
    """Gives the same record for every match but those that are `broken`."""

    def __init__(self, broken: dict[str, Exception] | None = None) -> None:
        self._broken = broken or {}

    async def record(self, entry: Any, _: object) -> Any:
        if entry.table in self._broken:
            raise self._broken[entry.table]
        return RECORD


def results(store: Store, now: float, **broken: Exception) -> tuple[Results, list[str]]:
    """The results of a worker at a time, and the tables whose review it begins."""
    begun = list[str]()

    async def begin(entry: Any, *_: object) -> None:
        begun.append(entry.table)

    worker = SimpleNamespace(
        store=store,
        clock=lambda: now,
        past_matches=_Matches(broken),
        reviews=SimpleNamespace(begin=begin),
        log_throttle=SimpleNamespace(may_log=lambda _: False),
    )
    return Results(worker), begun  # type: ignore[arg-type] # all that it asks for


async def test_a_result_counts_if_the_deal_was_over_in_time_however_late_it_is_written(store: Store) -> None:
    in_time, late = await kept(store, "ann", END - 1.0), await kept(store, "ben", END)
    work, begun = results(store, END + 20 * 24 * 3600.0)
    assert not await work.settle(), "that was long ago"
    assert await work.settle(days=60), "a worker that starts looks further back"
    (row,) = await store.daily.of_guest("ann", [in_time])
    found = result_of(RECORD)
    assert found is not None
    assert (row.points, row.called) == (found.points, found.called)
    assert await store.daily.of_guest("ben", [late]) == ()
    assert begun == [in_time]


async def test_a_fault_at_one_table_keeps_no_other_from_its_result(store: Store) -> None:
    tables = [await kept(store, guest, END - 1.0) for guest in ("ann", "ben", "cat")]
    broken = {tables[0]: IndexError("a mistake"), tables[1]: EuchreError("store/damaged", "It is damaged.")}
    work, begun = results(store, END, **broken)
    assert await work.settle()
    assert begun == [tables[2]]
    assert {one.id for one in await store.daily.unwritten(TODAY)} == set(tables[:2])


async def test_two_workers_write_the_same_result_once(store: Store) -> None:
    table = await kept(store, "ann", END - 1.0)
    for _ in range(2):
        work, _begun = results(store, END - 1.0)
        await work.settle()
    (tally,) = await store.daily.tallies(str(TODAY))
    assert tally.tables == 1
    assert await store.daily.unwritten(TODAY - timedelta(1)) == ()
    assert await store.daily.unjudged(TODAY, most=9) == (table,)
