"""Takes guests out of what is stored, one after the other, while the tables go on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable
from euchre.store.store import Store

_LOG: Final = logging.getLogger("euchre.web")
_PAUSE: Final = 60.0
"""Seconds until deletions are looked for that another worker has left unfinished, or that failed here."""


class Deletions:
    """The deletions of a store; what a worker has not finished is gone on with at the next start."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._begun: Final = asyncio.Event()

    async def begin(self, guest: str) -> tuple[str, ...]:
        """Take a guest out of everything that is read from now on; returns the tables to be read again."""
        found = await self._store.privacy.begin_forgetting(guest)
        self._begun.set()
        return found

    async def run(self) -> None:
        """Keep finishing what was begun, here or by a worker that is gone."""
        while True:
            self._begun.clear()
            await self._finish_all()
            with suppress(TimeoutError):
                async with asyncio.timeout(_PAUSE):
                    await self._begun.wait()

    async def _finish_all(self) -> None:
        try:
            for guest in await self._store.privacy.unfinished_forgetting():
                await self._finish(guest)
        except Unavailable:
            pass  # which the store writes down

    async def _finish(self, guest: str) -> None:
        events = 0
        try:
            async for _, changed in self._store.privacy.finish_forgetting(guest):
                events += changed
        except Unavailable:
            raise
        except EuchreError as problem:  # of a damaged table; the other guests do not wait for it
            _LOG.warning("A guest could not be taken out of a table: %s", problem)
        else:
            _LOG.info("A guest was taken out of %d events.", events)
