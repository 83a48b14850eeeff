"""What the workers of one store tell each other: that a table is at a version. What happened, they read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from euchre.store.address import server_at

_LOG: Final = logging.getLogger("euchre.web")
_CHANNEL: Final = "euchre_tables"


class Progress(msgspec.Struct, frozen=True, array_like=True):
    """A table is at a version; `worker` took it there."""

    worker: str
    table: str
    version: int


_DECODER: Final = msgspec.json.Decoder(Progress)


def channels_of(store: str | None) -> ChannelsPlugin:
    """The channel between the workers of a store: PostgreSQL's own, or nothing but memory for a file."""
    return ChannelsPlugin(_backend(store), channels=[_CHANNEL], subscriber_max_backlog=10_000)


def is_shared(store: str | None) -> bool:
    """True if several workers may use the store, because they hear of each other."""
    return server_at(store) is not None


def _backend(store: str | None) -> ChannelsBackend:
    server = server_at(store)
    if server is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415 - only with PostgreSQL

    return AsyncPgChannelsBackend(server)


class Herald:
    """Tells the other workers, and hears from them. News may be lost, and only the newest of a table is told."""

    def __init__(self, channels: ChannelsPlugin, *, shared: bool) -> None:
        self._channels: Final = channels
        self._shared: Final = shared
        self._untold: Final[dict[str, Progress]] = {}
        self._some: Final = asyncio.Event()

    def tell(self, worker: str, table: str, version: int) -> None:
        """Let the others know, soon."""
        if self._shared:
            self._untold[table] = Progress(worker, table, version)
            self._some.set()

    async def run(self) -> None:
        """Keep telling what is untold."""
        while True:
            await self._some.wait()
            self._some.clear()
            while self._untold:
                _, progress = self._untold.popitem()
                await self._publish(progress)

    async def _publish(self, progress: Progress) -> None:
        try:
            await self._channels.wait_published(msgspec.json.encode(progress), _CHANNEL)
        except Exception as problem:  # noqa: BLE001 - the others look for themselves now and then
            _LOG.warning("Could not notify the other workers of a change to a table: %s", type(problem).__name__)

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[AsyncIterator[Progress]]:
        """What the others tell, as it comes in."""
        async with self._channels.start_subscription(_CHANNEL) as subscriber:
            yield _decoded(subscriber.iter_events())


async def _decoded(payloads: Any) -> AsyncIterator[Progress]:
    async for payload in payloads:
        yield _DECODER.decode(payload)
