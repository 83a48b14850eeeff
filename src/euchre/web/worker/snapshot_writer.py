"""Keeps a snapshot of each table every few hundred events; nobody waits for it, and nothing is lost without it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable
from euchre.store.store import Store
from euchre.tables.snapshot import written
from euchre.tables.table import Table

_LOG: Final = logging.getLogger("euchre.web")


class SnapshotWriter:
    """Writes one snapshot after the other, of each table the newest."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._waiting: Final[dict[str, Table]] = {}
        self._some: Final = asyncio.Event()

    def put(self, table: Table) -> None:
        """Have a snapshot of a table written soon."""
        self._waiting[table.id] = table
        self._some.set()

    def drop(self, table_id: str) -> None:
        """Write no snapshot of a table as it was in memory: its events in the store were changed."""
        self._waiting.pop(table_id, None)

    async def run(self) -> None:
        """Keep writing what waits."""
        while True:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                _, table = self._waiting.popitem()
                await self._write(table)

    async def _write(self, table: Table) -> None:
        try:
            await self._store.save_snapshot(table.id, table.version, await asyncio.to_thread(written, table))
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            _LOG.warning("Could not keep a snapshot of a table: %s", problem)
