"""The faults of a server's process: it dies, stands still, has its clock set or may open no more files."""

from __future__ import annotations

import asyncio
import resource
import signal
from random import Random

from support.faults import Faults
from support.process_size import first_free_file
from support.serving import Serving


def worker_faults(workers: list[Serving], rng: Random, still: tuple[float, ...]) -> Faults:
    """Faults by name; `still` are the times in seconds for which a worker may stand still."""

    async def kill() -> None:
        worker = rng.choice(workers)
        worker.kill()
        await asyncio.sleep(rng.uniform(0, 0.5))
        await asyncio.to_thread(worker.start)

    async def stop() -> None:
        worker = rng.choice(workers)
        worker.send(signal.SIGSTOP)
        await asyncio.sleep(rng.choice(still))
        worker.send(signal.SIGCONT)

    async def set_clock() -> None:
        rng.choice(workers).send(signal.SIGUSR1)

    async def take_files() -> None:
        worker = rng.choice(workers)
        before, _ = resource.prlimit(worker.pid, resource.RLIMIT_NOFILE)
        worker.limit(resource.RLIMIT_NOFILE, first_free_file(worker.pid))
        await asyncio.sleep(rng.uniform(0, 1.0))
        worker.limit(resource.RLIMIT_NOFILE, before)

    return {"kill": kill, "stop": stop, "set clock": set_clock, "take files": take_files}
