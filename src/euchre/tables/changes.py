"""What each event changes at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from euchre.core.actions import parse_action
from euchre.core.rules import Rules
from euchre.tables import events
from euchre.tables.course import Course, Player, the_course
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.seat import OPEN, STRONGEST, Seat, Seats, bot, filled, level_of, names_of, put, silent
from euchre.tables.table import Table

Changes = dict[str, Any]
"""The fields of a table with their new values."""
VISITORS: Final = 100
"""Guests whose messages a table remembers even if they are gone."""
MOST_PHRASES: Final = 4
"""Phrases of a seat whose times the table remembers: so many may be said in a row (`euchre.tables.answers.saying`)."""


def _connected(table: Table, event: events.Connected) -> Changes:
    changes: Changes = {"connections": MappingProxyType({**table.connections, event.connection: event.guest})}
    place = table.seat_of(event.guest)
    if place is not None:
        changes["seats"] = put(table.seats, place, replace(table.seats[place], away=None, stands_in=False))
    if event.guest == table.host:
        changes["host_away"] = None
    if table.course is not None and not table.connections:
        changes["course"] = replace(table.course, since=_goes_on(table, table.course, event.at))
    if not table.connections:
        changes["asked"] = event.at
    return changes


def _goes_on(table: Table, course: Course, at: float) -> float:
    """Since when the turn lasts, now that somebody is there again: a person's clock stood still, and is not set back.

    A bot waits anew, so that whoever is back sees what it does.
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
        "done": _remembered(table, {table.host, *(seat.guest for seat in seats), *left.values()}),
    }


def _remembered(table: Table, present: set[str | None]) -> Mapping[str, Any]:
    """What guests have said lately; those who are gone are forgotten once there are many."""
    if len(table.done) <= VISITORS:
        return table.done
    return MappingProxyType({guest: ids for guest, ids in table.done.items() if guest in present})


def _seated(table: Table, event: events.Seated) -> Changes:
    seats, before = table.seats, table.seat_of(event.guest)
    if before == event.seat:
        return {"seats": put(seats, before, replace(seats[before], name=event.name))}
    if before is not None:
        seats = put(seats, before, OPEN)
    away = None if event.guest in table.guests else event.at
    return {"seats": put(seats, event.seat, Seat(guest=event.guest, name=event.name, away=away)), "wanted": frozenset()}


def _risen(table: Table, event: events.Risen) -> Changes:
    begun = table.stage in ("shuffling", "playing")
    return _replaced(table, event.seat, bot(STRONGEST) if begun else OPEN, event.at)


def _arranged(table: Table, event: events.Arranged) -> Changes:
    return _replaced(table, event.seat, OPEN if event.player == "open" else bot(event.player), event.at)


def _replaced(table: Table, place: int, seat: Seat, at: float) -> Changes:
    """Somebody else sits there; a shuffle she had a part in starts anew."""
    seats = put(table.seats, place, seat)
    changes: Changes = {"seats": seats, "wanted": frozenset()}
    persons = table.ceremony.persons
    if table.stage == "shuffling" and place in persons:
        left = tuple(other for other in persons if other != place)
        changes |= _asked_anew(table, left, at, seats)
    return changes


def _settled(_table: Table, event: events.Settled) -> Changes:
    changes: Changes = {}
    if event.rules is not None:
        changes |= {"rules": Rules.parse(event.rules), "wanted": frozenset()}
    if event.terms is not None:
        changes["terms"] = event.terms
    return changes


def _host_passed(table: Table, event: events.HostPassed) -> Changes:
    return {"host": event.guest, "host_away": None if event.guest in table.guests else event.at}


def _wanted(table: Table, event: events.Wanted) -> Changes:
    return {"wanted": table.wanted | {event.guest}}


def _begun(table: Table, event: events.Begun) -> Changes:
    seats = filled(table.seats)
    ceremony = Ceremony(promise=promise_of(table.root, event.match, 1), persons=event.contributors)
    changes: Changes = {"match": event.match, "seats": silent(seats), "wanted": frozenset(), "at_once": False}
    changes |= {"stage": "shuffling", "started": event.at, "ended": None, "asked": event.at, "held_up": False}
    return changes | _performed(table, ceremony, event.match, seats, event.at)


