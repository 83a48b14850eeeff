"""Taking a seat and leaving it."""

from __future__ import annotations

from euchre.tables.answers.refusals import refuse, seat_of_person
from euchre.tables.events import Event, HostPassed, Risen, Seated
from euchre.tables.inputs import Left, MessageReceived
from euchre.tables.messages import Rise, Sit
from euchre.tables.names import clean_name, unique_name
from euchre.tables.table import Table


def sit(table: Table, received: MessageReceived, message: Sit, at: float) -> tuple[Event, ...]:
    """Somebody takes a seat, or changes seat or name.

    Raises `EuchreError`: ``seat/taken``, ``seat/none-open``, ``seat/fixed`` for another seat during a match,
    ``seat/removed`` for somebody whom the host has removed.
    """
    if received.guest in table.removed:
        refuse(
            "seat/removed",
            "The host has removed you from this table. Ask to be invited again.",
        )
    own = table.seat_of(received.guest)
    place = _place(table, own, message.seat)
    others = (seat.name for seat in table.seats if seat.guest not in (None, received.guest))
    same_name = "" if own is None or message.name.strip() else table.seats[own].name
    name = same_name or unique_name(clean_name(message.name), others)
    return (Seated(at=at, seat=place, guest=received.guest, name=name),)


def _place(table: Table, own: int | None, wanted: int | None) -> int:
    if own is not None and wanted in (None, own):
        return own
    if own is not None and table.stage in ("shuffling", "playing"):
        refuse("seat/fixed", "Seats do not change while a match is under way.")
    free = [place for place, seat in enumerate(table.seats) if seat.is_open]
    if wanted is None:
        if not free:
            refuse("seat/none-open", "All seats of this table are taken.")
        return free[0]
    if wanted not in free:
        name = table.names[wanted]
        refuse("seat/taken", f"{name} sits there.", name=name)
    return wanted


def rise(table: Table, received: MessageReceived, _message: Rise, at: float) -> tuple[Event, ...]:
    """Somebody leaves for good; a host hands the table to the next person. Raises `EuchreError`: ``seat/none``."""
    return _leave(table, seat_of_person(table, received.guest), at)


def left(table: Table, received: Left, at: float) -> tuple[Event, ...]:
    """Leave a seat for good from outside the table; nothing happens where the guest has no seat."""
    place = table.seat_of(received.guest)
    return () if place is None else _leave(table, place, at)


def _leave(table: Table, place: int, at: float) -> tuple[Event, ...]:
    risen = Risen(at=at, seat=place)
    heir = table.heir if table.seats[place].guest == table.host else None
    return (risen,) if heir is None else (risen, HostPassed(at=at, guest=heir))
