"""Refusals of an evening: a code for programs, a sentence for people."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.evenings.evening import Entry, Evening, Round
from euchre.evenings.seated_table import SeatedTable


def check_director(evening: Evening, guest: str) -> None:
    """Raise `EuchreError` for anybody but a director."""
    if guest not in evening.directors:
        refuse("evening/not-director", "Only a director of the evening can do that.")


def check_open(evening: Evening) -> None:
    """Raise `EuchreError` once the evening is over."""
    if evening.is_over:
        refuse("evening/over", "The evening is over. A director can reopen it.")


def the_entry(evening: Evening, number: int) -> Entry:
    """The entrant with a number. Raises `EuchreError` for a number that nobody has."""
    entry = evening.entries.get(number)
    if entry is None:
        refuse("evening/no-entrant", f"Nobody is entered as number {number}.", number=number)
    return entry


def the_entrant(evening: Evening, guest: str) -> Entry:
    """The entrant whose device a guest's is. Raises `EuchreError` for a stranger."""
    entry = evening.entrant_of(guest)
    if entry is None:
        refuse("evening/not-entered", "Say first who you are: choose your name on the page of the evening.")
    return entry


def the_round(evening: Evening, number: int) -> Round:
    """The round with a number. Raises `EuchreError` before it is seated."""
    if number > len(evening.rounds):
        refuse("evening/no-round", f"Round {number} is not seated yet.", round=number)
    return evening.rounds[number - 1]


def the_table(evening: Evening, round_: int, number: int) -> SeatedTable:
    """The table of a round. Raises `EuchreError` before it is seated, and for a number it does not have."""
    table = the_round(evening, round_).table(number)
    if table is None:
        refuse("evening/no-table", f"Round {round_} has no table {number}.", round=round_, table=number)
    return table


def check_seats(round_: int, known: tuple[object, ...], seated: tuple[object, ...]) -> None:
    """Raise `EuchreError` for seats other than those that a director goes by, who has not heard of a change yet."""
    if known != seated:
        refuse(
            "evening/other-seats",
            f"Round {round_} has other seats by now than your page showed. Look at who sits where, and enter it again.",
            round=round_,
        )
