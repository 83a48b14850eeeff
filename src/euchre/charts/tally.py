"""The tally card of a person: where they sit in each round, with whom and against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euchre.charts.planned_round import PlannedRound

SEAT_LETTERS: Final = ("N", "E", "S", "W")
"""North, east, south and west, in the order of the numbers at a table."""


class TallyLine(NamedTuple):
    """A person's round. Rounds and tables are counted from 1; table 0 means that they sit out.

    `seat` is a place in `SEAT_LETTERS`. Nobody has a partner at a table of three.
    """

    round: int
    table: int
    seat: int
    partner: int | None
    opponents: tuple[int, ...]


def tally_card(person: int, rounds: Sequence[PlannedRound]) -> tuple[TallyLine, ...]:
    """The rounds of a person, without those in which they are not there."""
    return tuple(_line(person, number, one) for number, one in enumerate(rounds, 1) if person in one.people)


def _line(person: int, number: int, one: PlannedRound) -> TallyLine:
    for table, seats in enumerate(one.tables, 1):
        if person in seats:
            seat = seats.index(person)
            partner = seats[(seat + 2) % 4] if len(seats) == 4 else None
            return TallyLine(number, table, seat, partner, _opponents(seats, seat))
    return TallyLine(number, 0, 0, None, ())


def _opponents(seats: Sequence[int], seat: int) -> tuple[int, ...]:
    left, right = seats[(seat + 1) % len(seats)], seats[seat - 1]
    return left, right
