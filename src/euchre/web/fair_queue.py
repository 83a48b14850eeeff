"""Work for a few threads, shared out fairly: whoever asks for much waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
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
    work: Callable[[], Any]
    found: asyncio.Future[Any]
    asked: float


class FairQueue:
    """A queue with a turn for each address, and within it a turn for each name, in the order in which they came.

    Work that has begun is never interrupted: `threads` pieces of it are done at a time.
    """

    def __init__(self, name: str, threads: int) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._waiting: Final[OrderedDict[str, OrderedDict[str, deque[_Job]]]] = OrderedDict()
        self._length: Final = metrics.QUEUE.labels(name)
        self._waited: Final = metrics.QUEUED.labels(name)

    async def run(self, work: Callable[[], _Found], payer: Payer) -> _Found:
        """What some work finds, once it was its turn. If the caller is cancelled before that, it is not begun."""
        job = _Job(work, asyncio.get_running_loop().create_future(), time.monotonic())
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
        while self._waiting:
            self._next().found.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and self._waiting:
            job = self._next()
            if job.found.done():  # nobody waits for it any more
                continue
            self._free -= 1
            self._waited.observe(time.monotonic() - job.asked)
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            running.add_done_callback(partial(self._done, job))

    def _next(self) -> _Job:
        """The next piece of work; its address and its name go to the end of their queues."""
        address, names = self._waiting.popitem(last=False)
        name, jobs = names.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            names[name] = jobs
        if names:
            self._waiting[address] = names
        self._length.dec()
        return job

    def _done(self, job: _Job, running: asyncio.Future[Any]) -> None:
        self._free += 1
        if running.cancelled():
            job.found.cancel()
        elif not job.found.done():
            problem = running.exception()
            if problem is None:
                job.found.set_result(running.result())
            else:
                job.found.set_exception(problem)
        self._begin()
