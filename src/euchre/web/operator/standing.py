"""The measures of the operator that hold, as one worker knows them, and their effect on the connections here."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from euchre.core.errors import EuchreError
from euchre.store.database.errors import Unavailable
from euchre.store.rows.measures import Measure, MeasureKind
from euchre.store.rows.news import CHANGED
from euchre.tables.replies import Notice
from euchre.web.http.refusals import Denied
from euchre.web.live.rooms import Rooms
from euchre.web.worker.worker import Worker

_NEWS: Final = "measures"
"""The id under which workers tell each other that the measures have changed."""


class StandingMeasures:
    """The measures that hold. Every worker reads them again when another has changed them, and now and then."""

    def __init__(self, worker: Worker, rooms: Rooms) -> None:
        self._worker: Final = worker
        self._rooms: Final = rooms
        self._by_guest: dict[tuple[MeasureKind, str], Measure] = {}
        self._reading: Final = asyncio.Lock()
        """Held while they are read, so that none that was read earlier takes the place of a later one."""

    @property
    def message(self) -> Measure | None:
        """The message to everybody, as long as it is shown."""
        return self._standing("message")

    @property
    def notice(self) -> Notice | None:
        """The same for a page, whose clock may be wrong."""
        message = self.message
        if message is None or message.until is None:
            return None
        return Notice(text=message.text, seconds=message.until - self._worker.clock())

    @property
    def removals(self) -> tuple[Measure, ...]:
        """The removed guests, the latest first."""
        standing = [self._standing(*key) for key in self._by_guest if key[0] == "removal"]
        return tuple(measure for measure in reversed(standing) if measure is not None)

    def is_watched(self, seconds: float = 0.0) -> bool:
        """True while an operator looks at the tables of all workers, and for these seconds longer."""
        watch = self._by_guest.get(("watch", ""))
        return watch is not None and watch.until is not None and watch.until > self._worker.clock() + seconds

    def check(self, guest: str | None) -> None:
        """Raise `Denied` for a guest who is removed."""
        if guest is not None and self._standing("removal", guest) is not None:
            raise Denied("guest/removed", "The operator of this server has removed you from it.", status=403)

    async def take(self, measure: Measure) -> None:
        """Take a measure, here at once and at other workers soon."""
        await self._worker.store.measures.take(measure)
        await self._changed()

    async def end(self, kind: MeasureKind, guest: str = "") -> None:
        """End a measure."""
        await self._worker.store.measures.end(kind, guest)
        await self._changed()

    async def _changed(self) -> None:
        self._worker.notifier.notify(_NEWS, CHANGED)
        await self.read()

    async def follow(self, of: str, version: int) -> None:  # noqa: ARG002 - they have no versions
        """Read the measures where another worker has changed them."""
        if of == _NEWS:
            await self.look()

    async def look(self) -> None:
        """Read the measures again."""
        with suppress(Unavailable):  # which the store writes down
            await self.read()

    async def read(self) -> None:
        """Read the measures, hang up on guests who are removed, and tell everybody a new message."""
        async with self._reading:
            before = self.message
            current = await self._worker.store.measures.current(self._worker.clock())
            self._by_guest = {(measure.kind, measure.guest): measure for measure in current}
        for connection in self._rooms.connections:
            try:
                self.check(connection.guest)
            except EuchreError as removed:
                connection.turn_off(removed)
        if self.message != before:
            for connection in self._rooms.connections:
                connection.send(self.notice or Notice(text="", seconds=0.0))

    def _standing(self, kind: MeasureKind, guest: str = "") -> Measure | None:
        measure = self._by_guest.get((kind, guest))
        is_over = measure is not None and measure.until is not None and measure.until <= self._worker.clock()
        return None if is_over else measure
