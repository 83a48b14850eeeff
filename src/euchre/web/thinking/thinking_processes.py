"""Processes in which a worker's bots think, so that tables need not share Python's lock with them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar

from euchre.bots.lineup.lineup import Tell
from euchre.bots.lineup.warm import FIRST_TIME, compile_players
from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LogThrottle
from euchre.web.thinking.process_pool import ProcessPool

_LOG: Final = logging.getLogger("euchre.web")
_PAUSE: Final = 10.0
"""The seconds between two starts after a loss: a deadly decision must not keep a core busy starting."""
_Asked = ParamSpec("_Asked")
_Found = TypeVar("_Found")


class ThinkingProcesses:
    """A number of processes, each started again when it dies. Until they are ready, `call` refuses.

    `prepare` is for the lineup of the worker, and `run` for its background.
    """

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self._pool: ProcessPool | None = None
        self._lost: Final[asyncio.Queue[ProcessPool]] = asyncio.Queue()
        self._not_before = 0.0
        self._loop: Final = asyncio.get_running_loop()
        self._throttle: Final = LogThrottle()

    @property
    def ready(self) -> bool:
        """True while there are processes that can think."""
        return self._pool is not None

    async def prepare(self, tell: Tell) -> None:
        """Have the players compiled if they are not, then load them in the processes, and not in this one.

        Raises `EuchreError`, or whatever stands in the way of loading them.
        """
        if not await self._start():
            tell(FIRST_TIME)
            await compile_players()
            await self._start()

    async def run(self) -> None:
        """Start the processes again whenever one has died. Those beside it go as well: their queue may be damaged."""
        while True:
            lost = await self._lost.get()
            await asyncio.to_thread(lost.close)
            await self._rest()
            await self._start()

    def call(self, work: Callable[_Asked, _Found], *args: _Asked.args, **more: _Asked.kwargs) -> _Found:
        """Run some work in one of the processes, and return its result; the calling thread waits for it.

        Raises `BrokenExecutor` if there is none, or if it dies over it.
        """
        pool = self._pool
        if pool is None:
            raise BrokenExecutor("no process is ready")
        try:
            return pool.executor.submit(work, *args, **more).result()
        except BrokenExecutor:
            with suppress(RuntimeError):  # the server has ended meanwhile
                self._loop.call_soon_threadsafe(self._lose, pool)
            raise

    def close(self) -> None:
        """End the processes at once; what they are working on is dropped."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    async def _start(self) -> bool:
        """Start the processes, until it succeeds; False if the players must be compiled first."""
        while True:
            try:
                self._pool = await ProcessPool.start(self.count)
            except BrokenExecutor:
                self._note_loss()
                await self._rest()
            else:
                return self._pool is not None

    async def _rest(self) -> None:
        """Wait if another start after a loss is not long ago."""
        now = time.monotonic()
        pause = max(0.0, self._not_before - now)
        self._not_before = now + pause + _PAUSE
        await asyncio.sleep(pause)

    def _lose(self, pool: ProcessPool) -> None:
        if pool is self._pool:
            self._pool = None
            self._note_loss()
            self._lost.put_nowait(pool)

    def _note_loss(self) -> None:
        metrics.LOST_PROCESSES.inc()
        if self._throttle.may_log("processes"):
            _LOG.warning("A process in which bots think has died; swift plays for them until another is ready.")
