"""The room of a table: a worker has it in memory once, however many ask for it and whatever fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from euchre.bots.lineup.lineup import Lineup
from euchre.store.database.errors import Unavailable
from euchre.store.rows.news import CHANGED
from euchre.store.store import Store
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.settings.settings import Settings
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker
from support.stored_tables import laid


@pytest.fixture
async def rooms(settings: Settings) -> AsyncIterator[Rooms]:
    async with await Store.open(settings.store) as store:
        worker = Worker(settings, store, Lineup(), Notifier(None))
        yield Rooms(worker)
        worker.close()


async def test_whoever_comes_after_a_failed_opening_finds_the_room_of_those_who_waited(
    rooms: Rooms, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings.store is not None
    table = (await laid(settings.store)).id
    usual, loads = Room.load, asyncio.Queue[asyncio.Future[None]]()

    async def load(table_id: str, worker: Worker) -> Room | None:
        loads.put_nowait(goes_on := asyncio.get_running_loop().create_future())
        await goes_on
        return await usual(table_id, worker)

    monkeypatch.setattr(Room, "load", load)
    before = asyncio.all_tasks()
    first, *waiting = [asyncio.create_task(rooms.of(table)) for _ in range(3)]
    (await loads.get()).set_exception(Unavailable("store/unavailable", "The store is away."))
    second = await loads.get()
    late = asyncio.create_task(rooms.of(table))
    await asyncio.sleep(0)  # as far as it comes without anybody else
    assert loads.empty(), "nobody else reads the table"
    second.set_result(None)
    found = await asyncio.gather(*waiting, late)
    assert isinstance(first.exception(), Unavailable)
    assert found[0] is not None
    assert all(room is found[0] for room in found)
    await rooms.close()
    assert asyncio.all_tasks() == before


async def test_a_table_whose_events_are_changed_while_it_is_opened_is_read_anew(
    rooms: Rooms, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings.store is not None
    table = (await laid(settings.store)).id
    usual, is_read, goes_on, read_anew = Room.load, asyncio.Event(), asyncio.Event(), list[Room]()

    async def load(table_id: str, worker: Worker) -> Room | None:
        room = await usual(table_id, worker)
        is_read.set()
        await goes_on.wait()
        return room

    async def noted(room: Room) -> None:
        read_anew.append(room)

    monkeypatch.setattr(Room, "load", load)
    monkeypatch.setattr(Room, "read_anew", noted)
    opening = asyncio.create_task(rooms.of(table))
    await is_read.wait()
    reading = asyncio.create_task(rooms.follow(table, CHANGED))
    await asyncio.sleep(0)  # as far as it comes by itself
    goes_on.set()
    room, _ = await asyncio.gather(opening, reading)
    assert read_anew == [room]
    await rooms.close()
