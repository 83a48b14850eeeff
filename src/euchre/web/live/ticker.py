"""The clock of one table: it is woken when somebody's time is up, or they have been away too long."""

from __future__ import annotations

import asyncio
from typing import Final

from euchre.tables.inputs import BotActs, Tick
from euchre.tables.turns import wakes_at
from euchre.web.live.room import Room

BEHIND_THE_OTHERS: Final = 2.0
"""Seconds that a worker leaves to the one that wrote last, before it lets something happen at a table by itself."""
_PAUSE: Final = 1.0
"""Seconds after something that came to nothing."""


async def tick(room: Room) -> None:
    """Wake the table whenever it wants to be woken."""
    while True:
        at = wakes_at(room.table)
        if at is None:
            await room.after(room.table.version)
        elif await wait_until(room, at):
            await happens(room, Tick())


async def wait_until(room: Room, at: float) -> bool:
    """Wait until a moment of the table's clock; False as soon as the table changes."""
    wait = at - room.clock.now() + (0.0 if room.leads else BEHIND_THE_OTHERS)
    try:
        async with asyncio.timeout(max(0.0, wait)):
            await room.after(room.table.version)
    except TimeoutError:
        return True
    return False


async def happens(room: Room, received: BotActs | Tick) -> None:
    """Let something happen by itself, not too often if nothing comes of it."""
    version = room.table.version
    await room.take(received)
    if room.table.version == version:
        await asyncio.sleep(_PAUSE)
