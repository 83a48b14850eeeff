"""The traces of a guest, all found, also of one who never began a match: shown, listed and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, select

from euchre.store.care.check import check
from euchre.store.database.address import database_at
from euchre.store.database.schema import guests
from euchre.store.rows import guests as guest_notes
from euchre.store.rows import log
from euchre.store.store import Store
from euchre.tables.events import Connected
from euchre.tables.fold import TABLE
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
    await store.streams.create(table, code, log)
    for event in rest:
        before = TABLE.fold(log)
        log.append(event)
        await store.streams.append(table, len(log) - 1, [event], entries(before, TABLE.fold(log)))


async def _exported(store: Store, guest: str) -> list[dict[str, Any]]:
    return [event async for events in store.privacy.exported(guest) for event in events]


@GUESTS
async def test_who_never_began_a_match_is_found_and_forgotten(url: str, came: Callable[[], Evening]) -> None:
    evening = came()
    async with await Store.open(url) as store:
        await _keep(store, evening)
        await _keep(store, friends(2), "table-2", "ABCD-EFGJ")
        assert await store.guests.streams_with(ZOE) == ("table-1",)
        shown = await _exported(store, ZOE)
        about = [event for event in evening.log if ZOE in msgspec.to_builtins(event).values()]
        assert [event["type"] for event in shown] == [type(event).__name__.lower() for event in about] != []
        assert [one async for one in store.privacy.forget(ZOE)] == [("table-1", len(about))]
        assert [one async for one in store.privacy.forget(ZOE)] == []
        assert (await store.guests.streams_with(ZOE), await _exported(store, ZOE)) == ((), [])
        kept = msgspec.json.encode(await store.streams.events("table-1"))
        assert [found.faults async for found in check(store)] == [(), ()]
    assert b"Zoraida" not in kept
    assert f'"{ZOE}"'.encode() not in kept


@pytest.mark.parametrize("came", [_who_rose, _who_was_removed])
async def test_who_sat_at_a_table_is_listed(url: str, came: Callable[[], Evening]) -> None:
    async with await Store.open(url) as store:
        await _keep(store, came())
        assert await store.guests.seated("table-1") == (("ben", "Ben"), ("cat", "Cat"), (HOST, "Ann"), (ZOE, "Zoraida"))


async def test_whoever_is_in_an_event_is_noted(file_url: str) -> None:
    evening = _who_watched()
    evening.begin()
    evening.play(by_chance(2), until=lambda: len(evening.log) > 60)
    async with await Store.open(file_url) as store:
        await _keep(store, evening)
        noted = await store.guests.noted("table-1")
    said = {value for event in evening.log for key, value in msgspec.to_builtins(event).items() if key in FIELDS}
    assert noted == said - {None} == {HOST, "ben", "cat", ZOE}


FIELDS = ("by", "guest", "host")


async def test_who_arrives_while_they_are_forgotten_is_forgotten(server_url: str) -> None:
    """Writing the event locks the row of the table, for which forgetting waits."""
    arrived, go_on = Event(), Event()

    def arrive(connection: Connection) -> None:
        visit = [Connected(at=9.0, guest=ZOE, connection="worker:9")]
        log.extend(connection, "table-1", len(evening.log), visit)
        guest_notes.write(connection, "table-1", visit)
        arrived.set()
        assert go_on.wait(5)

    evening = _who_rose()
    async with await Store.open(server_url) as store:
        await _keep(store, evening)
        arriving = asyncio.create_task(asyncio.to_thread(asyncio.run, _alone(server_url, arrive)))
        assert await asyncio.to_thread(arrived.wait, 10)
        forgetting = asyncio.create_task(_forgotten(store))
        await asyncio.sleep(0.5)
        assert not forgetting.done()
        go_on.set()
        await asyncio.gather(arriving, forgetting)
        assert ZOE not in await store.guests.noted("table-1")
        assert f'"{ZOE}"'.encode() not in msgspec.json.encode(await store.streams.events("table-1"))


async def _forgotten(store: Store) -> None:
    async for _ in store.privacy.forget(ZOE):
        """The next table."""


async def _alone(url: str, work: Callable[[Connection], None]) -> None:
    """Do some work in the loop of a thread of its own."""
    database = database_at(url)
    try:
        await database.write(work)
    finally:
        await database.close()


async def test_who_is_named_but_not_noted_is_a_fault(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        await store._database.write(lambda connection: connection.execute(delete(guests)))
        assert [one.faults async for one in check(store)] == [("Guests of this table are not noted.",)]


async def test_who_is_noted_but_not_named_is_found_and_can_be_forgotten(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, friends(2))
        await store._database.write(lambda connection: connection.execute(insert(guests).values(("table-1", ZOE))))
        (found,) = [one async for one in check(store)]
        assert found.faults == (
            "No event names zoe, who is noted for this table: euchre admin forget zoe deletes the note.",
        )
        assert [one async for one in store.privacy.forget(ZOE)] == [("table-1", 0)]
        assert [one.faults async for one in check(store)] == [()]


async def test_nobody_is_noted_for_a_table_that_was_deleted(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _who_rose())
        async for _ in store.retention.prune(1e10):
            """Delete it."""
        assert await store.guests.streams_with(ZOE) == ()
        assert await store._database.read(lambda connection: connection.execute(select(guests)).all()) == []
