"""Work for a few threads, shared out fairly: whoever asks for much waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from euchre.web import metrics

_Found = TypeVar("_Found")


class Payer(NamedTuple):
    """Whose turn it costs when work is done: an address, and which table or guest there."""

    address: str
    name: str


class _Job(NamedTuple):
    address: str
    work: Callable[[], Any]
    found: asyncio.Future[Any]
    asked: float


_LATELY: Final = 10.0
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
        """When each address last had a turn, the latest last."""
        self._waiting: Final[OrderedDict[str, OrderedDict[str, deque[_Job]]]] = OrderedDict()
        self._length: Final = metrics.QUEUE.labels(name)
        self._waited: Final = metrics.QUEUED.labels(name)

    async def run(self, work: Callable[[], _Found], payer: Payer) -> _Found:
        """Run some work when its turn comes, and return its result; never if the caller is cancelled before."""
        job = _Job(payer.address, work, asyncio.get_running_loop().create_future(), time.monotonic())
        names = self._waiting.setdefault(payer.address, OrderedDict())
        names.setdefault(payer.name, deque()).append(job)
        self._length.inc()
        self._begin()
        found: _Found = await job.found
        return found

    def waiting(self, address: str) -> int:
        """How much work of an address has not begun."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def close(self) -> None:
        """Forget what has not begun; what has is finished and forgotten."""
        for address in tuple(self._waiting):
            while address in self._waiting:
                self._next(address).found.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and (address := self._whose_turn()) is not None:
            job = self._next(address)
            if job.found.done():  # nobody waits for it any more
                continue
            self._free -= 1
            self._running[address] += 1
            now = self._turns[address] = time.monotonic()
            self._turns.move_to_end(address)
            self._waited.observe(now - job.asked)
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            running.add_done_callback(partial(self._done, job))

    def _whose_turn(self) -> str | None:
        """The address whose last turn is longest ago, of those that may have another thread."""
        since = time.monotonic() - _LATELY
        while self._turns and next(iter(self._turns.values())) < since:
            self._turns.popitem(last=False)
        several = len(self._turns.keys() | self._waiting.keys()) > 1
        most = max(1, self._count - 1) if several else self._count
        may = (one for one in self._waiting if self._running.get(one, 0) < most)
        return min(may, key=lambda one: self._turns.get(one, 0.0), default=None)

    def _next(self, address: str) -> _Job:
        """The next piece of work of an address; its name goes to the end of the queue."""
        names = self._waiting[address]
        name, jobs = names.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            names[name] = jobs
        if not names:
            del self._waiting[address]
        self._length.dec()
        return job

    def _done(self, job: _Job, running: asyncio.Future[Any]) -> None:
        self._free += 1
        self._running[job.address] -= 1
        if not self._running[job.address]:
            del self._running[job.address]
        problem = None if running.cancelled() else running.exception()  # asked also where nobody waits for it any more
        if running.cancelled():
            job.found.cancel()
        elif not job.found.done():
            if problem is None:
                job.found.set_result(running.result())
            else:
                job.found.set_exception(problem)
        self._begin()
