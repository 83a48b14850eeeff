"""The change of a table by each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from euchre.core import law
from euchre.core.actions import parse_action
from euchre.core.rules import Rules
from euchre.core.view import view
from euchre.tables import events, seat_changes, shuffle_changes
from euchre.tables.course import Course, the_course
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.seat import none_offered, put, resized, silent
from euchre.tables.table import Changes, Done, Table

VISITORS: Final = 100
"""Guests whose messages a table remembers even after they have gone."""
MOST_PHRASES: Final = 4
"""Phrases of a seat whose times the table remembers, and that may be said in a row (`euchre.tables.answers.people`)."""


def _connected(table: Table, event: events.Connected) -> Changes:
    changes: Changes = {"connections": MappingProxyType({**table.connections, event.connection: event.guest})}
    place = table.seat_of(event.guest)
    if place is not None:
        seat = table.seats[place]
        back = replace(seat, away=None, comes=False, stands_in=seat.until_next is not None, offered=False)
        changes["seats"] = put(table.seats, place, back)
    if event.guest == table.host:
        changes["host_away"] = None
    if table.course is not None and not table.is_awake:
        changes["course"] = replace(table.course, since=_goes_on(table, table.course, event.at))
    if not table.connections:
        changes["asked"] = event.at
    return changes


def _goes_on(table: Table, course: Course, at: float) -> float:
    """The start of the turn, now that a person is back: their clock stood still, and is not reset.

    A bot's wait starts over, so that whoever is back sees what it does.
    """
    turn = course.state.turn
    person = turn is not None and table.seats[turn].guest is not None
    return course.since + at - table.deserted if person and table.deserted is not None else at


def _disconnected(table: Table, event: events.Disconnected) -> Changes:
    left = {name: guest for name, guest in table.connections.items() if name not in event.connections}
    gone = table.guests - frozenset(left.values())
    seats = tuple(replace(seat, away=event.at) if seat.guest in gone else seat for seat in table.seats)
    return {
        "connections": MappingProxyType(left),
        "deserted": event.at if not left and not event.died else None,
        "seats": seats,
        "host_away": event.at if table.host in gone else table.host_away,
        "requests": MappingProxyType({guest: name for guest, name in table.requests.items() if guest not in gone}),
        "done": _remembered(table, {table.host, *(seat.guest for seat in seats), *left.values()}),
    }


def _remembered(table: Table, present: set[str | None]) -> Mapping[str, Done]:
    """The latest messages of each guest; once there are many guests, those who are gone are forgotten."""
    if len(table.done) <= VISITORS:
        return table.done
    return MappingProxyType({guest: ids for guest, ids in table.done.items() if guest in present})


def _settled(table: Table, event: events.Settled) -> Changes:
    changes: Changes = {}
    if event.rules is not None:
        rules = Rules.parse(event.rules)
        changes |= {"rules": rules, "wanted": frozenset(), **_for_players(table, law.seating(rules).players)}
    if event.terms is not None:
        changes["terms"] = event.terms
        if table.stage == "playing" and not event.terms.spectators:
            changes["course"] = replace(the_course(table.course), private=True)
    if event.title is not None:
        changes["title"] = event.title
    return changes


def _for_players(table: Table, players: int) -> Changes:
    """The change to a table with seats for `players`."""
    if players == table.seating.players:
        return {}
    ceremony = Ceremony.begin(table.ceremony.promise, (), places=players)
    return {"seats": resized(table.seats, players), "ceremony": ceremony}


def _host_passed(table: Table, event: events.HostPassed) -> Changes:
    return {"host": event.guest, "host_away": None if event.guest in table.guests else event.at}


def _wanted(table: Table, event: events.Wanted) -> Changes:
    return {"wanted": table.wanted | {event.guest}}


def _acted(table: Table, event: events.Acted) -> Changes:
    action = parse_action(event.action)
    course = the_course(table.course).after(
        action, event.who, version=table.version + 1, at=event.at, stood_in=event.level
    )
    changes: Changes = {"course": course}
    if course.chances != the_course(table.course).chances:
        changes["seats"] = silent(table.seats)
    if course.state.over:
        changes |= _ended(table, course, event.at)
    return changes


def _ended(table: Table, course: Course, at: float) -> Changes:
    """The change at the end of a match with this course: the people of the side that won have one more."""
    changes: Changes = {
        "course": course,
        "stage": "over",
        "ended": at,
        "conceding": frozenset(),
        "seats": none_offered(table.seats),
    }
    if course.winner is not None:
        seats = (table.seats[place] for place in table.seating.members(course.winner))
        won = {seat.guest: table.won.get(seat.guest, 0) + 1 for seat in seats if seat.guest is not None}
        changes["won"] = MappingProxyType({**table.won, **won})
    return changes


def _undone(table: Table, event: events.Undone) -> Changes:
    return {"course": the_course(table.course).back_to(event.actions, version=table.version + 1, at=event.at)}


def _concession_proposed(table: Table, event: events.ConcessionProposed) -> Changes:
    return {"conceding": table.conceding | {event.seat}}


def _concession_declined(table: Table, event: events.ConcessionDeclined) -> Changes:
    return {"conceding": table.conceding - {event.seat, *table.seating.partners(event.seat)}}


def _conceded(table: Table, event: events.Conceded) -> Changes:
    return _ended(table, replace(the_course(table.course), conceded=event.side), event.at)


def _abandoned(table: Table, event: events.Abandoned) -> Changes:
    return _ended(table, replace(the_course(table.course), abandoned=True), event.at)


def _last_deal(_table: Table, _event: events.LastDealCalled) -> Changes:
    return {"last_deal": True}


def _time_up(table: Table, event: events.TimeUp) -> Changes:
    return _ended(table, replace(the_course(table.course), time_up=True), event.at)


def _unsealed(_table: Table, _event: events.Unsealed) -> Changes:
    return {"sealed": False}


def _closed(_table: Table, _event: events.Closed) -> Changes:
    return {"closed": True}


def _hinted(table: Table, _event: events.Hinted) -> Changes:
    course = the_course(table.course)
    return {"course": replace(course, hints=course.hints + 1)}


def _skipped(table: Table, event: events.Skipped) -> Changes:
    course = the_course(table.course)
    return {"course": replace(course, rest=0, skipped=view(course.state, event.seat).may_skip)}


def _timed_out(table: Table, _event: events.TimedOut) -> Changes:
    return {"course": replace(the_course(table.course), late=True)}


def _stood_in(table: Table, event: events.StoodIn) -> Changes:
    return {"seats": put(table.seats, event.seat, replace(table.seats[event.seat], stands_in=True))}


def _returned(table: Table, event: events.Returned) -> Changes:
    back = replace(table.seats[event.seat], stands_in=False, until_next=None)
    changes: Changes = {"seats": put(table.seats, event.seat, back)}
    course = table.course
    if course is not None and course.state.turn == event.seat and table.terms.clock.kind == "off":
        changes["course"] = replace(course, since=event.at)
    return changes


def _spoke(table: Table, event: events.Spoke) -> Changes:
    seat = table.seats[event.seat]
    spoke = (*seat.spoke, event.at)[-MOST_PHRASES:]
    return {"seats": put(table.seats, event.seat, replace(seat, said=event.phrase, spoke=spoke))}


CHANGES: Final[dict[type, Callable[[Table, Any], Changes]]] = {
    events.Connected: _connected,
    events.Disconnected: _disconnected,
    events.Seated: seat_changes.seated,
    events.Risen: seat_changes.risen,
    events.Arranged: seat_changes.arranged,
    events.Offered: seat_changes.offered,
    events.Swapped: seat_changes.swapped,
    events.Paired: seat_changes.paired,
    events.SeatAsked: seat_changes.seat_asked,
    events.SeatRequested: seat_changes.requested,
    events.Removed: seat_changes.removed,
    events.Readmitted: seat_changes.readmitted,
    events.Cleared: seat_changes.cleared,
    events.Settled: _settled,
    events.HostPassed: _host_passed,
    events.Wanted: _wanted,
    events.Gathered: shuffle_changes.gathered,
    events.Begun: shuffle_changes.begun,
    events.Promised: shuffle_changes.promised,
    events.Revealed: shuffle_changes.revealed,
    events.Restarted: shuffle_changes.restarted,
    events.HeldUp: shuffle_changes.held_up,
    events.Acted: _acted,
    events.Undone: _undone,
    events.ConcessionProposed: _concession_proposed,
    events.ConcessionDeclined: _concession_declined,
    events.Conceded: _conceded,
    events.Abandoned: _abandoned,
    events.LastDealCalled: _last_deal,
    events.TimeUp: _time_up,
    events.Unsealed: _unsealed,
    events.Closed: _closed,
    events.Hinted: _hinted,
    events.Skipped: _skipped,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Spoke: _spoke,
}
"""The function that says what each kind of event changes."""
