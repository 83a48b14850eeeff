"""A stream as this worker serves it: it takes one step at a time, and stores what follows before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from euchre.core.errors import EuchreError, IllegalAction
from euchre.store.database.errors import Behind, Deleted, Newer, Unreadable
from euchre.streams.kind import StreamKind, StreamState
from euchre.streams.logged import LoggedKind
from euchre.tables.history import Entry
from euchre.web.http.refusals import Denied
from euchre.web.telemetry import metrics
from euchre.web.worker.steady_clock import SteadyClock
from euchre.web.worker.worker import Worker

_TRIES: Final = 20
"""The number of times a step is tried when another worker was first."""
StateT = TypeVar("StateT", bound=StreamState)


@dataclass(frozen=True, slots=True)
class Decision(Generic[StateT]):
    """The result of a step, before it is stored."""

    after: StateT
    events: tuple[Any, ...] = ()
    entries: tuple[Entry, ...] = ()
    """The lines of the match list that change."""
    effects: tuple[Any, ...] = ()
    """The other work to be done about it."""


class StreamRoom(Generic[StateT]):
    """A stream in memory. The state here is what the store holds, or a little behind it."""

    kind: ClassVar[StreamKind[Any]]

    def __init__(self, state: StateT, worker: Worker, *, copied: int = 0) -> None:
        self.state = state
        self.copied = copied
        """The version of the last copy that is stored, or about to be; 0 without one."""
        self.users = 0
        """The number of requests that use it at the moment; it stays in memory meanwhile."""
        self.clock: Final = SteadyClock(worker.clock, worker.steady, state.at)
        self.worker: Final = worker
        self._turn: Final = asyncio.Lock()
        self._changed = asyncio.Event()
        self._doubtful = False
        """True while it is not known whether what was being stored is."""

    @classmethod
    async def load(cls, of: str, worker: Worker) -> Self | None:
        """The room of a stream in the store; None if there is no such stream. Raises `Unreadable`."""
        try:
            state, copied = await cls._stored(of, worker)
        except Deleted:
            return None
        return cls(state, worker, copied=copied)

    @classmethod
    async def _stored(cls, of: str, worker: Worker) -> tuple[Any, int]:
        """The stored state, and the version of the copy it was made from. Raises `Deleted` for a deleted stream."""
        events = await worker.store.streams.read(cls.kind, of)
        if not events:
            raise Deleted
        return await asyncio.to_thread(folded, cls.kind, None, events), 0

    @property
    def is_shut(self) -> bool:
        """True once the store holds something of it that this worker cannot read: it serves nobody any more."""
        return False

    @property
    def news(self) -> int:
        """The version of the last change that people are told of."""
        return self.state.version

    async def after(self, version: int) -> None:
        """Return once there is something to tell since this version."""
        while self.news == version:
            await self._changed.wait()

    @contextmanager
    def in_use(self) -> Iterator[Self]:
        """Keep it in memory meanwhile."""
        self.users += 1
        try:
            yield self
        finally:
            self.users -= 1

    async def catch_up(self) -> None:
        """Read what other workers wrote. Raises `EuchreError` if that fails."""
        async with self._turn:
            await self._catch_up()

    async def read_anew(self) -> None:
        """Read all of it again, since what is stored was changed. Raises `Deleted` where it is gone."""
        async with self._turn:
            state, self.copied = await self._stored(self.state.id, self.worker)
            self._set(state)

    # What a kind has of its own

    async def _decide(self, received: Any) -> Decision[StateT]:
        """The result of an input. Raises `EuchreError` for what is refused."""
        raise NotImplementedError

    def on_change(self) -> None:
        """Do what follows from another state."""

    def _on_done(self, before: StateT, decision: Decision[StateT]) -> None:
        """Do what follows from a step here that is stored, or needs not be."""

    def _on_missed(self, before: StateT, events: Sequence[Any]) -> None:
        """Do what follows from what other workers wrote."""

    # What all kinds have in common

    async def _take(self, received: Any) -> Decision[StateT]:
        """Take a step, and store it; of what others wrote in the meantime it knows then.

        Raises `EuchreError` for what is refused, and where it cannot be stored.
        """
        if self._doubtful:
            await self._catch_up()
        for _ in range(_TRIES):
            before, decision = self.state, await self._decide(received)
            if decision.events and not await self._is_kept(before, decision):
                continue
            self._set(decision.after)
            self._on_done(before, decision)
            return decision
        raise Denied("stream/busy", "Too much is going on at once. Try again in a moment.", status=503)

    async def _is_kept(self, before: StateT, decision: Decision[StateT]) -> bool:
        """Store a step. False if another worker was first; what it wrote is read then."""
        self._doubtful = True  # until it is known to be kept or not, also where this is cancelled
        try:
            with metrics.KEEPING.time():
                await self.worker.store.streams.append(before.id, before.version, decision.events, decision.entries)
        except Behind:
            await self._catch_up()
            return False
        self.worker.notifier.notify(before.id, decision.after.version)
        self._doubtful = False
        return True

    async def _catch_up(self) -> None:
        before = self.state
        events = await self.worker.store.streams.read(self.kind, before.id, before.version)
        if events:
            self._set(await asyncio.to_thread(folded, self.kind, before, events))
            self._on_missed(before, events)
        self._doubtful = False

    def _set(self, state: StateT) -> None:
        if state is self.state:
            return
        self.state = state
        self.clock.reach(state.at)
        self.on_change()
        self._announce()

    def _announce(self) -> None:
        """Let everybody know who waits."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


class LoggedRoom(StreamRoom[StateT]):
    """A stream in memory with its whole log."""

    kind: ClassVar[LoggedKind[Any]]

    async def take(self, received: Any) -> StateT:
        """Let the stream take a step, once everything before it is done and stored; returns the state then.

        Raises `EuchreError` for what is refused, and where it cannot be stored.
        """
        async with self._turn:
            return (await self._take(received)).after

    async def _decide(self, received: Any) -> Decision[StateT]:
        return await asyncio.to_thread(self._decided, self.state, received, self.clock.now())

    def _decided(self, state: StateT, received: Any, now: float) -> Decision[StateT]:
        event = self.kind.step(state, received, now)
        return Decision(state) if event is None else Decision(self.kind.evolve(state, event), (event,))


def folded(kind: StreamKind[StateT], state: StateT | None, events: Sequence[Any]) -> StateT:
    """The state after these events; None is the time before the opening. Raises `Unreadable` where they make none."""
    try:
        return kind.folded(state, events)
    except IllegalAction as problem:
        raise Unreadable from problem
    except EuchreError as problem:  # house rules that are not known here
        raise Newer from problem
    except Exception as problem:
        raise Unreadable from problem
