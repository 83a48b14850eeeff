"""The pace of a table that many watch: each line is told less often, and misses nothing."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from euchre.web.live import room
from euchre.web.settings.settings import Settings
from support.limits import UNLIMITED
from support.web import TWO, Guest, Live, served

pytestmark = pytest.mark.slow

CHANGES = 12
LAST = f"{CHANGES - 1}"
FEW, MANY = 4, 24
"""Lines of a table at which everybody is told at once, and of one at which they wait for each other."""


async def _read(line: Live) -> None:
    """Read until the table has its last title."""
    await line.stands(lambda now: now["table"]["title"] == LAST)


async def _told(settings: Settings, lines: int, watches: bool) -> tuple[list[str], int, float]:
    """The news of one line, how often it was told the state of the table, and in how many seconds.

    It is the host's, or that of somebody who `watches`, as the others do.
    """
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(served(replace(settings, limits=UNLIMITED)))
        ann, eve = [await stack.enter_async_context(Guest(at)) for _ in range(2)]
        code = await ann.opens(**TWO)
        host = await stack.enter_async_context(ann.at_table(code))
        others = [await stack.enter_async_context(eve.at_table(code)) for _ in range(lines - 1)]
        line = others.pop() if watches else host
        reading = await stack.enter_async_context(asyncio.TaskGroup())
        for other in others:
            reading.create_task(_read(other))
        assert (await host.ask("settle", title="begins"))["type"] == "ack"
        await line.stands(lambda now: now["table"]["title"] == "begins")
        since = time.monotonic()
        before = len(line.heard)
        for number in range(CHANGES):
            assert (await host.ask("settle", title=f"{number}"))["type"] == "ack"
        await line.stands(lambda now: now["table"]["title"] == LAST)
        elapsed = time.monotonic() - since
    told = [reply for reply in line.heard[before:] if reply["type"] == "now" and reply["news"]]
    return [sentence for now in told for news in now["news"] for sentence in news["lines"]], len(told), elapsed


async def test_everybody_at_a_table_of_few_is_told_everything_at_once(settings: Settings) -> None:
    news, times, _ = await _told(settings, FEW, watches=True)
    assert len(news) == times == CHANGES


async def test_who_plays_at_a_table_of_many_is_told_everything_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_PAUSE_EACH", 0.5)
    news, times, _ = await _told(settings, MANY, watches=False)
    assert len(news) == times == CHANGES


async def test_who_watches_among_many_is_told_less_often_and_misses_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, _, _ = await _told(replace(settings, store=f"{settings.store}-of-few"), FEW, watches=True)
    monkeypatch.setattr(room, "_PAUSE_EACH", 0.1)
    news, times, elapsed = await _told(settings, MANY, watches=True)
    assert times <= 2 + elapsed / ((MANY - room._UNTHROTTLED) * 0.1)
    assert news == few
