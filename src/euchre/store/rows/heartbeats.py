"""The heartbeats of the workers of a store: the last time each noted that it is alive."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, select, update

from euchre.store.database.schema import LATELY, workers
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert


class Heartbeats(Rows):
    """The heartbeats of a store, each by the clock of its worker, in unix seconds."""

    @writes
    def record(self, connection: Connection, worker: str, now: float) -> None:
        """Note that a worker is alive at this moment."""
        upsert(connection, workers, {"name": worker, "seen": now})

    @reads
    def read(self, connection: Connection) -> dict[str, float]:
        """Read the last time each worker noted that it is alive."""
        query = select(workers.c.name, workers.c.seen)
        return {row.name: row.seen for row in connection.execute(query)}

    @writes
    def show(self, connection: Connection, worker: str, live: bytes | None) -> None:
        """Let other workers read what a worker has open; None shows nothing any more."""
        connection.execute(update(workers).where(workers.c.name == worker).values(live=live))

    @reads
    def shown(self, connection: Connection) -> dict[str, bytes]:
        """Read what each worker last showed."""
        query = select(workers.c.name, workers.c.live).where(workers.c.live.is_not(None))
        return {row.name: bytes(row.live) for row in connection.execute(query)}

    async def any_lately(self, now: float) -> bool:
        """True if a worker has lately sent a heartbeat before `now`."""
        return any(seen >= now - LATELY for seen in (await self.read()).values())

    @writes
    def end(self, connection: Connection, worker: str) -> None:
        """Note that a worker has stopped in good order: from now on it counts as dead."""
        connection.execute(delete(workers).where(workers.c.name == worker))

    @writes
    def drop(self, connection: Connection, old: Mapping[str, float]) -> None:
        """Delete the heartbeats of these workers, unless there is a newer one."""
        for name, seen in old.items():
            connection.execute(delete(workers).where(workers.c.name == name, workers.c.seen == seen))
