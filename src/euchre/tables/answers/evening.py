"""A table of an evening: what it does for the evening, and what nobody may do there, since others depend on it."""

from __future__ import annotations

from typing import Final

from euchre.tables import messages
from euchre.tables.answers.refusals import refuse
from euchre.tables.events import Arranged, Event, LastDealCalled, Seated
from euchre.tables.inputs import Replaced, RoundEnds
from euchre.tables.messages import Message
from euchre.tables.names import clean_name, unique_name
from euchre.tables.table import Table

_DIRECTED: Final = (
    messages.Rise,
    messages.Swap,
    messages.Pair,
    messages.Ask,
    messages.HandOver,
    messages.Settle,
    messages.Again,
    messages.Gather,
)
"""What the evening has settled: seats, partners, rules, how many matches, and who directs it."""
_CLOSED: Final = (messages.Undo, messages.Hint, messages.Skip, messages.Concede, messages.Decline)
"""What would make results of different tables unequal."""


def check(table: Table, message: Message, guest: str) -> None:
    """Raise `EuchreError` ``evening/director`` or ``evening/closed`` for what is not done at a table of an evening."""
    if table.evening is None:
        return
    if isinstance(message, _DIRECTED) or (isinstance(message, messages.Sit) and table.seat_of(guest) is not None):
        refuse("evening/director", "This table belongs to an evening. Only its director can change that.")
    if isinstance(message, _CLOSED):
        sentence = "This match counts in an evening: you cannot take moves back, get hints, skip ahead or give up."
        refuse("evening/closed", sentence)


def replaced(table: Table, received: Replaced, at: float) -> tuple[Event, ...]:
    """The director puts somebody else on a seat, who takes over its hand; nothing happens once the match is over.

    A guest who sits at the table already keeps their seat.
    """
    if table.evening is None or table.stage == "over" or received.seat >= table.seating.players:
        return ()
    if isinstance(received.player, str):
        return (Arranged(at=at, seat=received.seat, player=received.player),)
    guest, called = received.player
    if table.seat_of(guest) is not None:
        return ()
    others = [seat.name for place, seat in enumerate(table.seats) if place != received.seat and seat.guest is not None]
    return (Seated(at=at, seat=received.seat, guest=guest, name=unique_name(clean_name(called), others)),)


def round_ends(table: Table, _received: RoundEnds, at: float) -> tuple[Event, ...]:
    """The time of the round is up: the deal under way is the last one; said twice it does no harm."""
    if table.evening is None or table.last_deal or table.stage == "over":
        return ()
    return (LastDealCalled(at=at),)
