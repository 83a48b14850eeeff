"""The garbage that a server looks for once it has got ready."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from litestar.types import Receive
from websockets.exceptions import InvalidStatus

from euchre.web.server.app import LiveSocket, tune_garbage_collector
from euchre.web.server.protocols import LiveConnection
from euchre.web.settings.settings import Settings
from support.sampling import few
from support.web import PATIENCE, SOLO, Guest, served


class _Node:
    """Refers to itself, so that only a search for garbage finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before, looks = gc.get_threshold(), gc.isenabled()
    yield
    gc.set_threshold(*before)
    (gc.enable if looks else gc.disable)()


@pytest.mark.slow
def test_what_it_was_started_with_is_left_alone() -> None:
    before = _Node()
    tune_garbage_collector()
    after = _Node()
    looked_through = {id(one) for one in gc.get_objects()}
    assert id(after) in looked_through
    assert id(before) not in looked_through


@pytest.mark.slow
def test_garbage_that_comes_later_is_found_soon() -> None:
    tune_garbage_collector()
    lost = weakref.ref(_Node())
    kept: list[list[None]] = []
    while lost() is not None and len(kept) < 1000:
        kept.append([])
    assert lost() is None
    assert len(kept) < 1000


async def _opened(guest: Guest, code: str) -> None:
    async with guest.at_table(code) as live:
        await live.next()


async def _cut(guest: Guest, code: str) -> None:
    """Abort a line without a goodbye."""
    async with guest.at_table(code) as live:
        await live.next()
        live.line.transport.abort()


async def _hung_up_on(guest: Guest, code: str) -> None:
    """Send bytes that are no UTF-8."""
    async with guest.at_table(code) as live:
        await live.next()
        await live.line.send(b"\xff", text=True)
        await live.line.wait_closed()


async def _unknown(guest: Guest, code: str) -> None:
    """Connect to a table that does not exist."""
    async with guest.at_table(code[::-1]) as live:
        assert (await live.next())["type"] == "bye"


async def _refused(guest: Guest, code: str) -> None:
    """Connect from another page: the line never opens."""
    with pytest.raises(InvalidStatus):
        async with guest.at_table(code, headers={"Origin": "https://elsewhere.example"}):
            pass


@pytest.mark.parametrize("line", few([_opened, _cut, _hung_up_on, _unknown, _refused], keep={_opened, _cut}))
async def test_a_line_that_has_ended_is_freed_without_a_search(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, line: Callable[[Guest, str], Awaitable[None]]
) -> None:
    lines: list[weakref.ref[LiveConnection]] = []
    parts: list[weakref.ref[Any]] = []
    lost, wrapped = LiveConnection.connection_lost, LiveSocket.receive_wrapper

    def connection_lost(self: LiveConnection, exc: Exception | None) -> None:
        lines.append(weakref.ref(self))
        lost(self, exc)

    def receive_wrapper(self: LiveSocket, receive: Receive) -> Receive:
        parts.append(weakref.ref(self))
        return wrapped(self, receive)

    monkeypatch.setattr(LiveConnection, "connection_lost", connection_lost)
    monkeypatch.setattr(LiveSocket, "receive_wrapper", receive_wrapper)
    async with served(settings) as at, Guest(at) as ann, asyncio.timeout(PATIENCE):
        code = await ann.opens(**SOLO)
        gc.disable()
        for _ in range(3):
            await line(ann, code)
        while len(lines) < 3 or any(one() is not None for one in (*lines, *parts)):  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)
    assert len(lines) == 3
    assert len(parts) >= 3
