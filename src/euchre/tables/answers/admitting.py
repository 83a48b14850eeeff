"""Going on with more players: a guest asks for a seat where people have all, and the host goes on with them."""

from __future__ import annotations

from typing import Final

from euchre.core import law
from euchre.core.errors import refuse
from euchre.core.rules import Rules
from euchre.tables.answers.refusals import check_host, check_not_removed
from euchre.tables.answers.seating import seated
from euchre.tables.beginning import begun
from euchre.tables.events import Abandoned, Event, Gathered, SeatRequested, Settled
from euchre.tables.fold import evolve
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Admit, RequestSeat
from euchre.tables.names import clean_name, unique_name
from euchre.tables.seat import people
from euchre.tables.table import Table

MOST_REQUESTS: Final = 4
"""The guests who ask at a time: no table takes more than four people more."""


def request_seat(table: Table, received: MessageReceived, message: RequestSeat, at: float) -> tuple[Event, ...]:
    """Ask to play along.

    Raises `EuchreError` for somebody with a seat, or removed by the host, where not all seats are people's, and where
    many ask.
    """
    check_not_removed(table, received.guest)
    if table.seat_of(received.guest) is not None or len(people(table.seats)) < len(table.seats):
        refuse("seat/not-full", "Not all seats of this table are taken by other people: the host can open one for you.")
    others = [name for guest, name in table.requests.items() if guest != received.guest]
    if len(others) >= MOST_REQUESTS:
        refuse("seat/many-requests", "Several people ask for a seat here already.")
    taken = (*table.names, *table.removed.values(), *others)
    return (SeatRequested(at=at, guest=received.guest, name=unique_name(clean_name(message.name), taken)),)


def admit(table: Table, received: MessageReceived, message: Admit, at: float) -> tuple[Event, ...]:
    """Go on with those who ask: a match under way ends without a winner, and the next one begins at once.

    Raises `EuchreError` for anybody but the host, where nobody asks, and for rules with too few seats.
    """
    check_host(table, received.guest)
    if not table.requests:
        refuse("seat/no-requests", "Nobody asks for a seat at this table.")
    rules = law.not_small(Rules.parse(message.rules))
    players, wanted = law.seating(rules).players, len(people(table.seats)) + len(table.requests)
    if players < wanted:
        sentence = f"These rules are for {players} players, and {wanted} people want to play."
        refuse("seat/too-few", sentence, players=players, wanted=wanted)
    ended: tuple[Event, ...] = (Abandoned(at=at),) if table.stage == "playing" else ()
    events: list[Event] = [*ended, Gathered(at=at), Settled(at=at, rules=str(rules))]
    for event in events:
        table = evolve(table, event)
    for guest, name in table.requests.items():
        event = seated(table, guest, name, None, at)
        table = evolve(table, event)
        events.append(event)
    return (*events, begun(table, at))
