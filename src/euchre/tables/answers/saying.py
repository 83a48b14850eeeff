"""The fixed phrases."""

from __future__ import annotations

from typing import Final

from euchre.tables.answers.refusals import refuse, seat_of_person
from euchre.tables.changes import MOST_PHRASES
from euchre.tables.events import Event, Spoke
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Say
from euchre.tables.table import Table

WITHIN: Final = 10.0
"""Seconds in which a seat says at most `MOST_PHRASES` phrases."""


def say(table: Table, received: MessageReceived, message: Say, at: float) -> tuple[Event, ...]:
    """A person says a phrase. Raises `EuchreError`: ``say/too-often``."""
    place = seat_of_person(table, received.guest)
    spoke = table.seats[place].spoke
    if len(spoke) == MOST_PHRASES and at - spoke[0] < WITHIN:
        refuse("say/too-often", "Too many phrases at once. Try again in a few seconds.")
    return (Spoke(at=at, seat=place, phrase=message.phrase),)
