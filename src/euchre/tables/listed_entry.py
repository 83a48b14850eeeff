"""A line of the list of tables to join: a listed table where somebody is, and a seat is free."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.tables.messages import ClockKind, Pace
from euchre.tables.seat import people
from euchre.tables.table import Table, text_of


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedEntry:
    """A table that anybody may join, as strangers are told of it."""

    table: str
    rules: str
    pace: Pace
    clock: ClockKind
    """The kind of its clock."""
    seconds: int
    """The seconds of its clock."""
    names: tuple[str, ...]
    """The names of the people who sit there."""
    guests: tuple[str, ...]
    """Their ids, which nobody is told."""
    free: int
    """The number of seats that anybody may take."""
    begun: bool
    """A match is under way; otherwise people gather for one."""
    connection: str
    """The connection of one of them: once its worker is dead, they are gone, too."""


@dataclass(frozen=True, slots=True)
class UnlistedEntry:
    """A table that is no longer in the list."""

    table: str


def listed_entry(table: Table) -> ListedEntry | None:
    """The line of a table; None for one that is not listed, where nobody is, and where no seat is free.

    Once a match is over or its table closed none is listed, either: who came would wait for another one.
    """
    closed = table.closed or table.stage == "over"
    if not table.terms.listed or table.counts or closed or not table.free:
        return None
    here = {table.seats[place].guest for place in table.people_here}
    connections = sorted(name for name, guest in table.connections.items() if guest in here)
    if not connections:
        return None
    seated = [table.seats[place] for place in people(table.seats)]
    return ListedEntry(
        table=table.id,
        rules=text_of(table.rules),
        pace=table.terms.pace,
        clock=table.terms.clock.kind,
        seconds=table.terms.clock.seconds,
        names=tuple(seat.name for seat in seated),
        guests=tuple(seat.guest for seat in seated if seat.guest is not None),
        free=len(table.free),
        begun=table.stage != "gathering",
        connection=connections[0],
    )


def listed_changes(before: Table | None, after: Table) -> tuple[ListedEntry | UnlistedEntry, ...]:
    """The change to the list of tables that a step has made; `before` is None for a new table."""
    was, now = None if before is None else listed_entry(before), listed_entry(after)
    if was == now:
        return ()
    return (UnlistedEntry(after.id),) if now is None else (now,)
