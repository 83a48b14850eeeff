"""A live connection that dies without a word: it stays open, and whatever is said on it, either way, is swallowed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Self

import msgspec
from playwright.async_api import Page, WebSocketRoute

from euchre.tables.replies import Reply
from support.web import PATIENCE


class SilentLine:
    """A line between a page and its table. Once it falls it is dead for ever, as such lines are."""

    def __init__(self) -> None:
        self._fallen = False
        self._line: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None
        self._held_kind = ""
        self._awaited: dict[str, asyncio.Event] = {}
        self._kind_caught = ""
        self._caught: asyncio.Queue[str] = asyncio.Queue()

    @classmethod
    async def on(cls, page: Page) -> Self:
        """Listen on all lines that a page will open."""
        silence = cls()
        await page.route_web_socket("**/live?*", silence._carry)
        return silence

    def falls(self) -> None:
        """Let nothing through from here on, either way."""
        self._fallen = True

    def ends(self) -> None:
        """Let new lines work again."""
        self._fallen = False

    async def breaks(self) -> None:
        """The present line is closed; the next one works."""
        assert self._line is not None
        await self._line.close()

    def says(self, reply: Reply) -> None:
        """Tell the page something in the table's name."""
        assert self._line is not None
        self._line.send(msgspec.json.encode(reply).decode())

    def catches(self, kind: str) -> None:
        """Messages of this kind do not reach the table."""
        self._kind_caught = kind

    async def caught(self) -> str:
        """The id of a message that was caught, once there is one."""
        async with asyncio.timeout(PATIENCE):
            return await self._caught.get()

    def holds_back(self, kind: str) -> None:
        """Replies of this kind are late."""
        self._held, self._held_kind = [], kind

    def lets_through(self) -> None:
        """Let through what was held back, and from here on everything at once."""
        assert self._line is not None
        held, self._held = self._held or [], None
        for reply in held:
            self._line.send(reply)

    async def passes(self, kind: str, *, by: Callable[[], Awaitable[Any]]) -> None:
        """Do something, and wait until a reply of this kind has come of it."""
        came = self._awaited[kind] = asyncio.Event()
        await by()
        async with asyncio.timeout(PATIENCE):
            await came.wait()

    async def _carry(self, line: WebSocketRoute) -> None:
        if self._fallen:
            await line.close()
            return
        self._line, table = line, line.connect_to_server()
        dead = False

        def still_alive() -> bool:
            nonlocal dead
            dead = dead or self._fallen
            return not dead

        def say(message: str | bytes) -> None:
            if still_alive() and not self._catch(message):
                table.send(message)

        def hear(reply: str | bytes) -> None:
            if still_alive():
                self._reply(line, reply)

        line.on_message(say)
        table.on_message(hear)

    def _catch(self, message: str | bytes) -> bool:
        said = json.loads(message)
        if said["type"] != self._kind_caught:
            return False
        self._caught.put_nowait(said["id"])
        return True

    def _reply(self, line: WebSocketRoute, reply: str | bytes) -> None:
        kind = json.loads(reply)["type"]
        if self._held is not None and kind == self._held_kind:
            self._held.append(reply)
            return
        line.send(reply)
        if kind in self._awaited:
            self._awaited[kind].set()
