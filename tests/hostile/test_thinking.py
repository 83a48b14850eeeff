"""The fairness of thinking time: tables do not wait for one address with many tables of slow bots."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.bots.lineup import thinking_process
from euchre.bots.lineup.lineup import Lineup
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.store.store import Store
from euchre.tables.events import Acted
from euchre.tables.fold import TABLE
from euchre.web.live import bot_seats
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from euchre.web.thinking.bot_threads import BotThreads
from euchre.web.thinking.fair_queue import Payer
from support.web import Guest, has_a_trick, served

THREADS = 2
HERE = "@127.0.0.1"
ELSEWHERE = "127.0.0.2"
EXPERTS = {"rules": "standard", "seats": ["me", "expert", "expert", "expert"]}


class Thoughtful:
    """A bot that takes its time."""

    def __init__(self, made: list[str] | None = None) -> None:
        if made is not None:
            made.append("a bot")

    def choose(self, view: View, _: Random) -> Action:
        time.sleep(0.02)
        return view.legal[-1]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a computer has one address of its own only")
async def test_a_table_waits_for_one_decision_of_all_the_tables_of_another_address(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[tuple[str, Payer]] = []
    usual, flooded = BotThreads.run, asyncio.Event()

    async def noted(self: BotThreads, thought: Callable[[], Any], payer: Payer) -> Any:
        def begin() -> Any:
            log.append(("begun", payer))
            return thought()

        log.append(("asked", payer))
        if payer.address == HERE:
            flooded.set()
        return await usual(self, begin, payer)

    monkeypatch.setattr(BotThreads, "run", noted)
    monkeypatch.setattr("euchre.web.thinking.bot_threads.os.cpu_count", lambda: THREADS)
    _seated(monkeypatch, Thoughtful)
    async with served(settings) as at, Guest(at) as ann, AsyncExitStack() as stack:
        floods: list[asyncio.Task[None]] = []
        for _ in range(2):
            guest = await stack.enter_async_context(Guest(at))
            codes = [await guest.opens(**EXPERTS) for _ in range(10)]
            floods += [asyncio.create_task(_plays_on(guest, code)) for code in codes]
        async with ann.at_table(await ann.opens(**EXPERTS), local_addr=(ELSEWHERE, 0)) as live:
            await live.shuffle()
            await flooded.wait()
            await live.play(until=lambda now: bool(now["picture"] and now["picture"]["number"] > 1))
        for flood in floods:
            flood.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
    waits = _others_in_between(log, f"@{ELSEWHERE}")
    assert len(waits) >= 6
    assert max(waits) <= THREADS + 1, "what was just given to a thread, and the one whose turn it was"
    assert max(_others_in_between(log, HERE)) > 2 * THREADS, "their own tables wait for each other"


async def test_swift_answers_in_their_place_and_not_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    _seated(monkeypatch, lambda: Thoughtful(made))
    monkeypatch.setattr(bot_seats, "IN_THEIR_PLACE", 0.2)
    async with served(replace(settings, limits=Limits(thoughts=0))) as at, Guest(at) as ann:
        code = await ann.opens(**EXPERTS)
        async with ann.at_table(code) as live:
            await live.shuffle()
            await live.play(until=has_a_trick)
    async with await Store.open(settings.store) as store:
        events = await store.streams.events(await store.streams.named(TABLE, code) or "")
    waited = [after.at - one.at for one, after in pairwise(events) if isinstance(after, Acted) and after.who == "bot"]
    assert len(waited) >= 3
    assert min(waited) >= 0.2
    assert made == []


def _seated(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Thoughtful]) -> None:
    """Let a bot that is ready at once sit on the seats of the experts."""
    monkeypatch.setattr("euchre.web.server.app.Lineup", lambda _: Lineup())
    monkeypatch.setattr(thinking_process, "_READY", Lineup(make=lambda _: make()))


async def _plays_on(guest: Guest, code: str) -> None:
    with suppress(ConnectionClosed):
        async with guest.at_table(code) as live:
            await live.shuffle()
            await live.play()


def _others_in_between(log: list[tuple[str, Payer]], address: str) -> list[int]:
    """Count, for each decision of an address, the decisions begun between its request and its start."""
    found = []
    for place, (kind, payer) in enumerate(log):
        if kind == "asked" and payer.address == address:
            begun = [one for one in log[place + 1 :] if one[0] == "begun"]
            with suppress(ValueError):
                found.append(begun.index(("begun", payer)))
    return found
