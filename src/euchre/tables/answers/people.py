"""What the host decides about the people at the table: who must go, who may come back, who is host."""

from __future__ import annotations

from euchre.tables.answers.refusals import check_host, refuse
from euchre.tables.events import Event, HostPassed, Readmitted, Removed
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import HandOver, Readmit, Remove
from euchre.tables.table import Table


def remove(table: Table, received: MessageReceived, message: Remove, at: float) -> tuple[Event, ...]:
    """The host removes a person. Raises `EuchreError`: ``table/not-host``, ``seat/no-person``."""
    check_host(table, received.guest)
    guest = _other_person(table, message.seat)
    return (Removed(at=at, seat=message.seat, guest=guest, name=table.seats[message.seat].name),)


def readmit(table: Table, received: MessageReceived, message: Readmit, at: float) -> tuple[Event, ...]:
    """The host lets somebody sit down again. Raises `EuchreError`: ``table/not-host``, ``seat/not-removed``."""
    check_host(table, received.guest)
    found = next((guest for guest, name in table.removed.items() if name == message.name), None)
    if found is None:
        refuse("seat/not-removed", "Nobody of that name was removed from this table.")
    return (Readmitted(at=at, guest=found),)


def hand_over(table: Table, received: MessageReceived, message: HandOver, at: float) -> tuple[Event, ...]:
    """The host makes somebody else the host. Raises `EuchreError`: ``table/not-host``, ``seat/no-person``."""
    check_host(table, received.guest)
    return (HostPassed(at=at, guest=_other_person(table, message.seat)),)


def _other_person(table: Table, place: int) -> str:
    guest = table.seats[place].guest
    if guest is None or guest == table.host:
        refuse("seat/no-person", "No other person sits there.")
    return guest
