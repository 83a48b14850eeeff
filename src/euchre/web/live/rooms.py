"""The rooms of a worker: opened when somebody comes, retired when nobody is there and nothing is to come."""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress
from typing import Final

from euchre.store.database.errors import Unavailable
from euchre.tables.connection_names import worker_of
from euchre.tables.inputs import Gone
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn, wakes_at
from euchre.web.live.bot_seats import BotSeats
from euchre.web.live.connection import SIGNED_OUT, Connection, bye_of
from euchre.web.live.room import Room
from euchre.web.live.ticker import tick
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.telemetry import metrics
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_PAUSE: Final = 1.0
"""Seconds after which the bots and the clock of a table try again."""
_STEP: Final = 1.0
"""Seconds by which a clock is not corrected little by little."""


class Rooms(StreamRooms[Room]):
    """The tables in memory; each with a task that lets its bots play and one that watches its clock."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(Room, worker)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    async def _opened(self, of: str) -> Room | None:
        room = await super()._opened(of)
        if room is not None:
            metrics.TABLES.set(len(self._open))
            self._tasks[of] = asyncio.create_task(_keep_going(room, self._worker))
        return room

    async def _prepare(self, room: Room) -> None:
        await _drop_lost(room, await self._worker.alive())

    def _use(self, room: Room) -> None:
        room.quiet_since = self._worker.steady()  # or it might be retired before anybody is in it

    async def sweep(self) -> None:
        """Let go of tables at which nobody is and nothing is to come."""
        idle = self._worker.settings.idle
        while True:
            await asyncio.sleep(idle / 4)
            for room in tuple(self._open.values()):
                with self._isolated():
                    if self._is_idle(room, idle):
                        await self._close(room)

    async def drop_lost_workers(self, alive: frozenset[str]) -> None:
        """Drop the connections of workers that are dead from every table, and set right which of ours are open."""
        for room in tuple(self._open.values()):
            if room.is_reconciled and not _lost(room.table, alive):
                continue  # as nearly all are, at every heartbeat
            with self._isolated():
                await _drop_lost(room, alive)
            await self._reconcile(room)
            await asyncio.sleep(0)  # nobody waits until all tables are gone through

    def refresh(self) -> None:
        """Send everybody at every table how it stands."""
        for room in self._open.values():
            with self._isolated():
                room.refresh()

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The connections of all tables at this worker."""
        return tuple(connection for room in self._open.values() for connection in room.connections.values())

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables at which somebody is connected to this worker."""
        return tuple(room.table for room in self._open.values() if room.connections)

    def sign_out(self, guest: str | None = None) -> None:
        """Close the connections of a guest, or of all: the cookies that they were opened with have ended."""
        for connection in self.connections:
            if guest in (None, connection.guest):
                connection.close(bye_of(connection.words, SIGNED_OUT))

    async def close(self) -> None:
        """Stop every table's tasks, hang up, and store who is gone."""
        rooms = tuple(self._open.values())
        for room in rooms:
            for connection in tuple(room.connections.values()):
                connection.stop()
        for room in rooms:
            await self._close(room)
        await asyncio.gather(*map(self._reconcile, rooms))

    def _is_idle(self, room: Room, idle: float) -> bool:
        if room.is_shut:
            return True
        quiet = not room.connections and self._worker.steady() - room.quiet_since > idle
        return quiet and bot_turn(room.table) is None and wakes_at(room.table) is None

    async def _close(self, room: Room) -> None:
        if self._open.get(room.table.id) is not room:
            return
        await super()._close(room)
        room.retire()
        metrics.TABLES.set(len(self._open))
        task = self._tasks.pop(room.table.id)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _reconcile(self, room: Room) -> None:
        with self._isolated():
            await room.reconcile_connections()


async def _drop_lost(room: Room, alive: frozenset[str]) -> None:
    if lost := _lost(room.table, alive):
        await room.take(Gone(lost, died=True))


def _lost(table: Table, alive: frozenset[str]) -> tuple[str, ...]:
    """The connections of workers that are dead."""
    return tuple(connection for connection in table.connections if worker_of(connection) not in alive)


async def _keep_going(room: Room, worker: Worker) -> None:
    """Let the bots of a table play and its clock run, until it is closed; a mistake of ours does not stop them."""
    while True:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(BotSeats(room, worker).run())
                tasks.create_task(tick(room))
        except* Exception:  # noqa: BLE001 - whatever it is, people wait for the bots
            _LOG.exception("The bots or the clock of a table failed")
        await asyncio.sleep(_PAUSE)


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
                await worker.store.heartbeats.drop(old)
            await rooms.drop_lost_workers(alive)
        except Unavailable:  # which the store writes down
            worker.wrote = -math.inf


async def send_heartbeat(worker: Worker) -> None:
    """Write into the store that this worker is alive."""
    await worker.store.heartbeats.record(worker.name, worker.clock())
    worker.wrote = worker.steady()


async def end_heartbeat(worker: Worker) -> None:
    """Write into the store that this worker has stopped: nothing of it is left for the others to wait for."""
    with suppress(Unavailable):  # then the others find out
        await worker.store.heartbeats.end(worker.name)
