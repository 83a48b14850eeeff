"""A table and its connections on this worker: takes one step at a time, and stores it before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, Self

from msgspec.structs import replace

from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.core.errors import EuchreError
from euchre.core.view import View, view
from euchre.store.database.errors import Deleted, Newer, Unavailable, Unreadable
from euchre.tables import snapshot
from euchre.tables.answers.refusals import CLOSED, NO_SPECTATORS, check_visit
from euchre.tables.connection_names import worker_of
from euchre.tables.effects import Acknowledge, Advise, Broadcast, Effect, Persist, Refuse, SendNow
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.tables.inputs import Arrived, Gone, Input, MessageReceived
from euchre.tables.messages import Message
from euchre.tables.perspective.now import now_of, nows_of, refused_of, removed_spectators
from euchre.tables.replies import Ack, Now
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.web.http.refusals import NO_STORE, UNEXPECTED, Denied
from euchre.web.live.connection import Connection, unread
from euchre.web.live.hints import Hints
from euchre.web.streams.stream_room import Decision, StreamRoom, folded
from euchre.web.telemetry import metrics
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")
_UNTHROTTLED: Final = 16
"""The number of connections up to which everybody is updated at once."""
_PAUSE_EACH: Final = 0.002
"""Seconds that each further connection adds to the pause between two updates of spectators.

