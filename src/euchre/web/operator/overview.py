"""The tables of all workers, for the operator: each worker shows its own in the store while somebody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from euchre.store.database.errors import Unavailable
from euchre.store.rows.measures import Measure
from euchre.tables.table import Table, text_of
from euchre.web.live.rooms import Rooms
from euchre.web.operator.replies import (
    MessageSeen,
    OperatorNow,
    PersonSeen,
    RemovedGuest,
    ReportReason,
    ReportSeen,
    TableSeen,
)
from euchre.web.operator.standing import StandingMeasures
from euchre.web.worker.worker import Worker

MOST: Final = 200
"""Tables that are listed, and reports."""
_WATCHED: Final = 60.0
"""Seconds for which the workers show their tables once an operator looks."""


class _Shown(NamedTuple):
    """A table as a worker has it."""

    version: int
    table: TableSeen


_DECODER: Final = msgspec.json.Decoder(dict[str, _Shown])


class Overview:
    """The server as its operator sees it."""

    def __init__(self, worker: Worker, rooms: Rooms, measures: StandingMeasures) -> None:
        self._worker: Final = worker
        self._rooms: Final = rooms
        self.measures: Final = measures

    async def now(self) -> OperatorNow:
        """The tables, the measures that hold, and the latest reports."""
        if not (self._worker.alone or self.measures.is_watched(_WATCHED / 2)):
            now = self._worker.clock()
            await self.measures.take(Measure("watch", "", "", now, now + _WATCHED))
        tables = sorted((await self._tables()).values(), key=lambda shown: -(shown.table.since or 0.0))
        message = self.measures.message
        rows = await self._worker.store.reports.latest(MOST)
        reporters = [row.report.reporter for row in rows]
        return OperatorNow(
            tables=tuple(shown.table for shown in tables[:MOST]),
            more=max(0, len(tables) - MOST),
            people=len({person.guest for shown in tables for person in shown.table.people if person.here}),
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
                live = msgspec.json.encode(_shown(self._rooms.tables)) if wanted else None
                await self._worker.store.heartbeats.show(self._worker.name, live)
                shows = wanted
            except Unavailable:
                pass  # which the store writes down

    async def _tables(self) -> dict[str, _Shown]:
        """The tables of all workers by their ids, each as the worker has it that is furthest."""
        tables = _shown(self._rooms.tables)
        if self._worker.alone:
            return tables
        alive = await self._worker.alive() - {self._worker.name}
        for name, live in (await self._worker.store.heartbeats.shown()).items():
            for of, shown in _read(live).items() if name in alive else ():
                if of not in tables or tables[of].version < shown.version:
                    tables[of] = shown
        return tables


def _read(live: bytes) -> dict[str, _Shown]:
    try:
        return _DECODER.decode(live)
    except msgspec.MsgspecError:  # of another version of Euchre
        return {}


def _shown(tables: Iterable[Table]) -> dict[str, _Shown]:
    return {table.id: _Shown(table.version, _seen(table)) for table in tables}


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
