"""A whole store is copied into another database, and is the same there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select

from euchre.core.errors import EuchreError
from euchre.daily.table import PlayerOfDay, opening
from euchre.store.care import transfer as module
from euchre.store.care.transfer import Transferred, transfer
from euchre.store.database.schema import events, metadata
from euchre.store.rows.drills import OwnDrill
from euchre.store.rows.measures import Measure
from euchre.store.rows.passkeys import StoredPasskey
from euchre.store.rows.records import StoredMatch
from euchre.store.rows.reports import FiledReport
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from support.daily import MONDAY, SEED
from support.evenings import HOST, alone, by_chance
from support.listed import LINE

NOW = 1_800_000_000.0


@pytest.fixture
async def full(file_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A store with something in every table of its schema, and more than fits into a page."""
    monkeypatch.setattr(module, "AT_ONCE", 7)
    evening = alone()
    evening.play(by_chance(1), until=lambda: len(evening.log) > 30)
    first, *rest = evening.log
    async with await Store.open(file_url) as store:
        for table, code in (("Ä table", "ABCD-EFGH"), ("table", "ABCD-EFGJ"), ("z", "ABCD-EFGK")):
            log = (msgspec.structs.replace(first, table=table, code=code), *rest)
            await store.streams.create(table, code, log, entries(None, TABLE.fold(log)))
        await store.snapshots.save("z", len(log), snapshot.written(TABLE.fold(log)))
        await store.records.save([StoredMatch("z", 1, b"log", b"outcome")])
        assert await store.reviews.begin(ReviewKey("z", 1, "quick"), 3, "worker", None)
        deal = StoredDeal(1, b"\0deal", b"figures")
        assert await store.reviews.save_deal(ReviewKey("z", 1, "quick"), "worker", deal)
        person = PlayerOfDay("ann", "Ann")
        events = opening(MONDAY, 1, person, seed=SEED, code="ABCD-EFGM", at=1.0)
        await store.streams.create(events[0].table, "ABCD-EFGM", events, entries(None, TABLE.fold(events)))
        await store.drills.add_own("ann", [OwnDrill("standard/0-0/3/0/JhAhKh9sTc/Qd", "bury", b"\0drill")], 1.0)
        await store.streams.append("table", len(log), log[-1:], [replace(LINE, table="table")])
        await store.contacts.set("ann", "ben", "Ben", "contact")
        await store.ratings.enlist("ann", "Ann", 1.0)
        await store.heartbeats.record("worker", NOW - 3600)
        await store.measures.take(Measure("removal", "ben", "Ben", 1.0, None))
        await store.reports.file(FiledReport("z", 1, "ann", "ben", "Ben", "name", 1.0))
        await store.keys.read()
        for number in range(9):
            await store.cards.make(f"holder {number}", "Ann", bytes([number]), float(number))
            key = StoredPasskey(f"key {number}", f"holder {number}", b"\0key", 0, "euchre.example", 1.0, None)
            assert await store.passkeys.add(key, "Ann")
        assert await store.privacy.begin_forgetting(HOST) == ("table", "z", "Ä table")
    return file_url


async def _rows(url: str) -> dict[str, Any]:
    def read(connection: Connection) -> dict[str, Any]:
        return {table.name: sorted(map(repr, connection.execute(select(table)))) for table in metadata.sorted_tables}

    async with await Store.open(url) as store:
        return await store._database.read(read)


async def test_everything_of_a_file_is_on_the_server_afterwards(full: str, server_url: str) -> None:
    before = await _rows(full)
    assert all(before.values())
    assert await transfer(full, server_url, now=NOW) == Transferred(4, len(before["events"]))
    assert await _rows(server_url) == before == await _rows(full)
    async with await Store.open(server_url) as store:
        assert await store.guests.streams_with(HOST) == ("table", "z", "Ä table")


async def test_everything_of_the_server_can_come_back_to_a_file(full: str, server_url: str, tmp_path: Path) -> None:
    await transfer(full, server_url, now=NOW)
    again = f"sqlite:///{tmp_path / 'again.db'}"
    await transfer(server_url, again, now=NOW)
    assert await _rows(again) == await _rows(full)


async def test_a_store_in_use_is_not_copied(full: str, server_url: str) -> None:
    async with await Store.open(full) as store:
        await store.heartbeats.record("worker", NOW - 1)
    with pytest.raises(EuchreError, match="A server is using the store: stop it first"):
        await transfer(full, server_url, now=NOW)
    assert not any((await _rows(server_url)).values())


async def test_nothing_is_mixed_with_what_is_there(full: str, server_url: str) -> None:
    async with await Store.open(server_url) as store:
        await store.keys.read()
    before = await _rows(server_url)
    with pytest.raises(EuchreError, match="The target database is not empty"):
        await transfer(full, server_url, now=NOW)
    assert await _rows(server_url) == before


async def test_what_arrived_differently_is_noticed(full: str, server_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = module._write

    def losing_a_row(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
        usual(connection, table, rows)
        if table is events:
            connection.execute(delete(events).where(events.c.seq == 20))

    monkeypatch.setattr(module, "_write", losing_a_row)
    with pytest.raises(EuchreError, match="The events differ"):
        await transfer(full, server_url, now=NOW)
