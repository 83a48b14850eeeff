"""A table of thousands of events is opened again from its snapshot, and what came after it."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from euchre.core.actions import PASS
from euchre.core.engine import legal
from euchre.store.store import Store
from euchre.tables import fold, snapshot
from euchre.tables.table import Table
from euchre.web.settings import Settings
from support.evenings import Evening, alone
from support.web import Guest, served

CODE, LONG = "ABCD-EFGH", 1_200


def _long_evening() -> Evening:
    evening = alone()
    evening.play(
        lambda state: PASS if PASS in legal(state) else legal(state)[0], until=lambda: evening.table.version > LONG
    )
    return evening


async def _snapshot_kept(store: Store, table: str) -> Table:
    while True:
        kept = await store.snapshot(table)
        if kept is not None and (copy := snapshot.read(kept)) is not None:
            return copy
        await asyncio.sleep(0.01)  # it is written when the server likes


async def _opened_and_played_on(settings: Settings) -> int:
    """A guest looks at the table and watches it; how many events were gone through."""
    with patch.object(fold, "evolve", side_effect=fold.evolve) as evolved:
        async with served(settings) as at, Guest(at) as ann:
            assert (await ann.http.get(f"/api/tables/{CODE}")).is_success
            seen = int(evolved.call_count)
            async with ann.at_table(CODE) as live:
                await live.stands(lambda _: True)
                async with await Store.open(settings.store) as store:
                    await _snapshot_kept(store, "table-1")
    return seen


async def test_it_is_read_from_its_snapshot(settings: Settings) -> None:
    evening = _long_evening()
    async with await Store.open(settings.store) as store:
        await store.create("table-1", CODE, evening.log)
    assert (await _opened_and_played_on(settings)) >= LONG
    assert (await _opened_and_played_on(settings)) < 20
    async with await Store.open(settings.store) as store:
        copy, events = await _snapshot_kept(store, "table-1"), await store.events("table-1")
        assert fold.folded(copy, events[copy.version :]) == fold.opened(events)


async def test_a_damaged_snapshot_costs_time_and_nothing_else(settings: Settings) -> None:
    evening = _long_evening()
    async with await Store.open(settings.store) as store:
        await store.create("table-1", CODE, evening.log)
        await store.save_snapshot("table-1", 700, b"[1,{}]")
    assert (await _opened_and_played_on(settings)) >= LONG
