"""Giving up a match, which a side does: all of its people must want to."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.tables.answers.refusals import check_playing, seat_of_person
from euchre.tables.events import Conceded, ConcessionDeclined, ConcessionProposed, Event
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Concede, Decline
from euchre.tables.seat import people
from euchre.tables.table import Table


def concede(table: Table, received: MessageReceived, message: Concede, at: float) -> tuple[Event, ...]:
    """A person wants to give up the match, or agrees to it. Partners for whom bots play are not asked.

    Where more than two sides play, nobody gives up while other people play on: one of them would get the match.

    Raises `EuchreError` outside a match, where something has happened since, and where they have proposed it before.
    """
    place = _seat_in_match(table, received, message)
    seating = table.seating
    if seating.sides > 2 and any(other != place for other in people(table.seats)):
        refuse("concede/others-play", "The others play on. You can leave the table, and a bot plays for you.")
    if all(_bot_plays_for(table, other) or other in table.conceding for other in seating.partners(place)):
        return (Conceded(at=at, side=seating.side(place)),)
    if place in table.conceding:
        refuse("concede/proposed", "You have proposed to give up. Your partner has not answered yet.")
    return (ConcessionProposed(at=at, seat=place),)


def decline(table: Table, received: MessageReceived, message: Decline, at: float) -> tuple[Event, ...]:
    """A person declines to give up, or takes their own proposal back.

    Raises `EuchreError` outside a match, where something has happened since, and where nobody proposes to give up.
    """
    place = _seat_in_match(table, received, message)
    if not table.conceding & {place, *table.seating.partners(place)}:
        refuse("concede/none", "Nobody of your side proposes to give up.")
    return (ConcessionDeclined(at=at, seat=place),)


def _seat_in_match(table: Table, received: MessageReceived, message: Concede | Decline) -> int:
    place = seat_of_person(table, received.guest)
    check_playing(table)
    if message.match != table.match:
        refuse("version/stale", "Something has happened that you had not seen yet. Look again.")
    return place


def _bot_plays_for(table: Table, place: int) -> bool:
    seat = table.seats[place]
    return seat.guest is None or seat.stands_in
