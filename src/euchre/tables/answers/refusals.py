"""The refusals of a table's messages: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Final, Literal

from euchre.core.errors import refuse
from euchre.tables.messages import Again, Begin, Gather, Message
from euchre.tables.table import Table

CLOSED: Final = "The operator of this server has closed this table."
NO_SPECTATORS: Final = "This table is not open to spectators."
LAST_VISIT: Final = 50_000
"""Events after which nobody comes to watch any more: those who come and go use up no table of those who play."""
LAST_BEGIN: Final = 100_000
"""Events after which no match begins any more: its players play for some hundred hours until then."""
LONGEST: Final = 200_000
"""Events after which nothing is done any more; the longest match that was begun in time ends long before."""


def seat_of_person(table: Table, guest: str) -> int:
    """The seat of a person. Raises `EuchreError` for a spectator."""
    seat = table.seat_of(guest)
    if seat is None:
        refuse("seat/none", "Only the people who sit at the table can do that, and you have no seat.")
    return seat


def check_seats(table: Table, message: Message) -> None:
    """Raise `EuchreError` for a message about a seat that this table does not have."""
    named = (getattr(message, name, None) for name in ("seat", "first", "second"))
    if any(seat is not None and seat >= table.seating.players for seat in named):
        refuse("seat/unknown", f"This table has {table.seating.players} seats.", seats=table.seating.players)


def check_host(table: Table, guest: str) -> None:
    """Raise `EuchreError` for anybody but the host."""
    if guest != table.host:
        refuse("table/not-host", "Only the host of the table can change that.")


def check_not_removed(table: Table, guest: str) -> None:
    """Raise `EuchreError` for somebody whom the host has removed."""
    if guest in table.removed:
        refuse("seat/removed", "The host has removed you from this table. Ask to be invited again.")


def check_not_replayed(table: Table) -> None:
    """Raise `EuchreError` in a match of strangers where something was taken back."""
    if table.is_replayed:
        refuse("seat/replayed", "Moves were taken back in this match: seats are free again from the next one on.")


def check_between_matches(table: Table, what: Literal["seats", "rules", "clock"]) -> None:
    """Raise `EuchreError` once a match has begun: `what` cannot be changed then."""
    if table.stage in ("shuffling", "playing"):
        refuse("table/under-way", f"The {what} cannot be changed while a match is under way.", what=what)


def check_gathering(table: Table) -> None:
    """Raise `EuchreError` outside the lobby."""
    if table.stage != "gathering":
        refuse("table/not-gathering", "Seats are changed in the lobby, before a match begins.")


def check_playing(table: Table) -> None:
    """Raise `EuchreError` before the cards are dealt and after the match."""
    if table.stage != "playing":
        when = "The match is over." if table.stage == "over" else "The cards are not dealt yet."
        refuse("table/not-playing", when, stage=table.stage)


def check_seen(table: Table, seen: int) -> None:
    """Make sure that somebody has seen the game as it is.

    Raises `EuchreError` if it has moved on since, and for a version yet to come.
    """
    moved = 0 if table.course is None else table.course.moved
    if seen < moved:
        refuse("version/stale", "Something has happened that you had not seen yet. Look again.")
    if seen > table.version:
        refuse("version/ahead", "That is about something that has not happened here. Look again.")


def check_visit(table: Table, *, belongs: bool) -> None:
    """Raise `EuchreError` if too much has happened here for anybody to come.

    Those who belong to the table, by a seat, as its host or since they are there, come longest.
    """
    check_open(table)
    _check_version(table, LONGEST if belongs else LAST_VISIT)


def check_open(table: Table) -> None:
    """Raise `EuchreError` for a table that the operator of the server has closed."""
    if table.closed:
        refuse("table/closed", CLOSED)


def check_length(table: Table, message: Message) -> None:
    """Raise `EuchreError` if too much has happened here for a message."""
    _check_version(table, LAST_BEGIN if isinstance(message, Begin | Again | Gather) else LONGEST)


def _check_version(table: Table, longest: int) -> None:
    if table.version >= longest:
        refuse("table/too-long", "Too much has happened at this table. Open another one.")
