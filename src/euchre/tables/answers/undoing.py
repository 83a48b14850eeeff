"""Taking a decision back, and asking for a hint, both only where all others are bots."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import check_playing, check_seen, seat_of_person
from euchre.tables.course import the_course
from euchre.tables.events import Event, Hinted, Undone
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Hint, Undo
from euchre.tables.table import Table


def undo(table: Table, received: MessageReceived, message: Undo, at: float) -> tuple[Event, ...]:
    """The person takes their last decision back, and everything that came of it.

    Raises `EuchreError` outside a match, with other people, where something has happened since, and without a decision.
    """
    _check_alone(table, received)
    check_playing(table)
    check_seen(table, message.seen)
    last = the_course(table.course).last_own
    if last is None:
        refuse("undo/nothing", "You have not decided anything in this match yet.")
    return (Undone(at=at, actions=last),)


def hint(table: Table, received: MessageReceived, message: Hint, at: float) -> tuple[Event, ...]:
    """The person asks what a strong player would do.

    Raises `EuchreError` outside a match, with other people, where something has happened since, and out of turn.
    """
    place = _check_alone(table, received)
    check_playing(table)
    check_seen(table, message.seen)
    if the_course(table.course).state.turn != place:
        refuse("turn/not-yours", "A hint is for your own decision: it is not your turn.", kind="hint")
    return (Hinted(at=at, seat=place),)


def _check_alone(table: Table, received: MessageReceived) -> int:
    place = seat_of_person(table, received.guest)
    if table.single != place:
        refuse("undo/with-people", "You can take moves back or ask for hints only when all others are bots.")
    return place
