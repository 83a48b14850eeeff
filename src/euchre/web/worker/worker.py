"""What all tables of a worker process share: the store, the bots, the clocks, the connection to the other workers."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable
from typing import Final

from euchre.bots.lineup.lineup import Lineup
from euchre.store.store import Store
from euchre.web.past.past_matches import PastMatches
from euchre.web.past.review_process import ReviewProcess
from euchre.web.past.reviews import Reviews
from euchre.web.quotas.quotas import Quotas
from euchre.web.settings.settings import Settings
from euchre.web.telemetry.logs import LogThrottle
from euchre.web.thinking.bot_pace import BotPace
from euchre.web.thinking.bot_threads import BotThreads
from euchre.web.thinking.thinking_processes import ThinkingProcesses
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.other_workers import OtherWorkers
from euchre.web.worker.snapshot_writer import SnapshotWriter


class Shutdown:
    """Set as soon as uvicorn closes the live connections.

    From then on departures are stored once for each table, not for each connection. Connections and application share
    one of these.
    """

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """Note that the worker is stopping."""
        self.begun = True


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
        """When this worker last wrote into the store that it is alive, in steady seconds; none if it just could not."""
        self.others: Final = OtherWorkers(self.clock, self.steady)
        self.alone = False
        """True once this is known to be the only worker that is alive: then nobody else writes what it must read."""
        self.name: Final = secrets.token_hex(6)
        self.bot_pace: Final = BotPace()
        self.snapshots: Final = SnapshotWriter(store)
        self.log_throttle: Final = LogThrottle()
        self.unreadable: Final[set[str]] = set()
        """Tables that this worker found it cannot read."""
        self.quotas: Final = Quotas(settings.limits)
        self.bot_threads: Final = BotThreads(settings.limits, processes)
        self.past_matches: Final = PastMatches(store)
        self.review_process: Final = ReviewProcess(self._players_settled)
        self.reviews: Final = Reviews(store, self.past_matches, self.review_process, self.name, self.alive)
        self._processes: Final = processes

    async def alive(self) -> frozenset[str]:
        """The workers of this store that are alive, this one among them. Raises `Unavailable`."""
        return self.others.alive(await self.store.heartbeats()) | {self.name}

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
