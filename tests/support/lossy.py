"""A bad line between clients and a server: it loses, doubles, delays and overtakes what clients say, and it breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from support.web import LOOPBACK


@dataclass
class Weather:
    """The weather on a line; probabilities a message of a client's, seconds."""

    rng: random.Random
    lost: float = 0.0
    """The share of lost messages, which never arrive; soon the line breaks, and what was said until then arrives."""
    doubled: float = 0.0
    delay: float = 0.0
    """The most. Each message is delayed for itself, so that later ones overtake it."""
    breaks: int | None = None
    """The line breaks at this message, of all that pass in either direction, counted from 0."""
    before: bool = True
    """True if it breaks before the message has passed, or else right after."""
    passed: count[int] = field(default_factory=count)
    losses: int = 0
    cuts: int = 0


@asynccontextmanager
async def bad_line(at: str, weather: Weather) -> AsyncIterator[str]:
    """The address of a bad line to a server."""

    async def carry(client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers["Cookie"]}
        async with connect(f"ws://{at}{client.request.path}", additional_headers=headers) as server:
            await _Line(client, server, weather).carry()

    async with serve(carry, LOOPBACK, 0, ping_interval=None) as proxy:
        yield "{}:{}".format(*_address(proxy))


def _address(proxy: Server) -> tuple[str, int]:
    host, port = next(iter(proxy.sockets)).getsockname()
    return host, port


class _Line:
    """A client's line."""

    def __init__(self, client: ServerConnection, server: ClientConnection, weather: Weather) -> None:
        self._client = client
        self._server = server
        self._weather = weather
        self._broken = asyncio.Event()

    async def carry(self) -> None:
        """Carry messages until the line breaks, or one of the two hangs up."""
        async with asyncio.TaskGroup() as under_way:
            both = [
                under_way.create_task(self._from_client(under_way)),
                under_way.create_task(self._from_server()),
                under_way.create_task(self._broken.wait()),
            ]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            for end in (self._client, self._server):
                end.transport.abort()

    async def _from_client(self, under_way: asyncio.TaskGroup) -> None:
        weather = self._weather
        async for message in _all_of(self._client):
            if weather.rng.random() < weather.lost:
                weather.losses += 1
                under_way.create_task(self._break_soon())
                continue
            for _ in range(1 + (weather.rng.random() < weather.doubled)):
                under_way.create_task(self._pass_late(message))

    async def _pass_late(self, message: str | bytes) -> None:
        if self._weather.delay:
            await asyncio.sleep(self._weather.rng.uniform(0, self._weather.delay))
        await self._pass(self._server, message)

    async def _from_server(self) -> None:
        async for message in _all_of(self._server):
            await self._pass(self._client, message)

    async def _pass(self, to: ClientConnection | ServerConnection, message: str | bytes) -> None:
        breaks = next(self._weather.passed) == self._weather.breaks
        if not (breaks and self._weather.before):
            try:
                await to.send(message)
            except ConnectionClosed:
                return
        if breaks:
            self._break()

    async def _break_soon(self) -> None:
        await asyncio.sleep(self._weather.rng.uniform(0, self._weather.delay))
        self._break()

    def _break(self) -> None:
        self._weather.cuts += not self._broken.is_set()
        self._broken.set()


async def _all_of(end: ClientConnection | ServerConnection) -> AsyncIterator[str | bytes]:
    try:
        async for message in end:
            yield message
    except ConnectionClosed:
        pass