To update one takes about a tenth of this.
"""
_ELSEWHERE: Final = "people at other workers"
MISSED: Final = 50
"""The most missed events that are sent one by one; after more, clients get the table as it stands, as newcomers do."""


class Room(StreamRoom[Table]):
    """A table as this worker serves it. The state here is what the store holds, or a little behind it."""

    kind = TABLE

    def __init__(self, table: Table, worker: Worker, *, copied: int = 0) -> None:
        super().__init__(table, worker, copied=copied)
        self.leads = False
        """True if this worker wrote what happened last, and so is the one to let bots play."""
        self.connections: Final[dict[str, Connection]] = {}
        self.quiet_since = worker.steady()
        self._hints: Final = Hints(worker)
        self._synced: Final[set[str]] = set()
        self._unreadable: Unreadable | None = None
        self._retired = False

    @property
    def table(self) -> Table:
        """The table."""
        return self.state

    @property
    def is_shut(self) -> bool:
        """True once the store holds something of the table that this worker cannot read: it serves nobody any more."""
        return self._unreadable is not None

    @classmethod
    async def load(cls, of: str, worker: Worker) -> Self | None:
        """The room of a table in the store, from its newest snapshot; None if there is no such table."""
        try:
            room = await super().load(of, worker)
        except Unreadable as problem:
            _log_unreadable(of, problem, worker)
            raise
        worker.unreadable.discard(of)
        return room

    @classmethod
    async def _stored(cls, of: str, worker: Worker) -> tuple[Table, int]:
        stored = await worker.store.snapshots.read(of)
        copy = None if stored is None else await asyncio.to_thread(snapshot.read, stored)
        copied = 0 if copy is None else copy.version
        events = await worker.store.streams.events(of, copied)
        if copy is None and not events:
            raise Deleted
        return await asyncio.to_thread(folded, cls.kind, copy, events), copied

    @property
    def payer(self) -> Payer:
        """The payer of the bots' thinking here: the host's address, or anybody's while the host is away.

        Tables whose people are all at other workers share one turn: their addresses are not known here.
        """
        connections = sorted(self.connections.values(), key=lambda one: one.guest != self.table.host)
        return Payer(connections[0].address if connections else _ELSEWHERE, self.table.id)

    def pause(self, connection: Connection) -> float:
        """Seconds between two times that a client is told how the table stands: players at once, a crowd less often."""
        if connection.guest == self.table.host or self.table.seat_of(connection.guest) is not None:
            return 0.0
        return max(0, len(self.connections) - _UNTHROTTLED) * _PAUSE_EACH

    async def add(self, connection: Connection) -> bool:
        """Add a client: it gets the table as it is, and from here on what happens.

        False if the room was retired before it was the client's turn, perhaps because the worker stood still: here
        nobody would hear of other workers, and no bot would play. Raises `EuchreError` for one spectator too many, and
        where too much has happened.
        """
        async with self._turn:
            if self._retired:
                return False
            self._check_place_for(connection.guest)
            self.connections[connection.name] = connection
            if not self.table.connections:
                self.clock.set(self.table.at)
            await self._take_safely(Arrived(connection.guest, connection.name))
            if self._unreadable:
                connection.turn_off(self._unreadable)
            elif connection.name not in self._synced:
                self._send_now(connection)
        return True

    def _check_place_for(self, guest: str) -> None:
        """The host and people who sit or are here find a place as long as the table goes on; others may be too many."""
        belongs = guest == self.table.host or guest in self.table.guests or self.table.seat_of(guest) is not None
        check_visit(self.table, belongs=belongs)
        if not belongs and self.table.watchers >= self.worker.settings.limits.spectators:
            raise Denied("limit/spectators", "Too many people are watching this table.", status=429)

    def retire(self) -> None:
        """Take nobody in any more: the worker no longer keeps this room."""
        self._retired = True

    async def remove(self, connection: Connection) -> None:
        """Remove a client that has gone."""
        self.connections.pop(connection.name, None)
        self._synced.discard(connection.name)
        self._hints.forget(connection.name)
        self.quiet_since = self.worker.steady()
        if not self.worker.shutdown.begun:  # otherwise one step says at the end that all of them are gone
            async with self._turn:
                await self._take_safely(Gone((connection.name,)))  # nobody else would, where the room was retired

    @property
    def is_reconciled(self) -> bool:
        """True if the table's list of connections has just those that are open here, and perhaps some of others."""
        return {name for name in self.table.connections if self._is_ours(name)} == self.connections.keys()

    async def reconcile_connections(self) -> None:
        """Make the table's list of connections match those open here.

        They differ only after a failed write, after another worker declared this one dead, or while this one stops.
        """
        async with self._turn:
            known, here = self.table.connections, self.connections
            if gone := tuple(name for name in known if self._is_ours(name) and name not in here):
                await self._take_safely(Gone(gone))
            for connection in [one for name, one in here.items() if name not in known]:
                await self._take_safely(Arrived(connection.guest, connection.name))

    def _is_ours(self, connection: str) -> bool:
        return worker_of(connection) == self.worker.name

    async def receive(self, connection: Connection, message: Message) -> None:
        """Take a client's message, and answer it."""
        metrics.MESSAGES.inc()
        with metrics.ANSWERING.time():
            effects = await self.take(MessageReceived(connection.guest, connection.name, message))
        for effect in effects or ():
            if isinstance(effect, Advise):
                self._hints.give(connection, effect, stands=partial(self._is_before, effect.view))

    def _is_before(self, decision: View) -> bool:
        """True if this is still what a seat sees and decides."""
        course = self.table.course
        return course is not None and decision.seat is not None and view(course.state, decision.seat) == decision

    async def take(self, received: Input) -> tuple[Effect, ...] | None:
        """Let the table take a step, once everything before it is done; returns what came of it.

        None if the room was retired before: nothing is done then, and the table may be open in a new room, which would
        not hear of it.
        """
        async with self._turn:
            return None if self._retired else await self._take_safely(received)

    def refresh(self) -> None:
        """Send everybody how the table stands: something that is no part of it has changed."""
        here = [self.connections[name] for name in self._synced & self.connections.keys()]
        nows = nows_of(self.table, {connection.reader for connection in here}, at=self.clock.now())
        for connection in here:
            connection.send(self._with_readiness(nows[connection.reader]))

    async def catch_up(self) -> None:
        """Read what other workers wrote, and send it to everybody here. Raises `EuchreError` if that fails."""
        try:
            await super().catch_up()
        except Unreadable as problem:
            self._shut(problem)

    async def read_anew(self) -> None:
        """Read the table again, since what is stored of it was changed, and send it to everybody.

        Where it was deleted, everybody is sent away.
        """
        self.worker.snapshots.drop(self.table.id)
        try:
            await super().read_anew()
        except Unreadable as problem:
            self._shut(problem)
        else:
            self.refresh()

    async def _take_safely(self, received: Input) -> tuple[Effect, ...]:
        if self.is_shut:
            return ()
        try:
            return (await self._take(received)).effects
        except Unreadable as problem:
            self._shut(problem)
        except EuchreError as problem:
            self._doubtful = True
            metrics.STORE_FAILURES.inc()
            if not isinstance(problem, Unavailable):
                _LOG.warning("Could not save a change to a table: %s", problem)
            self._refuse(received, NO_STORE)
        except Exception:  # noqa: BLE001 - whatever it is, the table is as it was
            self._doubtful = True
            _LOG.exception("Could not apply a change to a table")
            self._refuse(received, UNEXPECTED)
        except BaseException:  # cancelled: what was being stored may or may not be
            self._doubtful = True
            raise
        return ()

    async def _decide(self, received: Input) -> Decision[Table]:
        after, effects = step(self.table, received, self.clock.now())
        events = tuple(event for effect in effects if isinstance(effect, Persist) for event in effect.events)
        return Decision(after, events, entries(self.table, after) if events else (), effects)

    def _on_done(self, before: Table, decision: Decision[Table]) -> None:
        after = decision.after
        if decision.events:
            self.leads = True
            self._save_snapshot(after)
            if after.stage == "over" and before.stage != "over":
                self.worker.past_matches.put(after)
                if after.evening is not None:
                    self.worker.due_evenings.put(after.evening.id)
                if after.daily is not None:
                    self.worker.daily_ended.set()
        self._publish(before, decision.effects)

    def _on_missed(self, before: Table, events: Sequence[Event]) -> None:
        self.leads = False
        if len(events) > MISSED:  # everybody else at this worker would wait meanwhile
            self.refresh()
            self._send_removed_away(before)
        else:
            self._broadcast(before, tuple(events))

    def _save_snapshot(self, table: Table) -> None:
        if table.version - self.copied >= snapshot.EVERY:
            self.worker.snapshots.put(table)
            self.copied = table.version

    def _shut(self, problem: Unreadable) -> None:
        """Send everybody away: the table was deleted, or another worker may be able to read what this one cannot."""
        self._unreadable = problem
        if not isinstance(problem, Deleted):
            _log_unreadable(self.table.id, problem, self.worker)
        for connection in self.connections.values():
            connection.turn_off(problem)

    def _publish(self, before: Table, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            match effect:
                case Acknowledge():
                    if connection := self.connections.get(effect.connection):
                        connection.send(Ack(id=effect.id, version=effect.version))
                case Refuse():
                    metrics.REFUSALS.labels(effect.error.code).inc()
                    if connection := self.connections.get(effect.connection):
                        connection.send(refused_of(self.table, effect, connection.reader.language))
                case SendNow():
                    if connection := self.connections.get(effect.connection):
                        self._send_now(connection)
                case Broadcast():
                    self._broadcast(before, effect.events)

    def _broadcast(self, before: Table, events: tuple[Event, ...]) -> None:
        greeted = {connection.reader for name, connection in self.connections.items() if name in self._synced}
        nows = nows_of(self.table, greeted, before=before, events=events, at=self.clock.now())
        for name, connection in tuple(self.connections.items()):
            if name in self._synced:
                connection.send(self._with_readiness(nows[connection.reader]))
            else:
                self._send_now(connection)
        self._send_removed_away(before)

    def _send_removed_away(self, before: Table) -> None:
        out = removed_spectators(before, self.table)
        for connection in self.connections.values():
            if self.table.closed:
                connection.turn_off(EuchreError("table/closed", CLOSED))
            elif connection.guest in out:
                connection.turn_off(EuchreError("table/no-spectators", NO_SPECTATORS))

    def _send_now(self, connection: Connection) -> None:
        self._synced.add(connection.name)
        connection.send(self._with_readiness(now_of(self.table, *connection.reader, at=self.clock.now())))

    def _with_readiness(self, now: Now) -> Now:
        """Add what the table cannot know: the readiness of its bots."""
        levels = map(self.table.level_of, range(len(self.table.seats)))
        return replace(now, players=self.worker.lineup.readiness(BOT_OF_LEVEL[level] for level in levels if level))

    def _refuse(self, received: Input, code: str) -> None:
        if isinstance(received, MessageReceived) and (connection := self.connections.get(received.connection)):
            connection.send(unread(connection.words, code, received.message.id))


def _log_unreadable(table_id: str, problem: Unreadable, worker: Worker) -> None:
    """Log that a table cannot be read here, once for each table."""
    if table_id not in worker.unreadable:
        worker.unreadable.add(table_id)
        metrics.UNREADABLE.inc()
        what = "is on a newer version of Euchre" if isinstance(problem, Newer) else "is damaged"
        _LOG.error("The table %s… %s and cannot be read by this worker; the others go on.", table_id[:8], what)
