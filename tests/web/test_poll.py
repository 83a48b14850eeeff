"""Looking for what other workers did asks the store about all tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from euchre.bots.lineup.lineup import Lineup
from euchre.store.store import Store
from euchre.tables.events import Settled
from euchre.tables.fold import TABLE
from euchre.web.live.rooms import Rooms, heartbeat
from euchre.web.settings.settings import Settings
from euchre.web.worker.following import poll
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker
from support.statements import statements
from support.stored_tables import laid

TABLES = 30


async def test_only_tables_that_have_gone_on_are_read_however_many_are_open(shared: Settings) -> None:
    ids = [(await laid(str(shared.store), number)).id for number in range(TABLES)]
    async with await Store.open(shared.store) as store, await Store.open(shared.store) as another:
        worker = Worker(shared, store, Lineup(), Notifier(None))
        rooms = Rooms(worker)
        for table_id in ids:
            assert await rooms.of(table_id)
        with _asked() as asked:
            await rooms.look()
        assert len(asked) == 1
        table = TABLE.fold(await another.streams.events(ids[7]))
        renamed = Settled(at=2.0, title="Seven")
        await another.streams.append(ids[7], table.version, (renamed,))
        with _asked() as asked:
            await rooms.look()
        assert len(asked) == 2
        titles = [room.table.title for table_id in ids if (room := await rooms.of(table_id))]
        assert titles == [*[""] * 7, "Seven", *[""] * (TABLES - 8)]
        await rooms.close()
        worker.close()


async def test_the_store_is_polled_only_while_another_worker_gives_signs_of_life(shared: Settings) -> None:
    table_id = (await laid(str(shared.store), 1)).id
    settings = replace(shared, poll=0.01, heartbeat=0.01)
    async with await Store.open(shared.store) as store:
        worker = Worker(settings, store, Lineup(), Notifier(None))
        rooms = Rooms(worker)
        assert await rooms.of(table_id)
        async with asyncio.timeout(30), _running(heartbeat(worker, rooms)):
            await _until(lambda: worker.alone)
            with _asked() as asked:
                async with _running(poll(worker, rooms)):
                    await asyncio.sleep(0.2)
                    assert not asked
                    await store.heartbeats.record("another", worker.clock())
                    await _until(lambda: asked)
        assert not worker.alone
        await rooms.close()
        worker.close()


@asynccontextmanager
async def _running(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _until(true: Callable[[], object]) -> None:
    while not true():  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)


async def test_the_versions_of_more_tables_than_a_query_takes_are_all_told(shared: Settings) -> None:
    ids = [(await laid(str(shared.store), number)).id for number in range(3)]
    async with await Store.open(shared.store) as store:
        unknown = [f"unknown {number}" for number in range(1200)]
        assert await store.streams.versions([*ids[:2], *unknown, *ids[2:]]) == dict.fromkeys(ids, 1)
        assert await store.streams.versions([]) == {}


def _asked() -> AbstractContextManager[list[str]]:
    """The statements about events that a database is given meanwhile."""
    return statements(lambda statement: "events" in statement)
