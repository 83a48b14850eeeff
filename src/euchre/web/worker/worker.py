"""A worker process: the store, bots, clocks and connection to other workers that its tables share."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from euchre.bots.lineup.lineup import Lineup
from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable
from euchre.store.store import Store
from euchre.tables.snapshot import written
from euchre.tables.table import Table
from euchre.web.past.deletions import Deletions
from euchre.web.past.past_matches import PastMatches
from euchre.web.past.review_process import ReviewProcess
from euchre.web.past.reviews import Reviews
from euchre.web.quotas.quotas import Quotas
from euchre.web.settings.settings import Settings
from euchre.web.telemetry.logs import LogThrottle
from euchre.web.thinking.bot_threads import BotPace, BotThreads
from euchre.web.thinking.thinking_processes import ThinkingProcesses
from euchre.web.worker.due_evenings import DueEvenings
from euchre.web.worker.notifier import Notifier

_LOG: Final = logging.getLogger("euchre.web")
SILENCE: Final = 8.0
"""The seconds without a heartbeat after which a worker counts as dead: people wait for those connected to it."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a dead worker's name is dropped."""


class _Heartbeat(NamedTuple):
    """The last heartbeat of a worker: the time in it, since when it is silent, and when this was first seen here."""

    reported_at: float
    since: float
    noticed: float


class OtherWorkers:
    """The others as this worker sees them: one that sends another heartbeat is alive, whatever its clock says.

    Only a heartbeat that is seen for the first time is judged by the time in it.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._seen: dict[str, _Heartbeat] = {}

    def alive(self, heartbeats: Mapping[str, float]) -> frozenset[str]:
        """The workers that are alive, from the last heartbeat of each."""
        now = self._steady()
        self._seen = {name: self._heartbeat(name, reported_at, now) for name, reported_at in heartbeats.items()}
        return frozenset(name for name, last in self._seen.items() if now - last.since <= SILENCE)

    def long_dead(self) -> dict[str, float]:
        """The workers of which no heartbeat was seen here for long, whatever time is in the last one."""
        now = self._steady()
        return {name: last.reported_at for name, last in self._seen.items() if now - last.noticed > FORGOTTEN}

    def _heartbeat(self, name: str, reported_at: float, now: float) -> _Heartbeat:
        if name not in self._seen:
            return _Heartbeat(reported_at, now - max(0.0, self._wall() - reported_at), now)
        before = self._seen[name]
        return before if reported_at == before.reported_at else _Heartbeat(reported_at, now, now)


class SnapshotWriter:
    """Writes one snapshot after the other, of each table the newest."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._waiting: Final[dict[str, Table]] = {}
        self._some: Final = asyncio.Event()

    def put(self, table: Table) -> None:
        """Have a snapshot of a table written soon."""
        self._waiting[table.id] = table
        self._some.set()

    def drop(self, table_id: str) -> None:
        """Write no snapshot of a table as it was in memory: its events in the store were changed."""
        self._waiting.pop(table_id, None)

    async def run(self) -> None:
        """Keep writing what waits."""
        while True:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                _, table = self._waiting.popitem()
                await self._write(table)

    async def _write(self, table: Table) -> None:
        try:
            await self._store.snapshots.save(table.id, table.version, await asyncio.to_thread(written, table))
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            _LOG.warning("Could not keep a snapshot of a table: %s", problem)


class Shutdown:
    """Set as soon as uvicorn closes the connections.

    From then on departures are stored once for each table, not for each connection, and nobody waits for news.
    Connections and application share one of these.
    """

    def __init__(self) -> None:
        self._begun: Final = asyncio.Event()
        self._called: Final[set[Callable[[], None]]] = set()

    @property
    def begun(self) -> bool:
        """True once the worker is stopping."""
        return self._begun.is_set()

    def begin(self) -> None:
        """Note that the worker is stopping, and call what is to be called then."""
        self._begun.set()
        while self._called:
            self._called.pop()()

    @contextmanager
    def calling(self, stop: Callable[[], None]) -> Iterator[None]:
        """Call `stop` as soon as the worker is stopping; at once if it is."""
        self._called.add(stop)
        if self.begun:
            self.begin()
        try:
            yield
        finally:
            self._called.discard(stop)

    async def before(self, news: Coroutine[Any, Any, None]) -> None:
        """Wait for some news, but no longer than until the worker stops."""
        tasks = [asyncio.create_task(one) for one in (news, self._begun.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()


class Worker:
    """A worker process and what it uses. `name` is new each time it starts."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        lineup: Lineup,
        notifier: Notifier,
        processes: ThinkingProcesses | None = None,
        *,
        shutdown: Shutdown | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.lineup: Final = lineup
        self.notifier: Final = notifier
        self.shutdown: Final = shutdown or Shutdown()
        self.clock: Final = clock
        """The computer's clock, in unix seconds, which somebody may set."""
        self.steady: Final = time.monotonic
        """Seconds that pass evenly, from nowhere in particular."""
        self.wrote = -math.inf
        """The time this worker last wrote into the store that it lives, in steady seconds; none if it could not."""
        self.others: Final = OtherWorkers(self.clock, self.steady)
        self.alone = False
        """True once this is known to be the only worker that is alive: then nobody else writes what it must read."""
        self.name: Final = secrets.token_hex(6)
        self.bot_pace: Final = BotPace()
        self.snapshots: Final = SnapshotWriter(store)
        self.due_evenings: Final = DueEvenings()
        self.daily_ended: Final = asyncio.Event()
        """Set when a daily deal has ended."""
        self.log_throttle: Final = LogThrottle()
        self.unreadable: Final[set[str]] = set()
        """Tables that this worker found it cannot read."""
        self.quotas: Final = Quotas(settings.limits)
        self.bot_threads: Final = BotThreads(settings.limits, processes)
        self.deletions: Final = Deletions(store)
        self.past_matches: Final = PastMatches(store)
        self.review_process: Final = ReviewProcess(self._players_settled)
        self.reviews: Final = Reviews(store, self.past_matches, self.review_process, self.name, self.alive)
        self._processes: Final = processes

    async def alive(self) -> frozenset[str]:
        """The workers of this store that are alive, this one among them. Raises `Unavailable`."""
        return self.others.alive(await self.store.heartbeats.read()) | {self.name}

    async def _players_settled(self) -> None:
        """Wait until the players are compiled or never will be: they need not be compiled twice at once."""
        if self.settings.compiled:
            await self.lineup.settled.wait()

    def close(self) -> None:
        """Take no more work; what is running ends, and its result is dropped. Processes end at once."""
        self.reviews.close()
        self.review_process.close()
        self.past_matches.close()
        self.bot_threads.close()
        if self._processes is not None:
            self._processes.close()
