"""A table whose result counts, in an evening or among the daily deals, and what nobody may do there."""

from __future__ import annotations

from typing import Final

from euchre.core.errors import refuse
from euchre.tables import messages
from euchre.tables.events import Arranged, Event, LastDealCalled, Seated, Unsealed
from euchre.tables.inputs import Replaced, RoundEnds, RoundIsOver
from euchre.tables.messages import Message
from euchre.tables.names import clean_name, unique_name
from euchre.tables.table import Table

DIRECTED: Final = "This table belongs to an evening. A director can change that on the page of the evening."
ONCE: Final = "Everybody plays a daily deal once, by the same rules, without hints and without taking moves back."
_PLAYING: Final = (
    messages.Commit,
    messages.Reveal,
    messages.Act,
    messages.StandIn,
    messages.Return,
    messages.Say,
    messages.Look,
)
"""The messages allowed there: seats, partners, rules and the matches are settled by the evening, for its host, too."""
_CLOSED: Final = (messages.Undo, messages.Hint, messages.Skip, messages.Concede, messages.Decline)
"""The messages that would make results of different tables unequal."""


def check(table: Table, message: Message) -> None:
    """Raise `EuchreError` for what is not done where the result counts, or is done by the director of the evening."""
    if not table.counts or isinstance(message, _PLAYING):
        return
    if table.daily is not None:
        if isinstance(message, messages.Skip):
            return
        refuse("daily/once", ONCE)
    if isinstance(message, _CLOSED):
        sentence = "This match counts in an evening: you cannot take moves back, get hints, skip ahead or give up."
        refuse("evening/closed", sentence)
    refuse("evening/director", DIRECTED)


def wished(table: Table, received: Replaced | RoundEnds | RoundIsOver, at: float) -> tuple[Event, ...]:
    """Do what the evening wishes; what has been done already, or is too late, changes nothing."""
    match received:
        case Replaced():
            return _replaced(table, received, at)
        case RoundEnds():
            goes_on = table.evening is not None and not table.last_deal and table.stage != "over"
            return (LastDealCalled(at=at),) if goes_on else ()
        case RoundIsOver():
            return (Unsealed(at=at),) if table.sealed and table.stage == "over" else ()


def _replaced(table: Table, received: Replaced, at: float) -> tuple[Event, ...]:
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
