"""Events that happen by themselves once time has passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.tables.beginning import begins_at, begun
from euchre.tables.clocks import deadline
from euchre.tables.events import Event, HeldUp, HostPassed, Restarted, Risen, StoodIn, TimedOut
from euchre.tables.table import Table

HELD_UP_AFTER: Final = 20.0
"""Seconds until people are told who keeps the shuffle waiting."""
SILENCE: Final = 60.0
"""Seconds until a seat that keeps the shuffle waiting is left out of it."""
FORSAKEN: Final = 300.0
"""Seconds until somebody else is host of a table whose host is away, and a seat at a listed table is free again."""

Alarm = tuple[float, Event]
"""The time and the event of an alarm."""


def alarms(table: Table) -> Iterator[Alarm]:
    """The alarms of a table: what will happen if nobody acts; with nobody there, the table waits."""
    if table.is_awake:
        yield from _begin(table)
        yield from _shuffle(table)
        yield from _turn(table)
        yield from _host(table)
        yield from _absent(table)


def _begin(table: Table) -> Iterator[Alarm]:
    """The match of an evening begins by itself."""
    when = begins_at(table)
    if when is not None:
        yield when, begun(table, when)


def _shuffle(table: Table) -> Iterator[Alarm]:
    waits_for = table.ceremony.waits_for
    if not waits_for:
        return
    if not table.held_up:
        when = table.asked + HELD_UP_AFTER
        yield when, HeldUp(at=when, seats=waits_for)
    yield _without(table, waits_for, table.asked + SILENCE)
    for place in waits_for:
        away = table.seats[place].away
        if away is not None:
            yield _without(table, (place,), away + table.terms.grace)


def _without(table: Table, seats: tuple[int, ...], when: float) -> Alarm:
    """The shuffle starts over without these seats."""
    others = tuple(other for other in table.ceremony.persons if other not in seats)
    return when, Restarted(at=when, contributors=others)


def _turn(table: Table) -> Iterator[Alarm]:
    """The alarm for the turn: a bot stands in for an absent player, or a clock runs out."""
    course = table.course
    if table.stage != "playing" or course is None or course.state.turn is None:
        return
    place = course.state.turn
    seat = table.seats[place]
    may_stand_in = table.daily is None  # whose person alone may decide
    if may_stand_in and seat.away is not None and not seat.stands_in and seat.guest is not None:
        when = seat.away + table.terms.grace
        yield when, StoodIn(at=when, seat=place)
    until = deadline(table)
    if until is not None and not course.late and not seat.stands_in:
        yield until, TimedOut(at=until, seat=place)


def _host(table: Table) -> Iterator[Alarm]:
    """A table must not depend on somebody who is gone; that of an evening does not, and keeps its director."""
    if table.host_away is None or table.evening is not None:
        return
    heir = table.heir
    if heir is not None and heir in table.guests:
        when = table.host_away + FORSAKEN
        yield when, HostPassed(at=when, guest=heir)


def _absent(table: Table) -> Iterator[Alarm]:
    """A seat at a listed table is not kept for somebody who is gone: others wait for it, where they may sit there."""
    if table.terms.listed and not table.is_replayed:
        for place, seat in enumerate(table.seats):
            if seat.guest is not None and seat.away is not None:
                when = seat.away + FORSAKEN
                yield when, Risen(at=when, seat=place)
