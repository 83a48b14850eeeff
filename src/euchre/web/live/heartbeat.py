"""Writes a worker's heartbeats into the store, and drops the connections of workers whose heartbeats stopped."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Final

from euchre.store.database.errors import Unavailable
from euchre.web.live.rooms import Rooms
from euchre.web.telemetry import metrics
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_STEP: Final = 1.0
"""Seconds by which a clock is not corrected little by little."""


async def heartbeat(worker: Worker, rooms: Rooms) -> None:
    """Send heartbeats, drop the connections of dead workers, and log it when the computer's clock was set."""
    ahead = worker.clock() - worker.steady()
    while True:
        await asyncio.sleep(worker.settings.heartbeat)
        before, ahead = ahead, worker.clock() - worker.steady()
        if abs(ahead - before) > _STEP:
            metrics.CLOCK_STEPS.inc()
            _LOG.warning("The computer's clock was set by %+.0f seconds; tables in play are not.", ahead - before)
        try:
            await send_heartbeat(worker)
            alive = await worker.alive()
            worker.alone = len(alive) == 1
            worker.quotas.workers = len(alive)
            if old := worker.others.long_dead():
                await worker.store.drop_heartbeats(old)
            await rooms.drop_lost_workers(alive)
        except Unavailable:  # which the store writes down
            worker.wrote = -math.inf


async def send_heartbeat(worker: Worker) -> None:
    """Write into the store that this worker is alive."""
    await worker.store.record_heartbeat(worker.name, worker.clock())
    worker.wrote = worker.steady()
