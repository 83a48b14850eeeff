"""The late arrival at a table just as the server lets go of it, for instance because it stood still in between."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from euchre.web.live.room import Room
from euchre.web.routes import dependencies, live
from euchre.web.routes.lookup import room_of
from euchre.web.settings.settings import Settings
from support.web import PATIENCE, SOLO, TWO, Guest, served


@pytest.mark.slow
async def test_a_table_retired_before_somebody_is_in_it_is_opened_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Room] = []

    async def slowly(*request: Any) -> Room:
        room = await room_of(*request)
        if not found:
            await asyncio.sleep(1.0)
        found.append(room)
        return room

    monkeypatch.setattr(live, "room_of", slowly)
    async with (
        served(replace(settings, idle=0.1)) as at,
        Guest(at) as ann,
        ann.at_table(await ann.opens(**SOLO)) as line,
        asyncio.timeout(PATIENCE / 2),
    ):
        await line.shuffle()
        now = await line.play()
    assert now["table"]["stage"] == "over", "its bots play"
    assert found[0] is not found[1]


async def test_leaving_a_just_retired_table_from_outside_leaves_the_one_that_others_see(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    retired, goes_on, usual, found = asyncio.Event(), asyncio.Event(), Room.retire, list[Room]()

    def noted(room: Room) -> None:
        usual(room)
        if room in found:
            retired.set()

    async def slowly(*request: Any) -> Room:
        found.append(await room_of(*request))
        await goes_on.wait()
        return found[0]

    unpolled = replace(settings, idle=0.1, poll=3600.0)
    async with served(unpolled) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**TWO)
        async with bea.at_table(code) as line:
            assert (await line.ask("sit", name="Bea"))["type"] == "ack"
        monkeypatch.setattr(dependencies, "room_of", slowly)
        monkeypatch.setattr(Room, "retire", noted)
        leaving = asyncio.create_task(bea.http.request("DELETE", f"/api/tables/{code}/seat", json={}))
        async with asyncio.timeout(PATIENCE / 2):
            await retired.wait()
            async with ann.at_table(code) as line:
                await line.stands(lambda now: now["table"]["seats"][1]["name"] == "Bea")
                goes_on.set()
                assert (await leaving).status_code == 204
                await line.stands(lambda now: now["table"]["seats"][1]["player"] == "open")
