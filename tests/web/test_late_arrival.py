"""Whoever comes to a table just as the server lets go of it, for instance because it stood still in between."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from euchre.web.lookup import room_of
from euchre.web.room import Room
from euchre.web.routes import live
from euchre.web.settings import Settings
from support.web import PATIENCE, SOLO, Guest, served


async def test_a_table_let_go_before_somebody_is_in_it_is_opened_again(
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
