"""Processes that have loaded the players and end with the process that started them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import Lock
from typing import Final, Self

from euchre.bots.lineup.thinking_process import begin, load


class ProcessPool:
    """A pool and the other end of the lifeline that ends its processes; `nice` says how far behind others these are."""

    def __init__(self, count: int, *, nice: int = 0) -> None:
        context = get_context("spawn")
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._count: Final = count
        self._closing: Final = Lock()
        self.executor: Final = ProcessPoolExecutor(
            count, mp_context=context, initializer=begin, initargs=(theirs, nice)
        )

    @classmethod
    async def start(cls, count: int, *, nice: int = 0) -> Self | None:
        """Start a pool whose processes have loaded the players; None if the players must be compiled first.

        Raises `BrokenExecutor` if one of them has died.
        """
        pool = cls(count, nice=nice)
        try:
            loaded = await pool.started()
        except BrokenExecutor:
            await asyncio.to_thread(pool.close)
            raise
        except BaseException:
            pool.close()
            raise
        if loaded:
            return pool
        await asyncio.to_thread(pool.close)
        return None

    async def started(self) -> bool:
        """Wait for all processes; True if they could load the players. Raises `BrokenExecutor` if one has died."""
        loading = await asyncio.to_thread(self._start)
        return all(await asyncio.gather(*map(asyncio.wrap_future, loading)))

    def _start(self) -> list[Future[bool]]:
        with _undisturbed():
            return [self.executor.submit(load) for _ in range(self._count)]  # each starts a process

    def close(self) -> None:
        """End the processes at once, and wait until they have: what they share is then given back.

        Whoever still waits for work of theirs closes the pool, too, in a thread; a pool is not made for two at once.
        """
        with self._closing:
            self._lifeline.close()
            self.executor.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let processes start with the signals blocked that are for the server, before they can say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
