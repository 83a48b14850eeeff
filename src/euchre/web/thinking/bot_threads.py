"""Threads in which a worker's bots think, here or in processes, and the pace they keep."""

from __future__ import annotations

import os
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final, ParamSpec, TypeVar

from euchre.web.settings.limits import Limits
from euchre.web.telemetry import metrics
from euchre.web.thinking.fair_queue import FairQueue, Payer
from euchre.web.thinking.thinking_processes import ThinkingProcesses

_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")
_PLAYING: Final = 60.0
"""Seconds after a decision of its bots that a table counts as being played at."""
_RECENT_DECISIONS: Final = 200
"""Decisions from which the pace is taken."""
_ALMOST_ALL: Final = 0.95
"""The share of decisions shown no later than the forced ones; a single hiccup slows nobody down."""
_MAX_DELAY: Final = 3.0
"""Seconds that nobody need wait longer for a card that was forced."""
_STAGGER: Final = 0.05
"""Seconds, at most, that an action is late by chance: timers round, and not alike after a short wait and a long one."""


class BotPace:
    """The time of a decision lately, on this computer under this load."""

    def __init__(self) -> None:
        self._taken: Final[deque[float]] = deque(maxlen=_RECENT_DECISIONS)

    def took(self, seconds: float) -> None:
        """A bot has decided something, forced or not."""
        self._taken.append(seconds)

    @property
    def seconds(self) -> float:
        """The time every decision is to take, in seconds."""
        if not self._taken:
            return 0.0
        ordered = sorted(self._taken)
        return min(_MAX_DELAY, ordered[int(_ALMOST_ALL * (len(ordered) - 1))])

    def stagger(self) -> float:
        """A delay of one action in seconds: random, so that response times reveal nothing."""
        return SystemRandom().uniform(0.0, _STAGGER)


class BotThreads:
    """A thread for each core, shared out among the addresses whose tables they are, and among the tables of each.

    Where `processes` do the thinking there is a thread for each of them, which waits for it.
    """

    def __init__(
        self,
        limits: Limits,
        processes: ThinkingProcesses | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._processes: Final = processes
        self._queue: Final = FairQueue("thinking", processes.count if processes else os.cpu_count() or 1)
        self._limits: Final = limits
        self._clock: Final = clock
        self._asked: Final[OrderedDict[Payer, float]] = OrderedDict()
        self._tables: Final[Counter[str]] = Counter()

    def admit(self, table: Payer) -> bool:
        """True if the bots of a table may think now; the table is then counted among those of its address.

        They may not if those of their address keep too many threads busy already, nor while the processes get ready
        again.
        """
        ready = self._processes is None or self._processes.ready
        if ready and self._queue.waiting(table.address) < self._limits.thoughts and self._count(table):
            return True
        metrics.STAND_IN_ANSWERS.inc()
        return False

    async def run(self, thought: Callable[[], _Found], payer: Payer) -> _Found:
        """Have something thought out in a thread, while the tables go on."""
        return await self._queue.run(thought, payer)

    def call(self, work: Callable[_Asked, _Found], *args: _Asked.args, **more: _Asked.kwargs) -> _Found:
        """Run some work here or in a process, from one of the threads, and return its result.

        Raises `BrokenExecutor` if that process has died.
        """
        return work(*args, **more) if self._processes is None else self._processes.call(work, *args, **more)

    def close(self) -> None:
        """Take no more work; what is running ends, and its result is dropped."""
        self._queue.close()

    def _count(self, table: Payer) -> bool:
        """Count a table among those of its address, if there are not too many of them."""
        now = self._clock()
        while self._asked and (first := next(iter(self._asked.items())))[1] < now - _PLAYING:
            self._forget(first[0])
        if table not in self._asked:
            if self._tables[table.address] >= self._limits.thinking_tables:
                return False
            self._tables[table.address] += 1
        self._asked[table] = now
        self._asked.move_to_end(table)
        return True

    def _forget(self, table: Payer) -> None:
        del self._asked[table]
        self._tables[table.address] -= 1
        if not self._tables[table.address]:
            del self._tables[table.address]
