"""The heartbeats of the workers of a store: the last time each noted that it is alive."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, select

from euchre.store.database.database import Database
from euchre.store.database.schema import LATELY, workers
from euchre.store.rows.upsert import upsert


class Heartbeats:
    """The heartbeats of a store, each by the clock of its worker, in unix seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, worker: str, now: float) -> None:
        """Note that a worker is alive at this moment."""
        await self._database.write(lambda connection: upsert(connection, workers, {"name": worker, "seen": now}))

    async def read(self) -> dict[str, float]:
        """Read the last time each worker noted that it is alive."""
        found = select(workers.c.name, workers.c.seen)
        return await self._database.read(lambda connection: {row.name: row.seen for row in connection.execute(found)})

    async def any_lately(self, now: float) -> bool:
        """True if a worker has lately sent a heartbeat before `now`."""
        return any(seen >= now - LATELY for seen in (await self.read()).values())

    async def end(self, worker: str) -> None:
        """Note that a worker has stopped in good order: from now on it counts as dead."""
        await self._database.write(
            lambda connection: connection.execute(delete(workers).where(workers.c.name == worker))
        )

    async def drop(self, old: Mapping[str, float]) -> None:
        """Delete the heartbeats of these workers, unless there is a newer one."""

        def work(connection: Connection) -> None:
            for name, seen in old.items():
                connection.execute(delete(workers).where(workers.c.name == name, workers.c.seen == seen))

        await self._database.write(work)
