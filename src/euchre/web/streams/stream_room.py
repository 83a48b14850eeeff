"""A stream as this worker serves it: it takes one step at a time, and stores what follows before it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from euchre.store.database.errors import Behind, Deleted, Unreadable
from euchre.streams.logged import LoggedKind, LoggedState
from euchre.web.http.refusals import Denied
from euchre.web.worker.steady_clock import SteadyClock
from euchre.web.worker.worker import Worker

_TRIES: Final = 20
"""How often a step is redone because another worker was first."""


StateT = TypeVar("StateT", bound=LoggedState)


class StreamRoom(Generic[StateT]):
    """A stream in memory. The state here is what the store holds, or a little behind it."""

    kind: ClassVar[LoggedKind[Any]]

    def __init__(self, state: StateT, worker: Worker) -> None:
        self.state = state
        self.users = 0
        """How many requests use it at the moment; it stays in memory meanwhile."""
        self.clock: Final = SteadyClock(worker.clock, worker.steady, state.at)
        self.worker: Final = worker
        self._turn: Final = asyncio.Lock()
        self._doubtful = False

    @classmethod
    async def load(cls, of: str, worker: Worker) -> Self | None:
        """The room of a stream in the store; None if there is no such stream. Raises `Unreadable`."""
        events = await worker.store.read(cls.kind, of)
        return cls(await asyncio.to_thread(_folded, cls.kind, None, events), worker) if events else None

    def on_change(self) -> None:
        """Do what follows from another state."""

    @contextmanager
    def in_use(self) -> Iterator[Self]:
        """Keep it in memory meanwhile."""
        self.users += 1
        try:
            yield self
        finally:
            self.users -= 1

    async def take(self, received: Any) -> StateT:
        """Let the stream take a step, once everything before it is done and stored; returns the state then.

        Raises `EuchreError` for what is refused, and where it cannot be stored.
        """
        async with self._turn:
            if self._doubtful:
                await self._catch_up()
            for _ in range(_TRIES):
                event = await asyncio.to_thread(self.kind.step, self.state, received, self.clock.now())
                if event is None:
                    return self.state
                try:
                    await self._keep(event)
                except Behind:
                    await self._catch_up()
                else:
                    return self.state
        raise Denied("stream/busy", "Too much is going on at once. Try again in a moment.", status=503)

    async def catch_up(self) -> None:
        """Read what other workers wrote. Raises `EuchreError` if that fails."""
        async with self._turn:
            await self._catch_up()

    async def read_anew(self) -> None:
        """Read all of it again, since what is stored was changed. Raises `Deleted` where it is gone."""
        async with self._turn:
            events = await self.worker.store.read(self.kind, self.state.id)
            if not events:
                raise Deleted
            self._set(await asyncio.to_thread(_folded, self.kind, None, events))

    async def _keep(self, event: Any) -> None:
        before, self._doubtful = self.state, True  # until it is known to be kept or not, also where this is cancelled
        await self.worker.store.append(before.id, before.version, (event,))
        self.worker.notifier.notify(before.id, before.version + 1)
        self._set(await asyncio.to_thread(self.kind.evolve, before, event))

    async def _catch_up(self) -> None:
        events = await self.worker.store.read(self.kind, self.state.id, self.state.version)
        if events:
            self._set(await asyncio.to_thread(_folded, self.kind, self.state, events))
        self._doubtful = False

    def _set(self, state: StateT) -> None:
        self.state, self._doubtful = state, False
        self.clock.reach(state.at)
        self.on_change()


def _folded(kind: LoggedKind[StateT], state: StateT | None, events: Sequence[Any]) -> StateT:
    """The state after these events; None is the time before the opening. Raises `Unreadable` where they make none."""
    try:
        return kind.folded(state, events)
    except Exception as problem:
        raise Unreadable from problem
