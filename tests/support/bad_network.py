"""The network between people and servers on a bad day: lines are cut within a message, fall silent, or are slow."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Final, Literal, Self

Fate = Literal["whole", "cut", "silent", "slow"]
"""The fate of a line: a silent one stays open at the server's end, whose client has gone without a word."""
_FATES: Final[tuple[Fate, ...]] = ("whole", "cut", "silent", "slow")
_WEIGHTS: Final = (5, 4, 1, 1)
_SIP: Final = 1024
"""Bytes that a slow reader takes at a time."""


class BadNetwork:
    """Carries lines to wherever `port` says at the time. The fate of each is drawn as it is opened."""

    def __init__(self, port: Callable[[], int], rng: Random) -> None:
        self._port: Final = port
        self._rng: Final = rng
        self.fates: Final[Counter[Fate]] = Counter()
        self._blows = True
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._open: Final[set[asyncio.StreamWriter]] = set()
        self._silent: Final[list[asyncio.StreamWriter]] = []
        self._server: asyncio.Server

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._silent.extend(self._open)  # whose tasks had not begun
        self._let_go()

    @property
    def at(self) -> str:
        """The address of the network."""
        return "{}:{}".format(*self._server.sockets[0].getsockname())

    def end(self) -> None:
        """Lines that are opened from here on stay whole, and the silent ones are closed."""
        self._blows = False
        self._let_go()

    def _let_go(self) -> None:
        for writer in self._silent:
            writer.transport.abort()
        self._silent.clear()

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        fate = self._rng.choices(_FATES, _WEIGHTS)[0] if self._blows else _FATES[0]
        self.fates[fate] += 1
        left = [self._rng.randrange(1000, 60_000)] if fate != "whole" else [2**62]
        far: asyncio.StreamWriter | None = None
        try:
            far_reader, far = await asyncio.open_connection("127.0.0.1", self._port())
            sips = _SIP if fate == "slow" else 65_536
            both = [
                asyncio.create_task(_pour(reader, far, left, 65_536)),
                asyncio.create_task(_pour(far_reader, writer, left, sips)),
            ]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in both:
                    task.cancel()
        except OSError:
            pass  # the server is dead just now
        finally:
            writer.transport.abort()
            self._open.discard(writer)
            if far is not None and fate == "silent" and self._blows:
                self._silent.append(far)
            elif far is not None:
                far.transport.abort()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int], most: int) -> None:
    """Carry what comes until one end hangs up, or `left` bytes have passed: the last piece comes in part."""
    with suppress(OSError):
        while left[0] > 0 and (data := await reader.read(most)):
            writer.write(data[: left[0]])
            left[0] -= len(data)
            await writer.drain()
            if most == _SIP:
                await asyncio.sleep(0.01)
