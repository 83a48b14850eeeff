"""The faults of servers under live tables, one after the other, drawn by chance."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from random import Random
from typing import Final

from euchre.store.store import Store
from euchre.web.http.identity import Identity
from support.faults import Faults
from support.postgres import Server
from support.serving import Serving
from support.store_faults import file_faults, server_faults
from support.stranger_faults import stranger_faults
from support.worker_faults import worker_faults

_VARIABLE: Final = re.compile(r"\d+|[0-9a-f]{8}")


class FaultInjector:
    """The faults to inject into servers on one store, at whose tables, named by their codes, people play.

    `still` are the times in seconds for which a worker may stand still: after eight it is taken for dead.
    """

    def __init__(
        self, workers: list[Serving], codes: list[str], rng: Random, server: Server | None, still: tuple[float, ...]
    ) -> None:
        self.done: Final[Counter[str]] = Counter()
        self._workers: Final = workers
        self._codes: Final = codes
        self._rng: Final = rng
        self._server: Final = server
        self._still: Final = still

    async def inject(self, faults: int) -> None:
        """Inject `faults` faults, each kind as often as any other."""
        kinds = await self._kinds()
        order: list[str] = []
        while len(order) < faults:
            order += self._rng.sample([*kinds], len(kinds))
        for name in order[:faults]:
            self.done[name] += 1
            await kinds[name]()
            await asyncio.sleep(self._rng.uniform(0, 0.5))

    async def _kinds(self) -> Faults:
        """The faults there are, by name."""
        store = self._workers[0].store
        async with await Store.open(store) as opened:
            cookie = f"euchre={Identity(await opened.keys.read()).signed('mallory')}"
        of_store = server_faults(self._server, self._rng) if self._server else file_faults(self._workers, self._rng)
        return {
            **worker_faults(self._workers, self._rng, self._still),
            **stranger_faults(self._workers, self._codes, self._rng, cookie),
            **of_store,
        }


def kinds_of(log: str) -> Counter[str]:
    """Count the lines of each kind in a log, whatever numbers stand in them."""
    return Counter(_VARIABLE.sub("#", line.partition(" ")[2]) for line in log.splitlines())
