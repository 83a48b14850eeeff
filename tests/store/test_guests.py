"""Everything that is kept of a guest is found, also of one who never began a match: shown, listed and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Any

import asyncpg
import msgspec
import pytest
from alembic.command import downgrade
from sqlalchemy import Connection, delete, insert, select, update

from euchre.store import guests as guest_notes
from euchre.store import privacy
from euchre.store.address import database_at
from euchre.store.check import check
from euchre.store.errors import Unavailable
from euchre.store.migrate import settings
from euchre.store.schema import events, guests, metadata, tables
from euchre.store.store import Store
from euchre.tables.fold import opened
from euchre.tables.history import entries
from euchre.tables.messages import Remove, Rise, Sit
from support.evenings import HOST, Evening, by_chance, friends

ZOE = "zoe"


def _who_rose() -> Evening:
    evening = friends(3)
    evening.do("ben", Rise)
    evening.arrive(ZOE)
    evening.do(ZOE, Sit, name="Zoraida")
    evening.do(ZOE, Rise)
    return evening


def _who_was_removed() -> Evening:
    evening = friends(3)
    evening.do("ben", Rise)
    evening.arrive(ZOE)
    evening.do(ZOE, Sit, name="Zoraida")
    evening.do(HOST, Remove, seat=1)
    return evening


def _who_watched() -> Evening:
    evening = friends(3)
    evening.arrive(ZOE)
    evening.leave(ZOE)
    return evening


GUESTS = pytest.mark.parametrize("came", [_who_rose, _who_was_removed, _who_watched])


async def _keep(store: Store, evening: Evening, table: str = "table-1", code: str = "ABCD-EFGH") -> None:
    """The table is stored as it was played: opened, and then event by event."""
    first, *rest = evening.log
    log = [msgspec.structs.replace(first, table=table, code=code)]
    await store.create(table, code, log)
    for event in rest:
        before = opened(log)
        log.append(event)
        await store.append(table, len(log) - 1, [event], entries(before, opened(log)))


async def _exported(store: Store, guest: str) -> list[dict[str, Any]]:
    return [event async for events in store.exported(guest) for event in events]


@GUESTS
async def test_who_never_began_a_match_is_found_and_forgotten(url: str, came: Callable[[], Evening]) -> None:
    evening = came()
    async with await Store.open(url) as store:
        await _keep(store, evening)
        await _keep(store, friends(2), "table-2", "ABCD-EFGJ")
        assert await store.tables_with(ZOE) == ("table-1",)
        shown = await _exported(store, ZOE)
        about = [event for event in evening.log if ZOE in msgspec.to_builtins(event).values()]
        assert [event["type"] for event in shown] == [type(event).__name__.lower() for event in about] != []
        assert [one async for one in store.forget(ZOE)] == [("table-1", len(about))]
        assert [one async for one in store.forget(ZOE)] == []
        assert (await store.tables_with(ZOE), await _exported(store, ZOE)) == ((), [])
        kept = msgspec.json.encode(await store.events("table-1"))
        assert [found.faults async for found in check(store)] == [(), ()]
    assert b"Zoraida" not in kept
    assert f'"{ZOE}"'.encode() not in kept


@pytest.mark.parametrize("came", [_who_rose, _who_was_removed])
async def test_who_sat_at_a_table_is_listed(url: str, came: Callable[[], Evening]) -> None:
    async with await Store.open(url) as store:
        await _keep(store, came())
        assert await store.guests_at("table-1") == (("ben", "Ben"), ("cat", "Cat"), (HOST, "Ann"), (ZOE, "Zoraida"))


async def test_whoever_is_in_an_event_is_noted(url: str) -> None:
    evening = _who_watched()
    evening.begin()
    evening.play(by_chance(2), until=lambda: len(evening.log) > 60)
    async with await Store.open(url) as store:
        await _keep(store, evening)
        noted = await store.noted_guests("table-1")
    said = {value for event in evening.log for key, value in msgspec.to_builtins(event).items() if key in FIELDS}
    assert noted == said - {None} == {HOST, "ben", "cat", ZOE}


FIELDS = ("by", "guest", "host")


def _before_guests(connection: Connection) -> None:
    """The store as the version before left it."""
    config = settings()
    config.attributes["connection"] = connection
    downgrade(config, "0007")


async def test_who_came_before_guests_were_noted_is_found(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        await _keep(store, _who_watched(), "table-2", "ABCD-EFGJ")
        await _keep(store, friends(2), "table-3", "ABCD-EFGK")
        damaged = update(events).where(events.c.table_id == "table-3", events.c.seq == 2).values(payload=b"\xff{")
        await store._database.write(lambda connection: connection.execute(damaged))
        await store._database.write(_before_guests)
    async with await Store.open(url) as store:
        assert await store.tables_with(ZOE) == ("table-1", "table-2")
        assert await store.tables_with("cat") == ("table-1", "table-2")
        assert await store.noted_guests("table-3") == {HOST, "ben"}


async def test_whom_a_worker_of_the_version_before_did_not_note_is_noted_afterwards(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        await store._database.write(lambda connection: connection.execute(delete(guests)))
        (found,) = [one async for one in check(store)]
        assert found.faults == ("Guests of this table are not noted: euchre admin migrate notes them.",)
        await store.note_guests()
        assert [one.faults async for one in check(store)] == [()]
        assert await store.tables_with(ZOE) == ("table-1",)


async def test_a_store_that_was_noted_once_is_not_gone_through_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("Everybody is noted.")

    monkeypatch.setattr("euchre.store.guests.fill", forbidden)
    async with await Store.open(url):
        """Nothing is left to do."""


async def test_a_store_opens_although_not_everybody_can_be_noted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        await store._database.write(_before_guests)

    def damaged(*_: object, **__: object) -> None:
        raise Unavailable("store/unavailable", "The database is damaged.")

    with monkeypatch.context() as broken:
        broken.setattr("euchre.store.guests.fill", damaged)
        async with await Store.open(url) as store:
            assert await store.noted_guests("table-1") == set()
            with pytest.raises(Unavailable):
                await store.note_guests()
    async with await Store.open(url) as store:
        assert await store.tables_with(ZOE) == ("table-1",), "the next start has tried again"


async def test_a_migration_waits_for_a_worker_that_deletes_tables(server_url: str) -> None:
    async with await Store.open(server_url) as store:
        await _keep(store, _who_rose())
        await store._database.write(_before_guests)
    old = await asyncpg.connect(server_url)
    async with old.transaction():
        await old.execute("SELECT id FROM tables FOR UPDATE")
        await old.execute("DELETE FROM events")
        await old.execute("DELETE FROM matches")
        opening = asyncio.create_task(Store.open(server_url))
        await asyncio.sleep(0.5)
        await old.execute("DELETE FROM tables")
    await old.close()
    async with await opening as store:
        assert await store.table_ids() == ()


async def test_a_worker_of_the_version_before_deletes_a_table_with_guests(url: str) -> None:
    def remove(connection: Connection) -> None:
        for owned in reversed(metadata.sorted_tables):
            if "table_id" in owned.c and owned is not guests:
                connection.execute(delete(owned))
        connection.execute(delete(tables))

    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        assert await store.noted_guests("table-1")
        await store._database.write(remove)
        assert await store.noted_guests("table-1") == set()


@pytest.mark.parametrize("first", ["note", "forget"])
async def test_whoever_is_noted_and_forgotten_at_once_is_forgotten(server_url: str, first: str) -> None:
    """Whichever comes first holds the row of the table until it is done, and the other waits."""
    note = partial(guest_notes.fill, table_ids=["table-1"])
    forget = partial(privacy.replace, guest=ZOE, other="forgotten", table_id="table-1")
    works: list[Callable[[Connection], object]] = [note, forget] if first == "note" else [forget, note]
    arrived, go_on = Event(), Event()

    def held(connection: Connection) -> None:
        works[0](connection)
        arrived.set()
        assert go_on.wait(5)

    async with await Store.open(server_url) as store, await Store.open(server_url) as other:
        await _keep(store, _who_rose())
        await store._database.write(lambda connection: connection.execute(delete(guests)))
        holding = asyncio.create_task(asyncio.to_thread(asyncio.run, _alone(server_url, held)))
        assert await asyncio.to_thread(arrived.wait, 10)
        waiting = asyncio.create_task(other._database.write(works[1]))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        go_on.set()
        await asyncio.gather(holding, waiting)
        assert ZOE not in await store.noted_guests("table-1")


async def _alone(url: str, work: Callable[[Connection], object]) -> None:
    """Do some work in the loop of a thread of its own."""
    database = database_at(url)
    try:
        await database.write(work)
    finally:
        await database.close()


async def test_who_is_noted_but_not_named_is_found_and_can_be_forgotten(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, friends(2))
        await store._database.write(lambda connection: connection.execute(insert(guests).values(("table-1", ZOE))))
        (found,) = [one async for one in check(store)]
        assert found.faults == (
            "No event names zoe, who is noted for this table: euchre admin forget zoe deletes the note.",
        )
        assert [one async for one in store.forget(ZOE)] == [("table-1", 0)]
        assert [one.faults async for one in check(store)] == [()]


async def test_nobody_is_noted_for_a_table_that_was_deleted(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        async for _ in store.prune(1e10):
            """It is deleted."""
        assert await store.tables_with(ZOE) == ()
        assert await store._database.read(lambda connection: connection.execute(select(guests)).all()) == []
