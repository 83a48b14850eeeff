"""Everything that can go wrong with servers under live tables, one fault after the other, drawn by chance."""

from __future__ import annotations

import asyncio
import re
import resource
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import update

from euchre.core.errors import EuchreError
from euchre.store.schema import snapshots
from euchre.store.store import Store
from euchre.web.identity import Identity
from support.postgres import Server
from support.raw_line import PING, TEXT, frame, raw_line
from support.serving import Serving

_NO_MESSAGES: Final = (b"{", b"[]", b'{"type":"act"}', b"\xff\xfe", b'{"type":"sit","id":"x","name":5}', b"9" * 125)
_LOOK: Final = b'{"type":"look","id":"x"}'
_PIDS: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'euchre news'"
_VARIABLE: Final = re.compile(r"\d+|[0-9a-f]{8}")


class Size(NamedTuple):
    """What a process takes of its computer."""

    memory: int
    """Bytes of it that are in memory."""
    files: int
    """Files and connections that are open."""


def size_of(worker: Serving) -> Size:
    """The size of a server that runs, as Linux tells it."""
    process = Path("/proc") / str(worker.pid)
    pages = int((process / "statm").read_text().split()[1])
    return Size(pages * resource.getpagesize(), len(list((process / "fd").iterdir())))


class FaultInjector:
    """FaultInjector of servers on one store, at whose tables, named by their codes, people play.

    `still` are the times in seconds for which a worker may stand still: after eight it is taken for dead.
    """

    def __init__(
        self, workers: list[Serving], codes: list[str], rng: Random, server: Server | None, still: tuple[float, ...]
    ) -> None:
        self.done: Final[Counter[str]] = Counter()
        self._workers: Final = workers
        self._codes: Final = codes
        self._rng: Final = rng
        self._server: Final = server
        self._still: Final = still
        self._cookie = ""
        faults: list[Callable[[], Awaitable[None]]] = [self._kill, self._stop, self._set_clock, self._damage]
        faults += [self._flood, self._flood, self._come_and_say_nothing]
        faults += [self._end_database, self._cut_news] if server else []
        self._faults: Final = faults

    async def inject(self, faults: int) -> None:
        """Let so many faults happen, each kind as often as any other."""
        store = self._workers[0].store
        async with await Store.open(store) as opened:
            self._cookie = f"euchre={Identity(await opened.keys()).signed('mallory')}"
        order: list[Callable[[], Awaitable[None]]] = []
        while len(order) < faults:
            order += self._rng.sample(self._faults, len(self._faults))
        for fault in order[:faults]:
            self.done[fault.__name__.strip("_")] += 1
            await fault()
            await asyncio.sleep(self._rng.uniform(0, 0.5))

    @property
    def _any(self) -> Serving:
        return self._rng.choice(self._workers)

    async def _kill(self) -> None:
        worker = self._any
        worker.kill()
        await asyncio.sleep(self._rng.uniform(0, 0.5))
        await asyncio.to_thread(worker.start)

    async def _stop(self) -> None:
        worker = self._any
        worker.send(signal.SIGSTOP)
        await asyncio.sleep(self._rng.choice(self._still))
        worker.send(signal.SIGCONT)

    async def _set_clock(self) -> None:
        self._any.send(signal.SIGUSR1)

    async def _damage(self) -> None:
        """Write over all copies of tables."""
        with suppress(EuchreError):
            async with await Store.open(self._workers[0].store) as store:
                nonsense = update(snapshots).values(payload=self._rng.randbytes(500))
                await store._database.write(lambda connection: connection.execute(nonsense))

    async def _end_database(self) -> None:
        assert self._server is not None
        await asyncio.to_thread(self._server.end, self._rng.choice(("kill", "fast")))
        await asyncio.sleep(self._rng.uniform(0, 1.0))
        await asyncio.to_thread(self._server.start)

    async def _cut_news(self) -> None:
        assert self._server is not None
        await self._server.command(_PIDS)

    async def _flood(self) -> None:
        """A stranger at a table sends nonsense as fast as the line takes it, and reads little of the answers."""
        what = self._rng.choice(("pings", "looks", "nonsense"))
        pieces = {
            "pings": [frame(PING, b"x" * 125)] * 2000,
            "looks": [frame(TEXT, _LOOK)] * 500,
            "nonsense": [frame(TEXT, self._rng.choice(_NO_MESSAGES)) for _ in range(500)],
        }[what]
        with suppress(OSError, AssertionError, TimeoutError):  # the server may be dead
            at = self._any.address.removeprefix("http://")
            async with raw_line(at, self._rng.choice(self._codes), self._cookie) as line:
                await line.send(b"".join(pieces))
                await line.read(self._rng.choice((0, 10_000, 100_000)))

    async def _come_and_say_nothing(self) -> None:
        opened: list[asyncio.StreamWriter] = []
        for _ in range(40):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._any.port)
                opened.append(writer)
                writer.write(self._rng.choice((b"", b"G", b"GET / HTTP/1.1\r\nHost: x")))
        await asyncio.sleep(0.3)
        for writer in opened:
            writer.transport.abort()


def kinds_of(log: str) -> Counter[str]:
    """How many lines of each kind a log has, whatever numbers stand in them."""
    return Counter(_VARIABLE.sub("#", line.partition(" ")[2]) for line in log.splitlines())
