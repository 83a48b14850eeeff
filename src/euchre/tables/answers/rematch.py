"""The answer to a wish for another match at the same table."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import seat_of_person
from euchre.tables.answers.standing_in import returned
from euchre.tables.events import Event, Wanted
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Again
from euchre.tables.seat import people
from euchre.tables.table import Table


def again(table: Table, received: MessageReceived, _message: Again, at: float) -> tuple[Event, ...]:
    """Ask for another match. Where only bots sit, the host may ask.

    Raises `EuchreError` before the match is over.
    """
    if people(table.seats) or received.guest != table.host:
        seat_of_person(table, received.guest)
    if table.stage != "over":
        refuse("table/not-over", "You can play another match once this one is over.", kind="again")
    place = table.seat_of(received.guest)
    return (Wanted(at=at, guest=received.guest), *(() if place is None else returned(table, place, at)))


def everybody_wants_it(table: Table) -> bool:
    """True once everybody who is here and plays wants another match."""
    if table.stage != "over" or not table.wanted:
        return False
    if not people(table.seats):
        return table.host in table.wanted
    here = {table.seats[place].guest for place in table.people_here if not table.seats[place].stands_in}
    return bool(here) and here <= table.wanted
