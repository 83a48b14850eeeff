"""Several workers at one table: each event number is given once, and the loser writes nothing."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from euchre.store.database.errors import Behind, Taken, Unavailable
from euchre.store.store import Store
from euchre.tables.fold import TABLE as TABLES
from support.ledger import CODE, TABLE, entry, event, named, names, rows
from support.sampling import few


@pytest.fixture
async def workers(url: str) -> AsyncIterator[list[Store]]:
    stores = [await Store.open(url) for _ in range(3)]
    yield stores
    for store in stores:
        await store.close()


async def test_of_several_workers_that_append_after_the_same_event_one_wins(workers: list[Store]) -> None:
    await workers[0].streams.create(TABLE, CODE, named("first"))
    expected: list[str | None] = ["first"]
    for turn in range(40):
        after = len(expected)
        tries = [
            store.streams.append(TABLE, after, named(f"{turn}.{who}", f"{turn}.{who}+"), [entry(score=who)])
            for who, store in enumerate(workers)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        winners = [who for who, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert sum(isinstance(result, Behind) for result in results) == len(workers) - 1
        expected += [f"{turn}.{winners[0]}", f"{turn}.{winners[0]}+"]
        assert [each.score[0] for each in await workers[0].matches.unfinished("ann")] == winners
    assert await rows(workers[1]) == list(enumerate(expected, 1))


async def test_workers_that_read_again_when_behind_all_get_their_turn(workers: list[Store]) -> None:
    await workers[0].streams.create(TABLE, CODE, named("first"))

    async def insist(who: int, store: Store) -> None:
        for turn in range(10):
            while True:
                try:
                    await store.streams.append(TABLE, len(await store.streams.events(TABLE)), named(f"{who}.{turn}"))
                    break
                except Behind:
                    continue

    await asyncio.gather(*(insist(who, store) for who, store in enumerate(workers)))
    kept = names(await workers[0].streams.events(TABLE))
    for who in range(len(workers)):
        mine = [name for name in kept if name and name.startswith(f"{who}.")]
        assert mine == [f"{who}.{turn}" for turn in range(10)]
    assert len(kept) == 1 + 10 * len(workers)


async def test_a_worker_that_looked_before_another_had_committed_is_behind(server_url: str) -> None:
    async with await Store.open(server_url) as store:
        await store.streams.create(TABLE, CODE, named("first"))
        other = await asyncpg.connect(server_url)
        async with other.transaction():
            await other.execute("INSERT INTO events VALUES ($1, 2, 0, 'acted', '{}', 0)", TABLE)
            late = asyncio.create_task(store.streams.append(TABLE, 1, named("late"), [entry()]))
            await asyncio.sleep(0.2)
            assert not late.done()
        with pytest.raises(Behind):
            await late
        await other.close()
        assert await store.matches.unfinished("ann") == ()


async def test_a_code_is_given_once_however_many_ask_for_it(workers: list[Store]) -> None:
    for turn in range(20):
        tries = [store.streams.create(f"{turn}.{who}", f"C{turn}", named("a")) for who, store in enumerate(workers)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Taken) for result in results) == len(workers) - 1
        assert await workers[0].streams.named(TABLES, f"C{turn}") == f"{turn}.{results.index(None)}"


async def test_workers_that_start_together_share_one_secret(workers: list[Store]) -> None:
    assert len(set(await asyncio.gather(*(store.keys.read() for store in workers)))) == 1


@pytest.mark.parametrize("steps", few(range(0, 45, 5), keep=3))
async def test_an_append_that_is_given_up_half_way_leaves_all_or_nothing(url: str, steps: int) -> None:
    async with await Store.open(url) as store:
        await store.streams.create(TABLE, CODE, named("first"), [entry(score=1)])
        given_up = asyncio.create_task(store.streams.append(TABLE, 1, named("a", "b"), [entry(score=3)]))
        for _ in range(steps):
            await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        kept = names(await store.streams.events(TABLE))
        assert kept in (["first"], ["first", "a", "b"])
        assert [each.score[0] for each in await store.matches.unfinished("ann")] == [len(kept)]
        await store.streams.append(TABLE, len(kept), (event("next"),))
        assert names(await store.streams.events(TABLE)) == [*kept, "next"]


async def test_what_is_kept_at_the_same_time_is_kept_each_for_itself(url: str) -> None:
    late, spoilt = (
        {"t3", "t4", "t29"},
        entry("t7", "C-t7", rules=None),
    )  # what the store refuses; what the database does
    tables = [f"t{number}" for number in range(30)]
    async with await Store.open(url) as store:
        await asyncio.gather(*(store.streams.create(table, f"C-{table}", named("first")) for table in tables))
        for entries in ([], [spoilt]):
            before = {table: len(await store.streams.events(table)) for table in tables}
            tries = [
                store.streams.append(
                    table, 0 if table in late else before[table], named("x"), entries if table == "t7" else []
                )
                for table in tables
            ]
            results = dict(zip(tables, await asyncio.gather(*tries, return_exceptions=True), strict=True))
            refused = {table for table, result in results.items() if isinstance(result, Behind)}
            failed = {table for table, result in results.items() if isinstance(result, Unavailable)}
            assert (refused, failed) == (late, {"t7"} if entries else set())
            for table in tables:
                assert len(await store.streams.events(table)) == before[table] + (table not in refused | failed)
