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
from euchre.streams.kind import StreamKind
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
        self._room: Final = kind
        self.kind: Final[StreamKind[Any]] = kind.kind
        """The kind of stream."""
        self._worker: Final = worker
        self._open: Final[OrderedDict[str, RoomT]] = OrderedDict()
        self._opening: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """The locks of streams that are being read; each lasts as long as anybody has it or waits for it."""

    @asynccontextmanager
    async def room(self, of: str) -> AsyncIterator[RoomT | None]:
        """The room of a stream, which stays in memory meanwhile; None if there is no such stream.

        Raises `Unreadable`.
        """
        room = await self.of(of)
        if room is None:
            yield None
        else:
            with room.in_use():
                yield room

    async def of(self, of: str) -> RoomT | None:
        """The room of a stream, read from the store if it is not open here; None if there is no such stream.

        Raises `Unreadable`.
        """
        room = self._open.get(of)
        if room is None or room.is_shut:
            async with self._lock_of(of):
                room = self._open.get(of)
                if room is not None and room.is_shut:
                    await self._close(room)
                    room = None
                room = room or await self._opened(of)
        if room is not None:
            self._use(room)
        return room

    async def follow(self, of: str, version: int) -> None:
        """Read a stream that another worker took further, or where what is stored of it was changed."""
        if of not in self._open and of not in self._opening:
            return
        with self._isolated(of):
            if version == CHANGED:
                async with self._lock_of(of):  # while it is opened, it may be as it was before
                    if room := self._open.get(of):
                        await room.read_anew()
            elif (room := self._open.get(of)) and room.state.version < version:
                await room.catch_up()

    async def look(self) -> None:
        """Read what other workers did in the streams that are open here; only those are read that have gone on."""
        with self._isolated():
            for of, version in (await self._worker.store.streams.versions(tuple(self._open))).items():
                await self.follow(of, version)

    def _lock_of(self, of: str) -> asyncio.Lock:
        return self._opening.setdefault(of, asyncio.Lock())

    async def _opened(self, of: str) -> RoomT | None:
        room = await self._room.load(of, self._worker)
        if room is not None:
            await self._prepare(room)
            room.on_change()
            self._open[of] = room
        return room

    async def _prepare(self, room: RoomT) -> None:
        """Do what is to be done before anybody else uses a room."""

    async def _close(self, room: RoomT) -> None:
        """Let go of a room, unless that has been done in the meantime; the stream may be open in a new one by now."""
        if self._open.get(room.state.id) is room:
            del self._open[room.state.id]

    def _use(self, room: RoomT) -> None:
        """Note that somebody uses a room, and keep no more than there is room for, but for those that are in use."""
        self._open.move_to_end(room.state.id)
        surplus = len(self._open) - _MOST
        unused = [of for of, other in self._open.items() if not other.users] if surplus > 0 else []
        for of in unused[: max(0, min(surplus, len(unused) - 1))]:
            del self._open[of]

    @contextmanager
    def _isolated(self, of: str | None = None) -> Iterator[None]:
        """Log whatever goes wrong with one stream, so that the others go on; one that cannot be read is let go of."""
        kind = self.kind.name
        try:
            yield
        except Unavailable:
            pass  # which the store writes down
        except EuchreError as problem:
            if isinstance(problem, Unreadable) and of is not None:
                self._open.pop(of, None)
            _LOG.warning("Could not reload a stream (%s): %s", kind, problem)
        except Exception:  # noqa: BLE001 - whatever it is, it is of this stream alone
            metrics.MISTAKES.labels(kind).inc()
            if self._worker.log_throttle.may_log(kind):
                _LOG.exception("A stream (%s) failed; the others go on", kind)
