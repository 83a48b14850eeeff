"""Snapshots in the database: the newest of each table, and none that is damaged."""

from __future__ import annotations

from sqlalchemy import update

from euchre.store.database.schema import snapshots
from euchre.store.store import Store
from support.evenings import Evening

TABLE = "table-1"


async def _opened(store: Store) -> None:
    await store.streams.create(TABLE, "ABCD-EFGH", Evening().log)


async def test_the_newest_is_kept_whoever_writes_last(url: str) -> None:
    async with await Store.open(url) as store:
        await _opened(store)
        assert await store.snapshots.read(TABLE) is None
        await store.snapshots.save(TABLE, 500, b"five hundred")
        await store.snapshots.save(TABLE, 1000, b"a thousand")
        await store.snapshots.save(TABLE, 750, b"late")
        assert await store.snapshots.read(TABLE) == b"a thousand"
        assert await store.snapshots.read("another") is None


async def test_a_damaged_one_is_as_good_as_none(url: str) -> None:
    async with await Store.open(url) as store:
        await _opened(store)
        await store.snapshots.save(TABLE, 500, b"five hundred")
        await store._database.write(lambda connection: connection.execute(update(snapshots).values(payload=b"other")))
        assert await store.snapshots.read(TABLE) is None
