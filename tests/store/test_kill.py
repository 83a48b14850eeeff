"""A worker may be killed at any instant: what it had acknowledged is kept, once, without holes."""

import asyncio
import random
from collections.abc import Callable

import pytest

from euchre.store.store import Store
from euchre.tables.match_entry import MatchEntry
from support.ledger import entry, named, rows
from support.worker import appends, heard, started

PROMISE = "No acknowledged event is lost, doubled or half written when a worker is killed"


async def _kills(url: str, rounds: int, seed: int) -> None:
    rng, table, code = random.Random(seed), f"table-{seed}", f"CODE-{seed}"
    async with await Store.open(url) as store:
        await store.streams.create(table, code, named("first"), [entry(table, code, score=1)])
    acknowledged = ["first"]
    for number in range(rounds):
        process, connection = started(appends, url, table, str(number), 1000)
        if number % 3:  # otherwise it is killed anywhere, even before it has opened the database
            connection.poll(10)
        await asyncio.sleep(rng.uniform(0, 0.03))
        process.kill()
        process.join()
        for names in heard(connection):
            acknowledged += names
        async with await Store.open(url) as store:
            kept, entries = await _settled(store, table)
            assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
            names = [name for _, name in kept]
            assert len(set(names)) == len(names)
            assert [name for name in names if name in set(acknowledged)] == acknowledged
            assert [each.score[0] for each in entries] == [len(kept)]
    assert len(acknowledged) > rounds // 2  # two workers of three were let write once at least


async def _settled(store: Store, table: str) -> tuple[list[tuple[int, str | None]], list[MatchEntry]]:
    """The events and the entries of a table, read at a time when nothing comes in that a dead worker had sent off."""
    while True:
        kept = await rows(store, table)
        entries = [each for each in await store.matches.unfinished("ann", most=1000) if each.table == table]
        if await rows(store, table) == kept:
            return kept, entries


async def test_acknowledged_events_survive_a_worker_that_is_killed(url: str) -> None:
    await _kills(url, 9, seed=1)


@pytest.mark.soak
async def test_acknowledged_events_survive_a_thousand_kills(
    url: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    record_property("trials", 1000)
    for seed in range(20):  # one table after the other, each as long as tables are
        await _kills(url, 50, seed)
