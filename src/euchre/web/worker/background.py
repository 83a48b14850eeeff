"""The background tasks of a worker; one that fails is started again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LogThrottle

_LOG: Final = logging.getLogger("euchre.web")
_PAUSE: Final = 1.0
"""Seconds until a task that failed is started again."""
_RECENT_SECONDS: Final = 10.0
"""Seconds that a task must have gone on since it last failed, to count as running."""


class BackgroundTasks:
    """The tasks of a worker, by name."""

    def __init__(self, throttle: LogThrottle) -> None:
        self._throttle: Final = throttle
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._failed: Final[dict[str, float]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Keep at some work until it returns by itself."""
        self._tasks[name] = asyncio.create_task(self._keep_at(name, work))

    @property
    def failing(self) -> tuple[str, ...]:
        """The tasks that do not run, or that failed just now."""
        since = time.monotonic() - _RECENT_SECONDS
        return tuple(name for name, task in self._tasks.items() if task.done() or self._failed.get(name, 0.0) > since)

    async def end(self) -> None:
        """Stop everything."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _keep_at(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:  # noqa: BLE001 - whatever it is, all tables wait for this
                self._failed[name] = time.monotonic()
                metrics.MISTAKES.labels(name).inc()
                if self._throttle.may_log(name):
                    _LOG.exception("A task of the server failed and goes on: %s", name)
                await asyncio.sleep(_PAUSE)
            else:
                del self._tasks[name]
                return
