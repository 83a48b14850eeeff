"""Another match at the same table."""

from __future__ import annotations

from euchre.tables.answers.refusals import refuse, seat_of_person
from euchre.tables.events import Event, Wanted
from euchre.tables.heard import Said
from euchre.tables.messages import Again
from euchre.tables.seat import people
from euchre.tables.table import Table


def again(table: Table, said: Said, _message: Again, at: float) -> tuple[Event, ...]:
    """Somebody wants another match. Where nobody sits but bots, the host may.

    Raises `EuchreError`: ``table/not-over``.
    """
    if people(table.seats) or said.guest != table.host:
        seat_of_person(table, said.guest)
    if table.stage != "over":
        refuse("table/not-over", "You can play another match once this one is over.", kind="again")
    return (Wanted(at=at, guest=said.guest),)


def everybody_wants_it(table: Table) -> bool:
    """True once everybody who is here wants another match."""
    if table.stage != "over" or not table.wanted:
        return False
    if not people(table.seats):
        return table.host in table.wanted
    here = {table.seats[place].guest for place in table.people_here}
    return bool(here) and here <= table.wanted
