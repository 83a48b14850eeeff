"""The absence of a player: a bot plays for them, or their seat is open, until they are back."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import check_playing, seat_of_person
from euchre.tables.clocks import bot_in
from euchre.tables.events import Event, Offered, Returned, StoodIn
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Return, StandIn
from euchre.tables.table import Table


def stand_in(table: Table, received: MessageReceived, message: StandIn, at: float) -> tuple[Event, ...]:
    """Have a bot play for another person. Where a clock runs, it alone limits the time to think.

    Raises `EuchreError` outside a match, where no other person sits or a bot plays already, where a clock runs, and
    before a minute has passed.
    """
    seat_of_person(table, received.guest)
    check_playing(table)
    seat, name = table.seats[message.seat], table.names[message.seat]
    if seat.guest in (None, received.guest):
        refuse("seat/no-person", "No other person sits there.")
    if seat.stands_in:
        refuse("standin/already", f"A bot is playing for {name} already.", name=name)
    if table.terms.clock.kind != "off":
        refuse("standin/clock", "The clock says how long people may think at this table.")
    if bot_in(table, message.seat, at) != 0:
        refuse("standin/early", f"A bot may play for {name} once {name} has not moved for a minute.", name=name)
    return (StoodIn(at=at, seat=message.seat),)


def return_(table: Table, received: MessageReceived, _message: Return, at: float) -> tuple[Event, ...]:
    """Play again, or keep a seat that was opened. Raises `EuchreError` where no bot plays for them."""
    back = (*returned(table, seat_of_person(table, received.guest), at), *kept(table, received.guest, at))
    if not back:
        refuse("standin/none", "No bot is playing for you.")
    return back


def returned(table: Table, place: int, at: float) -> tuple[Event, ...]:
    """The events that follow because the person of a seat plays: they take over from a bot that played for them."""
    return (Returned(at=at, seat=place),) if table.seats[place].stands_in else ()


def kept(table: Table, guest: str, at: float) -> tuple[Event, ...]:
    """The events that follow because somebody gives a sign of life: if their seat was opened, it is closed again."""
    place = table.seat_of(guest)
    return () if place is None or not table.seats[place].offered else (Offered(at=at, seat=place, open=False),)
