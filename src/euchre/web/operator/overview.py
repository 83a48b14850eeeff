"""The tables of all workers, for the operator: each worker shows its own in the store while somebody looks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec

from euchre.store.database.errors import Unavailable, Unreadable
from euchre.store.rows.measures import Measure
from euchre.tables.fold import TABLE
from euchre.tables.table import Table, text_of
from euchre.web.live.rooms import Rooms
from euchre.web.operator.elsewhere import Elsewhere, Visit
from euchre.web.operator.replies import (
    GuestElsewhere,
    MessageSeen,
    OperatorNow,
    PersonSeen,
    RemovedGuest,
    ReportReason,
    ReportSeen,
    TableSeen,
)
from euchre.web.operator.standing import StandingMeasures
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

MOST: Final = 200
"""Tables that are listed, guests elsewhere, and reports."""
_WATCHED: Final = 60.0
"""Seconds for which the workers show their tables once an operator looks."""

_TABLES: Final = 3
"""The latest tables of a guest at which their name is looked for."""
_NAMED: Final = 60.0
"""Seconds for which it is not looked for again."""


class _Shown(NamedTuple):
    """A table as a worker has it."""

    version: int
    table: TableSeen


class _Live(NamedTuple):
    """The tables by their ids, and the visits of guests elsewhere, as a worker has them."""

    tables: dict[str, _Shown]
    visits: dict[str, Visit]


_DECODER: Final = msgspec.json.Decoder(_Live)


class Overview:
    """The server as its operator sees it."""

    def __init__(self, worker: Worker, rooms: Rooms, measures: StandingMeasures) -> None:
        self._worker: Final = worker
        self._rooms: Final = rooms
        self.measures: Final = measures
        self.elsewhere: Final = Elsewhere(worker.clock)
        self._names: dict[str, Cached[str]] = {}
        """The names of the guests who were elsewhere at the last look."""

    async def now(self) -> OperatorNow:
        """The tables, the guests elsewhere, the measures that hold, and the latest reports."""
        if not (self._worker.alone or self.measures.is_watched(_WATCHED / 2)):
            now = self._worker.clock()
            await self.measures.take(Measure("watch", "", "", now, now + _WATCHED))
        live = await self._live()
        tables = sorted(live.tables.values(), key=lambda shown: -(shown.table.since or 0.0))
        here = {person.guest for shown in tables for person in shown.table.people if person.here}
        message = self.measures.message
        rows = await self._worker.store.reports.latest(MOST)
        reporters = [row.report.reporter for row in rows]
        return OperatorNow(
            tables=tuple(shown.table for shown in tables[:MOST]),
            more=max(0, len(tables) - MOST),
            people=len(here),
            elsewhere=await self._guests(live.visits, here),
            message=None if message is None else MessageSeen(text=message.text, until=message.until),
            removed=tuple(
                RemovedGuest(guest=removal.guest, name=removal.text, at=removal.at, until=removal.until)
                for removal in self.measures.removals
            ),
            reports=tuple(
                ReportSeen(
                    table=report.stream,
                    code=code,
                    match=report.match,
                    guest=report.guest,
                    name=report.name,
                    reason=msgspec.convert(report.reason, ReportReason),
                    at=report.at,
                    reporter=report.reporter,
                    reports=reporters.count(report.reporter),
                    over=over,
                )
                for report, code, over in rows
            ),
        )

    async def run(self) -> None:
        """Show the tables of this worker to the others while an operator looks."""
        shows = False
        while True:
            await asyncio.sleep(self._worker.settings.heartbeat)
            wanted = self.measures.is_watched() and not self._worker.alone
            if not (wanted or shows):
                continue
            try:
                live = msgspec.json.encode(self._own) if wanted else None
                await self._worker.store.heartbeats.show(self._worker.name, live)
                shows = wanted
            except Unavailable:
                pass  # which the store writes down

    @property
    def _own(self) -> _Live:
        tables = {table.id: _Shown(table.version, _seen(table)) for table in self._rooms.tables if not table.closed}
        return _Live(tables, self.elsewhere.visits)

    async def _live(self) -> _Live:
        """The tables of all workers, each as the worker has it that is furthest, and the visits that go on."""
        tables, visits = self._own
        if not self._worker.alone:
            alive = await self._worker.alive() - {self._worker.name}
            for name, live in (await self._worker.store.heartbeats.shown()).items():
                other = _read(live) if name in alive else _Live({}, {})
                for of, shown in other.tables.items():
                    tables[of] = max(tables.get(of, shown), shown, key=lambda one: one.version)
                for guest, visit in other.visits.items():
                    visits[guest] = visit.with_other(visits.get(guest, visit))
        return _Live(tables, self.elsewhere.open(visits))

    async def _guests(self, visits: dict[str, Visit], here: set[str]) -> tuple[GuestElsewhere, ...]:
        """The guests of these visits who are neither at a table nor removed, with the names that others have seen."""
        away = here.union(removal.guest for removal in self.measures.removals)
        latest = sorted(((guest, visit) for guest, visit in visits.items() if guest not in away), key=_began)[:MOST]
        steady, known = self._worker.steady, self._names
        self._names = names = {guest: known.get(guest) or Cached(steady, seconds=_NAMED) for guest, _ in latest}
        called = [await names[guest].get(partial(self._name, guest)) for guest, _ in latest]
        return tuple(
            GuestElsewhere(guest=guest, name=name, screen=visit.screen, since=visit.since)
            for (guest, visit), name in zip(latest, called, strict=True)
        )

    async def _name(self, guest: str) -> str:
        """The last name that a guest had at one of their latest tables; "" where they only watched."""
        store = self._worker.store
        for table in await store.streams.latest(TABLE, guest=guest, most=_TABLES):
            with suppress(Unreadable):
                if name := dict(await store.guests.seated(table)).get(guest):
                    return name
        return ""


def _began(visit: tuple[str, Visit]) -> float:
    return -visit[1].since


def _read(live: bytes) -> _Live:
    try:
        return _DECODER.decode(live)
    except msgspec.MsgspecError:  # of another version of Euchre
        return _Live({}, {})


def _seen(table: Table) -> TableSeen:
    seated = tuple(
        PersonSeen(guest=seat.guest, name=seat.name, seat=place, here=seat.is_here)
        for place, seat in enumerate(table.seats)
        if seat.guest is not None
    )
    others = sorted(table.guests - {person.guest for person in seated})
    return TableSeen(
        code=table.code,
        title=table.title,
        rules=text_of(table.rules),
        stage=table.stage,
        people=(*seated, *(PersonSeen(guest=guest, name="", seat=None, here=True) for guest in others)),
        spectators=table.watchers,
        match=table.match,
        since=table.started,
        counts=table.counts,
    )
