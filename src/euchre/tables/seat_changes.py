"""Changes of the seats by events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeVar

from euchre.tables import events
from euchre.tables.course import Course, the_course
from euchre.tables.seat import OPEN, STRONGEST_LEVEL, Seat, bot, moved, put
from euchre.tables.shuffle_changes import asked_anew
from euchre.tables.table import Changes, Leaver, Table

MOST_REMOVED: Final = 50
"""The number of removed guests that a table remembers; beyond that, it forgets the first ones."""
MOST_LEFT: Final = 12
"""The number of guests who have left that a table remembers, likewise."""
_T = TypeVar("_T")


def seated(table: Table, event: events.Seated) -> Changes:
    """A guest takes a seat, or changes seat or name."""
    seats, before = table.seats, table.seat_of(event.guest)
    if before == event.seat:
        return {"seats": put(seats, before, replace(seats[before], name=event.name))}
    away = None if event.guest in table.guests else event.at
    until_next = table.level_of(event.seat) if event.next_deal else None
    seat = Seat(
        guest=event.guest,
        name=event.name,
        away=away,
        comes=away is not None,
        stands_in=until_next is not None,
        until_next=until_next,
    )
    if before is not None:
        return {"seats": put(put(seats, before, OPEN), event.seat, seat), "wanted": frozenset()}
    changes = _replaced(table, event.seat, seat, event.at)
    changes["requests"] = MappingProxyType(_without(table.requests, event.guest))
    if table.stage == "playing":
        changes["course"] = _taken_over(table, the_course(table.course), event)
    return changes


def _taken_over(table: Table, course: Course, event: events.Seated) -> Course:
    """The match with somebody else on a seat: a clock for each move starts again for them, after time to look."""
    course = replace(
        course,
        joined=course.joined | {event.guest},
        taken_over=(*course.taken_over, event.seat),
        decided=course.decided - {event.seat},
    )
    if course.state.turn != event.seat or table.terms.clock.kind == "game":
        return course
    return replace(course, since=event.at, late=False)


def requested(table: Table, event: events.SeatRequested) -> Changes:
    """A guest would like to play along."""
    return {"requests": MappingProxyType({**table.requests, event.guest: event.name})}


def offered(table: Table, event: events.Offered) -> Changes:
    """The host has opened a seat in mid-match, or closed it again."""
    return {"seats": put(table.seats, event.seat, replace(table.seats[event.seat], offered=event.open))}


def risen(table: Table, event: events.Risen) -> Changes:
    """The change when a player has left for good: the seat is open, or in a match a bot's."""
    return _left(table, event.seat, event.at)


def arranged(table: Table, event: events.Arranged) -> Changes:
    """The host has put a bot on a seat, or opened it."""
    return _replaced(table, event.seat, OPEN if event.player == "open" else bot(event.player), event.at)


def _replaced(table: Table, place: int, seat: Seat, at: float) -> Changes:
    """Put somebody else on a seat: a shuffle the person took part in starts over, and their side no longer gives up."""
    if table.stage == "playing":
        before = table.seats[place]
        seat = replace(seat, held_by=before.held_by | ({before.guest} if before.guest is not None else frozenset()))
    seats = put(table.seats, place, seat)
    side = {place, *table.seating.partners(place)}
    changes: Changes = {"seats": seats, "wanted": frozenset(), "conceding": table.conceding - side}
    if (guest := table.seats[place].guest) is not None and table.evening is None:  # there they change the device
        changes["left"] = _with_last(table.left, guest, Leaver(table.seats[place].name, table.match), MOST_LEFT)
    if table.evening is not None and table.stage == "gathering" and not table.seats[place].is_open:
        changes["evening"] = table.evening.without(place)
    persons = table.ceremony.persons
    if table.stage == "shuffling" and place in persons:
        left = tuple(other for other in persons if other != place)
        changes |= asked_anew(table, left, at, seats)
    return changes


def _left(table: Table, place: int, at: float) -> Changes:
    begun = table.stage in ("shuffling", "playing")
    return _replaced(table, place, bot(STRONGEST_LEVEL) if begun else OPEN, at)


def removed(table: Table, event: events.Removed) -> Changes:
    """The host has removed somebody, who may not sit down again."""
    names = _with_last(table.removed, event.guest, event.name, MOST_REMOVED)
    return {**_left(table, event.seat, event.at), "removed": names}


def readmitted(table: Table, event: events.Readmitted) -> Changes:
    """The change when a removed guest may sit down again."""
    return {"removed": MappingProxyType(_without(table.removed, event.guest))}


def cleared(table: Table, event: events.Cleared) -> Changes:
    """The change when a guest without a seat has another name wherever they are remembered."""
    guest, name = event.guest, event.name
    changes: Changes = {}
    if (leaver := table.left.get(guest)) is not None:
        changes["left"] = MappingProxyType({**table.left, guest: leaver._replace(name=name)})
    if guest in table.removed:
        changes["removed"] = MappingProxyType({**table.removed, guest: name})
    if guest in table.requests:
        changes["requests"] = MappingProxyType({**table.requests, guest: name})
    return changes


def _without(guests: Mapping[str, _T], guest: str) -> dict[str, _T]:
    return {other: value for other, value in guests.items() if other != guest}


def _with_last(guests: Mapping[str, _T], guest: str, value: _T, most: int) -> Mapping[str, _T]:
    return MappingProxyType(dict(list({**_without(guests, guest), guest: value}.items())[-most:]))


def swapped(table: Table, event: events.Swapped) -> Changes:
    """The change when two seats are swapped."""
    order = list(table.seating.seats)
    order[event.first], order[event.second] = event.second, event.first
    return {"seats": moved(table.seats, tuple(order)), "wanted": frozenset()}


def paired(table: Table, event: events.Paired) -> Changes:
    """The partners are drawn again."""
    return {"seats": moved(table.seats, event.order), "wanted": frozenset()}


def seat_asked(table: Table, event: events.SeatAsked) -> Changes:
    """The change when a player asks for another seat."""
    return {"seats": put(table.seats, event.seat, replace(table.seats[event.seat], asks=event.wanted))}
