"""Closing a table for good, as the operator of the server does."""

from __future__ import annotations

from euchre.tables.events import Abandoned, Closed, Event, Risen
from euchre.tables.table import Table


def closing(table: Table, at: float) -> tuple[Event, ...]:
    """End the match without a winner, and empty the seats; nothing where the result counts, or is closed already."""
    if table.closed or table.counts:
        return ()
    ended = (Abandoned(at=at),) if table.stage == "playing" else ()
    people = (Risen(at=at, seat=place) for place, seat in enumerate(table.seats) if seat.guest is not None)
    return (*ended, *people, Closed(at=at))
