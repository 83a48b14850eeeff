"""A queue for a few threads in which addresses take turns."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from euchre.web.telemetry import metrics

_Found = TypeVar("_Found")


class Payer(NamedTuple):
    """The payer of a piece of work: an address, and the table or guest at that address."""

    address: str
    name: str


class _Job(NamedTuple):
    share: str
    work: Callable[[], Any]
    found: asyncio.Future[Any]
    asked: float


_RECENT_SECONDS: Final = 10.0
"""Seconds after its last turn for which a thread is kept free of the work of all other addresses together."""


class FairQueue:
    """A queue whose next turn is the address's that has waited longest for one, and within it a turn for each name.

    Work that has begun is never interrupted: `threads` pieces of it are done at a time. Where several addresses have
    asked lately, none of them has all the threads.
    """

    def __init__(self, name: str, threads: int) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = self._count = threads
        self._running: Final[Counter[str]] = Counter()
        self._turns: Final[OrderedDict[str, float]] = OrderedDict()
        """The time of the last turn of each share, the latest last."""
        self._waiting: Final[OrderedDict[str, OrderedDict[str, deque[_Job]]]] = OrderedDict()
        self._length: Final = metrics.QUEUE.labels(name)
        self._waited: Final = metrics.QUEUED.labels(name)

    async def run(self, work: Callable[[], _Found], payer: Payer) -> _Found:
        """Run some work when its turn comes, and return its result; never if the caller is cancelled before."""
        job = _Job(payer.address, work, asyncio.get_running_loop().create_future(), time.monotonic())
        names = self._waiting.setdefault(job.share, OrderedDict())
        names.setdefault(payer.name, deque()).append(job)
        self._length.inc()
        self._begin()
        found: _Found = await job.found
        return found

    def waiting(self, share: str) -> int:
        """The number of pieces of work of a share that have not begun."""
        return sum(map(len, self._waiting.get(share, {}).values()))

    def close(self) -> None:
        """Take no more work, and drop what has not begun; what is running ends, and its result is dropped."""
        for share in tuple(self._waiting):
            while share in self._waiting:
                self._next(share).found.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and (share := self._whose_turn()) is not None:
            job = self._next(share)
            if job.found.done():  # nobody waits for it any more
                continue
            self._free -= 1
            self._running[share] += 1
            now = self._turns[share] = time.monotonic()
            self._turns.move_to_end(share)
            self._waited.observe(now - job.asked)
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            running.add_done_callback(partial(self._done, job))

    def _whose_turn(self) -> str | None:
        """The share whose last turn is longest ago, of those that may have another thread."""
        since = time.monotonic() - _RECENT_SECONDS
        while self._turns and next(iter(self._turns.values())) < since:
            self._turns.popitem(last=False)
        several = len(self._turns.keys() | self._waiting.keys()) > 1
        most = max(1, self._count - 1) if several else self._count
        may = (one for one in self._waiting if self._running.get(one, 0) < most)
        return min(may, key=lambda one: self._turns.get(one, 0.0), default=None)

    def _next(self, share: str) -> _Job:
        """The next piece of work of a share; its name goes to the end of the queue."""
        names = self._waiting[share]
        name, jobs = names.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            names[name] = jobs
        if not names:
            del self._waiting[share]
        self._length.dec()
        return job

    def _done(self, job: _Job, running: asyncio.Future[Any]) -> None:
        self._free += 1
        self._running[job.share] -= 1
        if not self._running[job.share]:
            del self._running[job.share]
        problem = None if running.cancelled() else running.exception()  # asked also where nobody waits for it any more
        if running.cancelled():
            job.found.cancel()
        elif not job.found.done():
            if problem is None:
                job.found.set_result(running.result())
            else:
                job.found.set_exception(problem)
        self._begin()
