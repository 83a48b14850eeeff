"""The process that makes reviews, started when needed and run at low priority."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from http import HTTPStatus
from typing import Final, ParamSpec, TypeVar

from euchre.bots.lineup.warm import compile_players
from euchre.core.errors import EuchreError
from euchre.narration.refused import message_of
from euchre.web.http.refusals import Denied
from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LogThrottle
from euchre.web.thinking.fair_queue import FairQueue, Payer
from euchre.web.thinking.process_pool import ProcessPool
from euchre.wording import wording

_LOG: Final = logging.getLogger("euchre.web")
IDLE: Final = 300.0
"""Seconds after its last work that the process is let go."""
MOST: Final = 8
"""Pieces of work that one name at an address may wait for."""
NICE: Final = 19
"""The niceness of the process, behind all others: the farthest there is."""
_TOO_MANY: Final = "limit/analyses"
_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")


class _GoneError(Exception):
    """The process died over the work of somebody else."""


def _unable() -> Denied:
    return Denied("review/unable", "This server cannot review matches or positions.", status=503)


class ReviewProcess:
    """A process whose time is shared among the addresses that use it, and the names of each.

    `prepared` returns once the players of the server are compiled, or never will be.
    """

    def __init__(self, prepared: Callable[[], Awaitable[object]], *, idle: float = IDLE) -> None:
        self._prepared: Final = prepared
        self._idle: Final = idle
        self._queue: Final = FairQueue("reviews", 1)
        self._starting: Final = asyncio.Lock()
        self._pool: ProcessPool | None = None
        self._wanted: Counter[Payer] = Counter()
        self._leaving: asyncio.TimerHandle | None = None
        self._closing: asyncio.Future[None] | None = None
        self._throttle: Final = LogThrottle()

    async def run(
        self,
        payer: Payer,
        begun: Callable[[], object],
        work: Callable[_Asked, _Found],
        *args: _Asked.args,
        **more: _Asked.kwargs,
    ) -> _Found:
        """Run some work when its turn comes, and return its result; as it begins, `begun` is called in a thread.

        Raises `BrokenExecutor` if the process dies over it, and `Denied` where the players cannot be loaded and for
        somebody who waits for much already.
        """
        if self._wanted[payer] >= MOST:
            raise Denied(_TOO_MANY, wording()(message_of(_TOO_MANY)), status=HTTPStatus.TOO_MANY_REQUESTS)
        self._wanted[payer] += 1
        try:
            while True:
                await self._start()
                try:
                    return await self._queue.run(partial(self._call, begun, partial(work, *args, **more)), payer)
                except _GoneError:
                    continue
        except BrokenExecutor:
            metrics.LOST_PROCESSES.inc()
            if self._throttle.may_log("process"):
                _LOG.warning("The process in which matches are reviewed has died; it starts anew when it is needed.")
            raise
        finally:
            self._wanted[payer] -= 1
            self._wanted += Counter()  # which forgets those who wait for nothing
            self._leave_later()

    def close(self) -> None:
        """Let the process go at once; what it is at is forgotten."""
        if self._leaving is not None:
            self._leaving.cancel()
        self._queue.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    async def _start(self) -> None:
        async with self._starting:
            if self._pool is not None:
                return
            try:
                await self._prepared()
                if not (await self._loaded() or await self._compiled()):
                    raise _unable()
            except EuchreError as problem:
                _LOG.warning("Nothing can be reviewed: %s", problem)
                raise _unable() from None

    async def _compiled(self) -> bool:
        """Have the players compiled, then start the process."""
        await compile_players()
        return await self._loaded()

    async def _loaded(self) -> bool:
        """Start the process; False if the players must be compiled first."""
        self._pool = await ProcessPool.start(1, nice=NICE)
        return self._pool is not None

    def _call(self, begun: Callable[[], object], work: Callable[[], _Found]) -> _Found:
        pool = self._pool
        if pool is None:
            raise _GoneError
        begun()
        try:
            return pool.executor.submit(work).result()
        except BrokenExecutor:
            self._pool = None
            pool.close()
            raise

    def _leave_later(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = asyncio.get_running_loop().call_later(self._idle, self._leave)

    def _leave(self) -> None:
        """Let the process go, if nobody wants anything of it: then no thread asks for it either."""
        pool = self._pool
        if pool is not None and not self._wanted:
            self._pool = None
            self._closing = asyncio.get_running_loop().run_in_executor(None, pool.close)
