"""Makes a table from its events: the first opens it, and each of the others changes it."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from euchre.core.rules import Rules
from euchre.streams.kind import StreamKind
from euchre.tables import events
from euchre.tables.changes import CHANGES
from euchre.tables.events import Event
from euchre.tables.seat import OPEN, Seat, bot
from euchre.tables.shuffle_changes import first_ceremony
from euchre.tables.table import Changes, Table

REMEMBERED: Final = 64
"""Messages of each guest that the table remembers, so that none is done twice."""


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event."""
    version, done = table.version + 1, table.done
    if event.by is not None and event.id is not None:
        of_guest = (*done.get(event.by, ()), (event.id, version))[-REMEMBERED:]
        done = MappingProxyType({**done, event.by: of_guest})
    changes: Changes = {"done": done, **CHANGES[type(event)](table, event)}
    return replace(table, version=version, at=event.at, **changes)


def _opened(event: events.Opened) -> Table:
    seats = tuple(_first(event, who) for who in event.seats)
    root = bytes.fromhex(event.root)
    return Table(
        id=event.table,
        code=event.code,
        root=root,
        version=1,
        at=event.at,
        host=event.host,
        at_once=event.at_once,
        rules=Rules.parse(event.rules),
        terms=event.terms,
        seats=seats,
        evening=event.evening,
        daily=event.daily,
        begins=None if event.evening is None else event.at + event.terms.grace,
        shuffle=event.shuffle,
        sealed=event.shuffle is not None,
        ceremony=first_ceremony(root, 1, (), len(seats), event.shuffle),
        host_away=event.at,
    )


def _first(event: events.Opened, who: Any) -> Seat:
    if who == "me":
        return Seat(guest=event.host, name=event.name, away=event.at)
    return OPEN if who == "open" else bot(who)


TABLE: Final[StreamKind[Table]] = StreamKind(
    name="table", events=Event, opening=events.Opened, opened=_opened, evolve=evolve, numbered="number"
)