def _promised(table: Table, event: events.Promised) -> Changes:
    ceremony = ceremonies.promise(table.ceremony, event.seat, event.digest)
    changes = {"asked": event.at, "held_up": False} if ceremony.ready and not table.ceremony.ready else {}
    return {"ceremony": ceremony, **changes}


def _revealed(table: Table, event: events.Revealed) -> Changes:
    ceremony = ceremonies.reveal(table.ceremony, event.seat, bytes.fromhex(event.contribution))
    return _performed(table, ceremony, table.match, table.seats, event.at)


def _restarted(table: Table, event: events.Restarted) -> Changes:
    return _asked_anew(table, event.contributors, event.at, table.seats)


def _asked_anew(table: Table, contributors: tuple[int, ...], at: float, seats: Seats) -> Changes:
    promise = promise_of(table.root, table.match, table.ceremony.attempt + 1)
    ceremony = ceremonies.begin_anew(table.ceremony, promise, contributors)
    return {"asked": at, "held_up": False, **_performed(table, ceremony, table.match, seats, at)}


def _performed(table: Table, ceremony: Ceremony, match: int, seats: Seats, at: float) -> Changes:
    """The ceremony is so far; once everybody has shown what she promised, the match is there."""
    if not ceremony.complete:
        return {"ceremony": ceremony}
    key = seeds.deal_key(seeds.match_seed(table.root, match, ceremony.attempt), ceremony.shown)
    names = names_of(seats)
    players = tuple(Player(seat.guest, names[place], level_of(seats, place)) for place, seat in enumerate(seats))
    seconds = float(table.terms.clock.seconds)
    course = Course.begin(table.rules, key, players, seconds=seconds, version=table.version + 1, at=at)
    return {"ceremony": ceremony, "course": course, "stage": "playing"}


def promise_of(root: bytes, match: int, attempt: int) -> str:
    """The server's promise for an attempt to shuffle for a match."""
    return seeds.promise(seeds.match_seed(root, match, attempt))


def _held_up(_table: Table, _event: events.HeldUp) -> Changes:
    return {"held_up": True}


def _acted(table: Table, event: events.Acted) -> Changes:
    action = parse_action(event.action)
    course = the_course(table.course).after(action, event.who, version=table.version + 1, at=event.at)
    changes: Changes = {"course": course}
    if course.chances != the_course(table.course).chances:
        changes["seats"] = silent(table.seats)
    if course.state.over:
        changes |= {"stage": "over", "ended": event.at}
    return changes


def _undone(table: Table, event: events.Undone) -> Changes:
    return {"course": the_course(table.course).back_to(event.actions, version=table.version + 1, at=event.at)}


def _hinted(table: Table, _event: events.Hinted) -> Changes:
    course = the_course(table.course)
    return {"course": replace(course, hints=course.hints + 1)}


def _timed_out(table: Table, _event: events.TimedOut) -> Changes:
    return {"course": replace(the_course(table.course), late=True)}


def _stood_in(table: Table, event: events.StoodIn) -> Changes:
    return {"seats": put(table.seats, event.seat, replace(table.seats[event.seat], stands_in=True))}


def _spoke(table: Table, event: events.Spoke) -> Changes:
    seat = table.seats[event.seat]
    spoke = (*seat.spoke, event.at)[-MOST_PHRASES:]
    return {"seats": put(table.seats, event.seat, replace(seat, said=event.phrase, spoke=spoke))}


CHANGES: Final[dict[type, Callable[[Table, Any], Changes]]] = {
    events.Connected: _connected,
    events.Disconnected: _disconnected,
    events.Seated: _seated,
    events.Risen: _risen,
    events.Arranged: _arranged,
    events.Settled: _settled,
    events.HostPassed: _host_passed,
    events.Wanted: _wanted,
    events.Begun: _begun,
    events.Promised: _promised,
    events.Revealed: _revealed,
    events.Restarted: _restarted,
    events.HeldUp: _held_up,
    events.Acted: _acted,
    events.Undone: _undone,
    events.Hinted: _hinted,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Spoke: _spoke,
}
"""What each event changes."""
