"""The streams of a kind that a worker has in memory: read when asked for, let go of when there are many."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable, Unreadable
from euchre.store.rows.news import CHANGED
from euchre.web.streams.stream_room import StreamRoom
from euchre.web.telemetry import metrics
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_MOST: Final = 50
"""Streams of a kind that stay in memory while nobody uses them; a long one takes some megabytes."""


RoomT = TypeVar("RoomT", bound=StreamRoom[Any])


class StreamRooms(Generic[RoomT]):
    """The rooms of one kind, by the ids of their streams; the one used last is the last."""

    def __init__(self, kind: type[RoomT], worker: Worker) -> None:
        self._kind: Final = kind
        self._worker: Final = worker
        self._open: Final[OrderedDict[str, RoomT]] = OrderedDict()
        self._opening: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """The locks of streams that are being read; each lasts as long as anybody has it or waits for it."""

    @asynccontextmanager
    async def room(self, of: str) -> AsyncIterator[RoomT | None]:
        """The room of a stream, which stays in memory meanwhile; None if there is no such stream.

        Raises `Unreadable`.
        """
        room = await self._of(of)
        if room is None:
            yield None
        else:
            with room.in_use():
                yield room

    async def follow(self, of: str, version: int) -> None:
        """Read a stream that another worker took further, or where what is stored of it was changed."""
        room = self._open.get(of)
        if room is None:
            return
        with self._isolated(of):
            if version == CHANGED:
                await room.read_anew()
            elif room.state.version < version:
                await room.catch_up()

    async def look(self) -> None:
        """Read what other workers did in the streams that are open here."""
        with self._isolated():
            for of, version in (await self._worker.store.versions(tuple(self._open))).items():
                await self.follow(of, version)

    async def _of(self, of: str) -> RoomT | None:
        async with self._opening.setdefault(of, asyncio.Lock()):
            room = self._open.get(of) or await self._kind.load(of, self._worker)
            if room is not None:
                if of not in self._open:
                    room.on_change()
                self._open[of] = room
                self._open.move_to_end(of)
                self._let_go()
        return room

    def _let_go(self) -> None:
        """Keep no more than there is room for, but for those that are in use."""
        surplus = len(self._open) - _MOST
        unused = [one for one, room in self._open.items() if not room.users] if surplus > 0 else []
        for one in unused[: max(0, min(surplus, len(unused) - 1))]:
            del self._open[one]

    @contextmanager
    def _isolated(self, of: str | None = None) -> Iterator[None]:
        """Log whatever goes wrong with one stream, so that the others go on; one that cannot be read is let go of."""
        try:
            yield
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            if isinstance(problem, Unreadable) and of is not None:
                self._open.pop(of, None)
            _LOG.warning("Could not reload a stream (%s): %s", self._kind.kind.stream.kind, problem)
        except Exception:  # noqa: BLE001 - whatever it is, it is of this stream alone
            kind = self._kind.kind.stream.kind
            metrics.MISTAKES.labels(kind).inc()
            if self._worker.log_throttle.may_log(kind):
                _LOG.exception("A stream (%s) failed; the others go on", kind)
