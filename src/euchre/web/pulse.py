"""A worker's signs of life, and what happens at its tables when another worker's have stopped."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Final

from euchre.store.errors import Unavailable
from euchre.web import metrics
from euchre.web.hall import Hall
from euchre.web.rooms import Rooms

_LOG: Final = logging.getLogger("euchre.web")
_STEP: Final = 1.0
"""Seconds by which a clock is not corrected little by little."""


async def pulse(hall: Hall, rooms: Rooms) -> None:
    """Beat, mourn, and see whether somebody has set the computer's clock."""
    ahead = hall.clock() - hall.steady()
    while True:
        await asyncio.sleep(hall.settings.beat)
        before, ahead = ahead, hall.clock() - hall.steady()
        if abs(ahead - before) > _STEP:
            metrics.CLOCK_STEPS.inc()
            _LOG.warning("The computer's clock was set by %+.0f seconds; tables in play are not.", ahead - before)
        try:
            await beat(hall)
            await rooms.mourn(hall.workers.alive(await hall.store.signs_of_life()) | {hall.worker})
        except Unavailable:  # which the store writes down
            hall.wrote = -math.inf


async def beat(hall: Hall) -> None:
    """Say that this worker is alive."""
    await hall.store.beat(hall.worker, hall.clock())
    hall.wrote = hall.steady()
