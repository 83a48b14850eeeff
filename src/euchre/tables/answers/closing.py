"""The acts of the operator of the server at a table: closing it for good, clearing a name or the title."""

from __future__ import annotations

from euchre.streams.guest import GUEST
from euchre.tables.answers.seating import seated
from euchre.tables.events import Abandoned, Cleared, Closed, Event, Risen, Settled
from euchre.tables.inputs import Clearing
from euchre.tables.names import unique_name
from euchre.tables.table import Table


def closing(table: Table, at: float) -> tuple[Event, ...]:
    """End the match without a winner, and empty the seats; nothing where the result counts, or is closed already."""
    if table.closed or table.counts:
        return ()
    ended = (Abandoned(at=at),) if table.stage == "playing" else ()
    people = (Risen(at=at, seat=place) for place, seat in enumerate(table.seats) if seat.guest is not None)
    return (*ended, *people, Closed(at=at))


def clearing(table: Table, received: Clearing, at: float) -> tuple[Event, ...]:
    """Leave the table without a title, or call a person a guest; nothing where the table does not know their name."""
    guest = received.guest
    if guest is None:
        return (Settled(at=at, title=""),)
    if table.seat_of(guest) is not None:
        return (seated(table, guest, GUEST, None, at),)
    if not any(guest in known for known in (table.left, table.removed, table.requests)):
        return ()
    others = [name for other, name in {**table.requests, **table.removed}.items() if other != guest]
    return (Cleared(at=at, guest=guest, name=unique_name(GUEST, (*table.names, *others))),)
