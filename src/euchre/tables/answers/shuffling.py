"""Contributions of people to the shuffle: a promise first, then what was promised."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import seat_of_person
from euchre.tables.events import Event, Promised, Restarted, Revealed
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Commit, Reveal
from euchre.tables.table import Table


def commit(table: Table, received: MessageReceived, message: Commit, at: float) -> tuple[Event, ...]:
    """Promise a contribution to the shuffle.

    Somebody who has lost what they promised, or comes late, may promise anew, and then everybody must.

    Raises `EuchreError` outside the shuffle, and what the ceremony refuses.
    """
    place, ceremony = seat_of_person(table, received.guest), table.ceremony
    _check_shuffling(table)
    promised = Promised(at=at, seat=place, digest=message.digest)
    if ceremony.begins_anew_for(place, message.digest):
        people = tuple(sorted({*table.people_here, place}))
        return Restarted(at=at, contributors=people), promised
    ceremonies.promise(ceremony, place, message.digest)
    return (promised,)


def reveal(table: Table, received: MessageReceived, message: Reveal, at: float) -> tuple[Event, ...]:
    """Reveal a promised contribution. Raises `EuchreError` outside the shuffle, and what the ceremony refuses."""
    place = seat_of_person(table, received.guest)
    _check_shuffling(table)
    ceremonies.reveal(table.ceremony, place, bytes.fromhex(message.contribution))
    return (Revealed(at=at, seat=place, contribution=message.contribution),)


def _check_shuffling(table: Table) -> None:
    if table.stage != "shuffling":
        refuse("table/not-shuffling", "The cards are shuffled when a match begins.")
