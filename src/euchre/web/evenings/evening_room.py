"""One evening as this worker serves it: it takes one message at a time, and stores what follows before it answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Self

from msgspec.structs import replace

from euchre.evenings.evening import Evening
from euchre.evenings.events import EveningEvent
from euchre.evenings.fold import evolve, opened
from euchre.evenings.online_tables import may_open, online_tables
from euchre.evenings.perspective import EveningNow, evening_now
from euchre.evenings.step import EveningInput, step
from euchre.store.database.errors import Behind, Deleted, Unreadable
from euchre.store.rows.streams import EVENING
from euchre.web.http.refusals import Denied
from euchre.web.settings.limits import Allowance, Bucket
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_TRIES: Final = 20
"""How often a step is redone because another worker was first."""
_CROWD: Final = Allowance(burst=300, rate=8.0)
"""Answers with news to those who do not direct: three to each of a hundred people at once, and so many a second.

An answer takes some two milliseconds, and a tenth of what its address is given in a second (`quotas.REQUEST`).
"""
_AGAIN: Final = 0.2
"""Seconds after which somebody of a crowd asks again whether it is their turn."""
_LONGEST_TURN: Final = 15.0
"""Seconds that somebody waits for their turn at most."""
_OPENING: Final = 2.0
"""Seconds that somebody who looks waits for the live tables of a round to be opened."""


class EveningRoom:
    """An evening in memory. The state here is what the store holds, or a little behind it."""

    def __init__(self, evening: Evening, worker: Worker) -> None:
        self.evening = evening
        self.codes: dict[str, str] = {}
        """The codes of the live tables that are open, by their ids."""
        self.shown: Final[set[str]] = set()
        """The live tables whose cards everybody may see, as far as this worker has seen to it."""
        self.users = 0
        """How many requests use it at the moment; it stays in memory meanwhile."""
        self._worker: Final = worker
        self._turn: Final = asyncio.Lock()
        self._changed = asyncio.Event()
        self._tables_open = asyncio.Event()
        self._doubtful = False
        self._views: dict[str | None, EveningNow] = {}
        """The evening as each director sees it, and as everybody else does (None), while it stands so."""
        self._viewing: Final = asyncio.Lock()
        self._crowd: Final = Bucket(_CROWD, worker.steady)
        self._note_tables()

    @classmethod
    async def load(cls, evening_id: str, worker: Worker) -> Self | None:
        """The room of an evening in the store; None if there is no such evening. Raises `Unreadable`."""
        events = await worker.store.read(EVENING, evening_id)
        return cls(await asyncio.to_thread(_folded, events), worker) if events else None

    @contextmanager
    def in_use(self) -> Iterator[Self]:
        """Keep the evening in memory meanwhile."""
        self.users += 1
        try:
            yield self
        finally:
            self.users -= 1

    async def take(self, received: EveningInput) -> int:
        """Let the evening take a step, once everything before it is done and stored; returns its version then.

        Raises `EuchreError` for what is refused, and where it cannot be stored.
        """
        async with self._turn:
            if self._doubtful:
                await self._catch_up()
            for _ in range(_TRIES):
                event = await asyncio.to_thread(step, self.evening, received, self._worker.clock())
                if event is None:
                    return self.evening.version
                try:
                    await self._keep(event)
                except Behind:
                    await self._catch_up()
                else:
                    return self.evening.version
        raise Denied("evening/busy", "Too much is going on at once. Try again in a moment.", status=503)

    async def catch_up(self) -> None:
        """Read what other workers wrote. Raises `EuchreError` if that fails."""
        async with self._turn:
            await self._catch_up()

    async def read_anew(self) -> None:
        """Read the evening again, since what is stored of it was changed. Raises `Deleted` where it is gone."""
        async with self._turn:
            events = await self._worker.store.read(EVENING, self.evening.id)
            if not events:
                raise Deleted
            self._set(await asyncio.to_thread(_folded, events))

    async def after(self, version: int) -> None:
        """Return once there is something to tell since this version."""
        while self.evening.news == version:
            await self._changed.wait()

    async def turn(self, guest: str | None) -> None:
        """Wait until a guest who saw the evening before may see it again: directors at once, a crowd one by one."""
        if guest not in self.evening.directors:
            until = self._worker.steady() + _LONGEST_TURN
            while not self._crowd.take() and self._worker.steady() < until:  # noqa: ASYNC110 - it refills by itself
                await asyncio.sleep(_AGAIN)

    async def now(self, guest: str | None) -> EveningNow:
        """The evening as a guest sees it. It is worked out in a thread, and once for all who see the same."""
        viewer = guest if guest in self.evening.directors else None
        async with self._viewing:
            evening, at = self.evening, self._worker.clock()
            view = self._views.get(viewer)
            if view is None:
                view = await asyncio.to_thread(evening_now, evening, viewer, at=at, codes=self._codes())
                if evening is self.evening:
                    self._views[viewer] = view
        me = None if guest is None else evening.entrant_of(guest)
        return replace(view, at=at, me=None if me is None else me.number)

    async def tables_open(self) -> None:
        """Wait until the live tables of the round are open, but not for long: then their codes are shown at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_OPENING):
                await self._tables_open.wait()

    def show_codes(self, codes: dict[str, str]) -> None:
        """Show the codes of the live tables that are open, by their ids."""
        if codes != self.codes:
            self.codes = codes
            self._announce()
        self._note_tables()

    def _note_tables(self) -> None:
        evening = self.evening
        missing = (one for one in online_tables(evening) if one.is_open and one.counts and one.id not in self.codes)
        waits = any(may_open(evening, one) for one in missing)
        if waits:
            self._tables_open.clear()
        else:
            self._tables_open.set()

    def _codes(self) -> dict[tuple[int, int], str]:
        """The codes by round and table."""
        return {one.key: self.codes[one.id] for one in online_tables(self.evening) if one.id in self.codes}

    async def _keep(self, event: EveningEvent) -> None:
        before, self._doubtful = self.evening, True  # until it is known to be kept or not, also where this is cancelled
        await self._worker.store.append(before.id, before.version, (event,))
        self._worker.notifier.notify(before.id, before.version + 1)
        self._set(await asyncio.to_thread(evolve, before, event))

    async def _catch_up(self) -> None:
        events = await self._worker.store.read(EVENING, self.evening.id, self.evening.version)
        if events:
            self._set(await asyncio.to_thread(_folded, (*self.evening.log, *events)))
        self._doubtful = False

    def _set(self, evening: Evening) -> None:
        self.evening, self._doubtful = evening, False
        self._worker.due_evenings.put(evening.id)
        self._note_tables()
        self._announce()

    def _announce(self) -> None:
        self._views.clear()
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def _folded(events: Sequence[EveningEvent]) -> Evening:
    """The evening of these events. Raises `Unreadable` where they make none."""
    try:
        return opened(events)
    except Exception as problem:
        raise Unreadable from problem
