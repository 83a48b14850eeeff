"""The work of the server with any kind of stream in memory, of which two workers have one each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from euchre.bots.lineup.lineup import Lineup
from euchre.store.database.errors import Unavailable
from euchre.store.rows.kinds import STREAMS
from euchre.store.rows.news import CHANGED
from euchre.store.store import Store
from euchre.web.settings.settings import Settings
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker
from support.kinds import BOB, EXAMPLES, Example
from support.page_kind import PAGE


@pytest.fixture(params=EXAMPLES)
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Example:
    monkeypatch.setitem(STREAMS, PAGE.name, PAGE)
    return EXAMPLES[request.param]()


@asynccontextmanager
async def _rooms(settings: Settings, example: Example) -> AsyncIterator[StreamRooms[Any]]:
    """The rooms of one more worker."""
    async with await Store.open(settings.store) as store:
        worker = Worker(settings, store, Lineup(), Notifier(None))
        yield StreamRooms(example.room, worker)


async def _open(rooms: StreamRooms[Any], of: str) -> Any:
    room = await rooms.of(of)
    assert room is not None
    return room


async def _stored(settings: Settings, example: Example) -> str:
    async with await Store.open(settings.store) as store:
        await store.streams.create(example.state.id, example.state.code, example.log, kind=example.kind)
    return str(example.state.id)


async def test_of_two_workers_at_once_both_steps_are_done_one_after_the_other(
    settings: Settings, example: Example
) -> None:
    of = await _stored(settings, example)
    async with _rooms(settings, example) as here, _rooms(settings, example) as there:
        rooms = [await _open(here, of), await _open(there, of)]
        for number in range(3):
            await asyncio.gather(
                *(room.take(example.said(f"race-{place}-{number}")) for place, room in enumerate(rooms))
            )
        await rooms[0].catch_up()
        await rooms[1].catch_up()
        assert rooms[0].state == rooms[1].state
        events = await rooms[0].worker.store.streams.read(example.kind, of)
        ids = [event.id for event in events if event.id is not None and event.id.startswith("race")]
        assert sorted(ids) == [f"race-{place}-{number}" for place in range(2) for number in range(3)]


async def test_a_message_that_came_to_both_workers_is_done_once(settings: Settings, example: Example) -> None:
    of = await _stored(settings, example)
    async with _rooms(settings, example) as here, _rooms(settings, example) as there:
        rooms = [await _open(here, of), await _open(there, of)]
        await asyncio.gather(*(room.take(example.said("both")) for room in rooms))
        events = await rooms[0].worker.store.streams.read(example.kind, of)
        assert [event.id for event in events].count("both") == 1


async def test_whoever_waits_hears_of_what_another_worker_did(settings: Settings, example: Example) -> None:
    of = await _stored(settings, example)
    async with _rooms(settings, example) as here, _rooms(settings, example) as there:
        room, other = await _open(here, of), await _open(there, of)
        waiting = asyncio.create_task(room.after(room.news))
        await other.take(example.said("news"))
        await here.follow(of, other.state.version)
        await waiting
        assert room.state == other.state


async def test_a_step_that_may_or_may_not_be_stored_is_looked_up_before_the_next(
    settings: Settings, example: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = await _stored(settings, example)
    async with _rooms(settings, example) as here:
        room = await _open(here, of)
        streams = room.worker.store.streams
        usual = streams.append

        async def interrupted(*stored: Any) -> None:
            await usual(*stored)
            raise Unavailable("store/unavailable", "The line was cut.")

        monkeypatch.setattr(streams, "append", interrupted)
        with suppress(Unavailable):  # which a table tells the sender
            await room.take(example.said("doubt"))
        monkeypatch.setattr(streams, "append", usual)
        await room.take(example.said("doubt"))
        events = await streams.read(example.kind, of)
        assert [event.id for event in events].count("doubt") == 1
        assert room.state == example.kind.fold(events)


async def test_a_guest_who_is_deleted_is_gone_from_memory(settings: Settings, example: Example) -> None:
    of = await _stored(settings, example)
    async with _rooms(settings, example) as here:
        room = await _open(here, of)
        await room.worker.store.privacy.begin_forgetting(BOB)
        await here.follow(of, CHANGED)
        assert BOB not in str(room.state)


async def test_there_is_no_room_of_what_is_not_stored(settings: Settings, example: Example) -> None:
    async with _rooms(settings, example) as here, here.room("nowhere") as room:
        assert room is None
