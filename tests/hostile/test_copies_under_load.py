"""A copy of the store made while people play, put back elsewhere: all that was acknowledged before is there."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from euchre.store.care.backup import back_up
from euchre.store.care.check import check
from euchre.store.care.restore import restore
from euchre.store.store import Store
from euchre.streams.event import encode
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.web.settings.settings import Settings
from support.postgres import Server
from support.web import Guest, choices, is_over, served

pytestmark = pytest.mark.slow

PLAYERS, ACTS = 4, 20
ENDLESS = {"name": "Ann", "rules": "standard,target=32,games=9", "seats": ["me", "swift", "swift", "swift"]}


@dataclass
class Played:
    """A table at which somebody plays on and on."""

    code: str = ""
    acknowledged: int = 0
    """The version that the last acknowledgement told."""
    acts: int = 0
    going: asyncio.Event = field(default_factory=asyncio.Event)


async def _play(at: str, played: Played) -> None:
    async with Guest(at) as guest:
        played.code = await guest.opens(**ENDLESS)
        async with guest.at_table(played.code) as live:
            await live.shuffle()
            while True:
                now = await live.stands(lambda now: is_over(now) or choices(now))
                answer = await live.ask("act", seen=now["version"], action=choices(now)[-1])
                played.acknowledged = max(played.acknowledged, answer["version"])
                played.acts += 1
                if played.acts == ACTS:
                    played.going.set()
                await live.reaches(answer["version"])


@asynccontextmanager
async def _in_full_swing(settings: Settings) -> AsyncIterator[list[Played]]:
    tables = [Played() for _ in range(PLAYERS)]
    async with served(settings) as at:
        playing = [asyncio.create_task(_play(at, played)) for played in tables]
        going = asyncio.gather(*(played.going.wait() for played in tables))
        either: list[asyncio.Future[Any]] = [going, *playing]
        done, _ = await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        assert going in done, [one.exception() for one in playing if one.done()]
        yield tables
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _copied_while_people_play(settings: Settings, copy: Callable[[], object]) -> dict[str, int]:
    """Copy a store under play; returns the events acknowledged at each table when the copy was begun."""
    async with _in_full_swing(settings) as tables:
        acknowledged = {played.code: played.acknowledged for played in tables}
        acts = sum(played.acts for played in tables)
        await asyncio.to_thread(copy)
        while sum(played.acts for played in tables) < acts + 3 * PLAYERS:  # noqa: ASYNC110 - they play on
            await asyncio.sleep(0.01)
    return acknowledged


def _hash(events: tuple[Event, ...]) -> str:
    return hashlib.sha256(b"\n".join(map(encode, events))).hexdigest()


async def _same_up_to(url: str, restored: str, acknowledged: dict[str, int]) -> None:
    async with await Store.open(url) as store, await Store.open(restored) as other:
        for code, version in acknowledged.items():
            table = await other.streams.named(TABLE, code)
            assert table is not None
            kept, live = await other.streams.events(table), await store.streams.events(table)
            assert version <= len(kept) <= len(live)
            assert _hash(kept) == _hash(live[: len(kept)])
        assert [found.faults async for found in check(other)] == [()] * PLAYERS


async def test_a_copy_of_a_file_holds_what_was_acknowledged(settings: Settings, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere.db"
    acknowledged = await _copied_while_people_play(settings, lambda: back_up(tmp_path / "tables.db", copy))
    assert restore(copy, elsewhere, now=time.time()).old is None
    assert settings.store is not None
    await _same_up_to(settings.store, f"sqlite:///{elsewhere}", acknowledged)


async def test_a_dump_of_a_server_holds_what_was_acknowledged(server: Server, settings: Settings) -> None:
    """Use the commands of docs/hosting.md."""
    url = await server.emptied()
    dump = settings.page.with_name("euchre.dump")

    def dumped() -> None:
        subprocess.run([server.tool("pg_dump"), "--format=custom", f"--file={dump}", url], check=True)

    acknowledged = await _copied_while_people_play(Settings(store=url, page=settings.page, compiled=False), dumped)
    await server.command("DROP DATABASE IF EXISTS restored")
    await server.command("CREATE DATABASE restored")
    elsewhere = server.database("restored")
    restoring = [server.tool("pg_restore"), "--exit-on-error", "--no-owner", f"--dbname={elsewhere}", str(dump)]
    await asyncio.to_thread(lambda: subprocess.run(restoring, check=True))
    await _same_up_to(url, elsewhere, acknowledged)
    await server.command("DROP DATABASE restored WITH (FORCE)")
