"""A stream as this worker serves it: it takes one step at a time, and stores what follows before it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from euchre.store.database.errors import Behind, Deleted, Unreadable
from euchre.store.rows.streams import Stream
from euchre.web.http.refusals import Denied
from euchre.web.worker.steady_clock import SteadyClock
from euchre.web.worker.worker import Worker

_TRIES: Final = 20
"""The number of times a step is tried when another worker was first."""


class StreamState(Protocol):
    """The state of a stream."""

    @property
    def id(self) -> str:
        """The id under which it is stored."""

    @property
    def version(self) -> int:
        """The number of events."""

    @property
    def at(self) -> float:
        """The time of the last one, in unix seconds."""

    @property
    def log(self) -> Sequence[Any]:
        """The events so far."""


StateT = TypeVar("StateT", bound=StreamState)


@dataclass(frozen=True, slots=True, kw_only=True)
class Served(Generic[StateT]):
    """A kind of stream that a worker serves."""

    stream: Stream[Any]
    fold: Callable[[Sequence[Any]], StateT]
    """The state after all these events."""
    evolve: Callable[[StateT, Any], StateT]
    """The state after one more event."""
    step: Callable[[StateT, Any, float], Any]
    """The event that an input leads to at a time, or None; it raises `EuchreError` for what is refused."""

    def folded(self, events: Sequence[Any]) -> StateT:
        """The state after these events. Raises `Unreadable` where they make none."""
        try:
            return self.fold(events)
        except Exception as problem:
            raise Unreadable from problem

    def evolved(self, state: StateT, events: Sequence[Any]) -> StateT:
        """The state after more events. Raises `Unreadable` where they make none."""
        try:
            return reduce(self.evolve, events, state)
        except Exception as problem:
            raise Unreadable from problem


class StreamRoom(Generic[StateT]):
    """A stream in memory. The state here is what the store holds, or a little behind it."""

    kind: ClassVar[Served[Any]]

    def __init__(self, state: StateT, worker: Worker) -> None:
        self.state = state
        self.users = 0
        """The number of requests that use it at the moment; it stays in memory meanwhile."""
        self.clock: Final = SteadyClock(worker.clock, worker.steady, state.at)
        self.worker: Final = worker
        self._turn: Final = asyncio.Lock()
        self._doubtful = False

    @classmethod
    async def load(cls, of: str, worker: Worker) -> Self | None:
        """The room of a stream in the store; None if there is no such stream. Raises `Unreadable`."""
        events = await worker.store.read(cls.kind.stream, of)
        return cls(await asyncio.to_thread(cls.kind.folded, events), worker) if events else None

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
            events = await self.worker.store.read(self.kind.stream, self.state.id)
            if not events:
                raise Deleted
            self._set(await asyncio.to_thread(self.kind.folded, events))

    async def _keep(self, event: Any) -> None:
        before, self._doubtful = self.state, True  # until it is known to be kept or not, also where this is cancelled
        await self.worker.store.append(before.id, before.version, (event,))
        self.worker.notifier.notify(before.id, before.version + 1)
        self._set(await asyncio.to_thread(self.kind.evolve, before, event))

    async def _catch_up(self) -> None:
        events = await self.worker.store.read(self.kind.stream, self.state.id, self.state.version)
        if events:
            self._set(await asyncio.to_thread(self.kind.evolved, self.state, events))
        self._doubtful = False

    def _set(self, state: StateT) -> None:
        self.state, self._doubtful = state, False
        self.clock.reach(state.at)
        self.on_change()
