"""The people at a table: they come, go and speak; the host removes them, lets them back or hands over to them."""

from __future__ import annotations

from typing import Final

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import check_host, seat_of_person
from euchre.tables.changes import MOST_PHRASES
from euchre.tables.events import Connected, Disconnected, Event, HostPassed, Readmitted, Removed, Spoke
from euchre.tables.inputs import Arrived, Gone, MessageReceived
from euchre.tables.messages import HandOver, Readmit, Remove, Say
from euchre.tables.table import Table

WITHIN: Final = 10.0
"""Seconds in which a seat says at most `MOST_PHRASES` phrases."""


def arrived(table: Table, received: Arrived, at: float) -> tuple[Event, ...]:
    """A client has connected; a connection that is known already changes nothing."""
    known = table.connections.get(received.connection)
    if known == received.guest:
        return ()
    connected = Connected(at=at, guest=received.guest, connection=received.connection)
    return (connected,) if known is None else (*gone(table, Gone((received.connection,)), at), connected)


def gone(table: Table, received: Gone, at: float) -> tuple[Event, ...]:
    """Connections were closed, or lost."""
    known = tuple(name for name in received.connections if name in table.connections)
    return (Disconnected(at=at, connections=known, died=received.died),) if known else ()


def say(table: Table, received: MessageReceived, message: Say, at: float) -> tuple[Event, ...]:
    """A person says a phrase. Raises `EuchreError` after too many at once."""
    place = seat_of_person(table, received.guest)
    spoke = table.seats[place].spoke
    if len(spoke) == MOST_PHRASES and at - spoke[0] < WITHIN:
        refuse("say/too-often", "Too many phrases at once. Try again in a few seconds.")
    return (Spoke(at=at, seat=place, phrase=message.phrase),)


def remove(table: Table, received: MessageReceived, message: Remove, at: float) -> tuple[Event, ...]:
    """The host removes a person. Raises `EuchreError` for anybody else, and where no other person sits."""
    check_host(table, received.guest)
    guest = _other_person(table, message.seat)
    return (Removed(at=at, seat=message.seat, guest=guest, name=table.seats[message.seat].name),)


def readmit(table: Table, received: MessageReceived, message: Readmit, at: float) -> tuple[Event, ...]:
    """The host lets somebody sit down again. Raises `EuchreError` for anybody else, and for a name not removed."""
    check_host(table, received.guest)
    found = next((guest for guest, name in table.removed.items() if name == message.name), None)
    if found is None:
        refuse("seat/not-removed", "Nobody of that name was removed from this table.")
    return (Readmitted(at=at, guest=found),)


def hand_over(table: Table, received: MessageReceived, message: HandOver, at: float) -> tuple[Event, ...]:
    """The host makes somebody else the host. Raises `EuchreError` for anybody else, and where no other person sits."""
    check_host(table, received.guest)
    return (HostPassed(at=at, guest=_other_person(table, message.seat)),)


def _other_person(table: Table, place: int) -> str:
    guest = table.seats[place].guest
    if guest is None or guest == table.host:
        refuse("seat/no-person", "No other person sits there.")
    return guest
