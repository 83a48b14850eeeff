"""A worker's signs of life, and what happens at its tables when another worker's have stopped."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from euchre.core.errors import EuchreError
from euchre.web.hall import Hall
from euchre.web.rooms import Rooms

_LOG: Final = logging.getLogger("euchre.web")


async def pulse(hall: Hall, rooms: Rooms) -> None:
    """Beat, and mourn."""
    while True:
        await asyncio.sleep(hall.settings.beat)
        try:
            await beat(hall)
            await rooms.mourn(await hall.store.workers_alive(hall.clock()) | {hall.worker})
        except EuchreError as problem:
            _LOG.warning("Could not write this worker's heartbeat: %s", problem)


async def beat(hall: Hall) -> None:
    """Say that this worker is alive."""
    await hall.store.beat(hall.worker, hall.clock())
