"""All evenings that a worker has in memory: read when somebody asks for one, let go of when there are many."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final
from weakref import WeakValueDictionary

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable, Unreadable
from euchre.store.rows.news import CHANGED
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.telemetry import metrics
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_MOST: Final = 50
"""Evenings that stay in memory while nobody uses them; a long one takes some megabytes."""


class EveningRooms:
    """The evenings in memory, by their ids; the one used last is the last."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._open: Final[OrderedDict[str, EveningRoom]] = OrderedDict()
        self._opening: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """One lock for each evening that is being read; it lasts as long as anybody has it or waits for it."""

    @asynccontextmanager
    async def room(self, evening_id: str) -> AsyncIterator[EveningRoom | None]:
        """The room of an evening, which stays in memory meanwhile; None if there is no such evening.

        Raises `Unreadable`.
        """
        room = await self._of(evening_id)
        if room is None:
            yield None
        else:
            with room.in_use():
                yield room

    async def follow(self, evening_id: str, version: int) -> None:
        """Read an evening that another worker took further, or where what is stored of it was changed."""
        room = self._open.get(evening_id)
        if room is None:
            return
        with self._isolated(evening_id):
            if version == CHANGED:
                await room.read_anew()
            elif room.evening.version < version:
                await room.catch_up()

    async def look(self) -> None:
        """Read what other workers did in the evenings that are open here."""
        with self._isolated():
            for evening_id, version in (await self._worker.store.versions(tuple(self._open))).items():
                await self.follow(evening_id, version)

    async def _of(self, evening_id: str) -> EveningRoom | None:
        async with self._opening.setdefault(evening_id, asyncio.Lock()):
            room = self._open.get(evening_id) or await EveningRoom.load(evening_id, self._worker)
            if room is not None:
                if evening_id not in self._open:
                    self._worker.due_evenings.put(evening_id)
                self._open[evening_id] = room
                self._open.move_to_end(evening_id)
                self._let_go()
        return room

    def _let_go(self) -> None:
        """Keep no more evenings than there is room for, but for those that are in use."""
        surplus = len(self._open) - _MOST
        unused = [one for one, room in self._open.items() if not room.users] if surplus > 0 else []
        for one in unused[: max(0, min(surplus, len(unused) - 1))]:
            del self._open[one]

    @contextmanager
    def _isolated(self, evening_id: str | None = None) -> Iterator[None]:
        """Log whatever goes wrong with one evening, so that the others go on; one that cannot be read is let go of."""
        try:
            yield
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            if isinstance(problem, Unreadable) and evening_id is not None:
                self._open.pop(evening_id, None)
            _LOG.warning("Could not reload an evening: %s", problem)
        except Exception:  # noqa: BLE001 - whatever it is, it is of this evening alone
            metrics.MISTAKES.labels("evening").inc()
            if self._worker.log_throttle.may_log("evening"):
                _LOG.exception("An evening failed; the others go on")
