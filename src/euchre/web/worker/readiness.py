"""The readiness of a worker to serve."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Literal, get_args

from euchre.store.database.database import Lack
from euchre.store.database.file_watch import MIN_FREE_BYTES
from euchre.web.telemetry import metrics
from euchre.web.telemetry.open_files import OpenFiles
from euchre.web.worker.background import BackgroundTasks
from euchre.web.worker.worker import SILENCE, Worker

_LOG: Final = logging.getLogger("euchre.web")

Problem = Literal["store", Lack, "files", "listening", "tasks"]


_NEARLY_FULL: Final = f"The disk of the database has less than {MIN_FREE_BYTES // 2**20} MiB free"


class Readiness:
    """Faults that a worker has noticed by itself: to ask costs nothing."""

    def __init__(self, worker: Worker, background: BackgroundTasks) -> None:
        self._worker: Final = worker
        self._background: Final = background
        self._files: Final = OpenFiles()

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The faults, a word each: the store cannot be written, or the worker cannot do all it should."""
        found: list[Problem] = []
        if self._worker.steady() - self._worker.wrote > SILENCE:
            found.append("store")
        found += self._worker.store.lacks()
        if self._files.lacking:
            found.append("files")
        if not self._worker.notifier.listening:
            found.append("listening")
        if self._background.failing:
            found.append("tasks")
        return tuple(found)

    async def measure(self) -> None:
        """Keep the metrics up to date, and log when the disk is nearly full: nothing fails yet that would say so."""
        nearly_full = False
        while True:
            found = self.problems
            for problem in get_args(Problem):
                metrics.PROBLEMS.labels(problem).set(problem in found)
            if ("disk" in found) != nearly_full:
                nearly_full = "disk" in found
                _LOG.warning(_NEARLY_FULL if nearly_full else "The disk of the database has room again")
            await asyncio.to_thread(metrics.measure_process)  # counting 20,000 open files takes older Linux 50 ms
            await asyncio.sleep(self._worker.settings.heartbeat)
