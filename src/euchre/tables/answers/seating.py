"""Taking a seat and leaving it."""

from __future__ import annotations

from euchre.core.errors import EuchreError, refuse
from euchre.tables.answers.refusals import check_not_removed, check_not_replayed, seat_of_person
from euchre.tables.events import Event, HostPassed, Risen, Seated
from euchre.tables.inputs import Joined, Left, MessageReceived
from euchre.tables.messages import Rise, Sit
from euchre.tables.names import clean_name, unique_name
from euchre.tables.table import Table


def sit(table: Table, received: MessageReceived, message: Sit, at: float) -> tuple[Event, ...]:
    """Take a seat, or change seat or name.

    Raises `EuchreError` where no seat, or not this one, is open, for another seat during a match or than the one they
    have had in this deal, where strangers could know the cards that come again, and for somebody whom the host has
    removed.
    """
    return (seated(table, received.guest, message.name, message.seat, at),)


def joined(table: Table, received: Joined, at: float) -> tuple[Event, ...]:
    """Take a seat from outside the table; nothing happens where none is free for this guest, or they have one."""
    if table.seat_of(received.guest) is not None:
        return ()
    try:
        return (seated(table, received.guest, received.name, None, at),)
    except EuchreError:
        return ()


def seated(table: Table, guest: str, called: str, wanted: int | None, at: float) -> Seated:
    """The event in which a guest takes this seat, or the first free one. Raises `EuchreError` as `sit` does."""
    check_not_removed(table, guest)
    own = table.seat_of(guest)
    place = _place(table, guest, wanted)
    others = (*_names_of_others(table, place, guest), *table.removed.values())
    same_name = "" if own is None or called.strip() else table.seats[own].name
    name = same_name or unique_name(clean_name(called), others)
    return Seated(at=at, seat=place, guest=guest, name=name, next_deal=_waits(table, place))


def _waits(table: Table, place: int) -> bool:
    """True if who sits down here plays from the next deal on: a bot has begun to play this one."""
    seat = table.seats[place]
    return seat.level is not None and not seat.offered and table.has_decided(place)


def _names_of_others(table: Table, place: int, guest: str) -> tuple[str, ...]:
    """The names of the people on the seats; who takes over a seat may have the name of the player before."""
    kept = (seat for other, seat in enumerate(table.seats) if other != place)
    return tuple(seat.name for seat in kept if seat.guest not in (None, guest))


def _place(table: Table, guest: str, wanted: int | None) -> int:
    own = table.seat_of(guest)
    if own is not None and wanted in (None, own):
        return own
    if own is not None and table.stage in ("shuffling", "playing"):
        refuse("seat/fixed", "Seats do not change while a match is under way.")
    check_not_replayed(table)
    free = table.free
    if wanted is None and not free:
        refuse("seat/none-open", "All seats of this table are taken.")
    if wanted is not None and wanted not in free:
        name = table.names[wanted]
        refuse("seat/taken", f"{name} sits there.", name=name)
    held = next((place for place, seat in enumerate(table.seats) if guest in seat.held_by), None)
    place = wanted if wanted is not None else held if held in free else free[0]
    if held not in (None, place):
        refuse("seat/other-hand", "You have seen another hand of this deal. You can sit here in the next deal.")
    return place


def rise(table: Table, received: MessageReceived, _message: Rise, at: float) -> tuple[Event, ...]:
    """Leave the table for good; a host hands it to the next person. Raises `EuchreError` for a spectator."""
    return _leave(table, seat_of_person(table, received.guest), at)


def left(table: Table, received: Left, at: float) -> tuple[Event, ...]:
    """Leave a seat for good from outside the table; nothing happens without a seat, or if the result counts."""
    place = table.seat_of(received.guest)
    return () if place is None or table.counts else _leave(table, place, at)


def _leave(table: Table, place: int, at: float) -> tuple[Event, ...]:
    risen = Risen(at=at, seat=place)
    heir = table.heir if table.seats[place].guest == table.host else None
    return (risen,) if heir is None else (risen, HostPassed(at=at, guest=heir))
