"""What all tables of a worker share: the store, the bots, the clock, and the news for the other workers."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from euchre.bots.company.company import Company
from euchre.store.store import Store
from euchre.web.complaints import Complaints
from euchre.web.herald import Herald
from euchre.web.pace import Pace
from euchre.web.settings import Settings
from euchre.web.snapshot_writer import SnapshotWriter

_T = TypeVar("_T")


class Hall:
    """A worker and its surroundings. `worker` is its name, new each time it starts."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        company: Company,
        herald: Herald,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.company: Final = company
        self.herald: Final = herald
        self.clock: Final = clock
        self.worker: Final = secrets.token_hex(6)
        self.pace: Final = Pace()
        self.snapshots: Final = SnapshotWriter(store)
        self.complaints: Final = Complaints()
        self.unreadable: Final[set[str]] = set()
        """Tables that this worker found it cannot read."""
        self._reader: Final = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self._thinkers: Final = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="thinking")

    async def think(self, thought: Callable[[], _T]) -> _T:
        """Have something thought out in a thread, while the tables go on."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, thought)

    async def look_up(self, past: Callable[[], _T]) -> _T:
        """Have past games worked through, one after the other: no bot waits for that."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, past)

    def close(self) -> None:
        """Let the thinkers go; what they are at is finished and forgotten."""
        self._reader.shutdown(wait=False, cancel_futures=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)
