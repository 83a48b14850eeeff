"""The clock of one table: it is woken when somebody's time is up, or she has been away too long."""

from __future__ import annotations

import asyncio
from typing import Final

from euchre.tables.heard import Tick
from euchre.tables.turns import wakes_at
from euchre.web.hall import Hall
from euchre.web.room import Room

BEHIND_THE_OTHERS: Final = 2.0
"""Seconds that a worker leaves to the one that wrote last."""
_PAUSE: Final = 1.0
"""Seconds after a wake-up that came to nothing."""


async def tick(room: Room, hall: Hall) -> None:
    """Wake the table whenever it wants to be woken."""
    while True:
        version = room.table.version
        at = wakes_at(room.table)
        if at is None:
            await room.after(version)
            continue
        wait = at - hall.clock() + (0.0 if room.leads else BEHIND_THE_OTHERS)
        try:
            async with asyncio.timeout(max(0.0, wait)):
                await room.after(version)
        except TimeoutError:
            await room.take(Tick())
            if room.table.version == version:
                await asyncio.sleep(_PAUSE)
