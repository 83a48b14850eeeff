"""A round of an evening: who sits where at which table, and who sits out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Seats = tuple[int, ...]
"""The persons at a table, clockwise from north: four, of whom 0 and 2 are partners, and 1 and 3; or three, each for
themselves."""
Pair = tuple[int, int]
"""Two persons, the lower number first."""


class PlannedRound(NamedTuple):
    """The tables of a round in their order, and those who sit out."""

    tables: tuple[Seats, ...]
    sit_outs: tuple[int, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The people in the round, table by table, then those who sit out."""
        return (*(person for seats in self.tables for person in seats), *self.sit_outs)

    @property
    def left_over(self) -> tuple[int, ...]:
        """The people without a partner: those at tables of three, then those who sit out."""
        return (*(person for seats in self.tables if len(seats) == 3 for person in seats), *self.sit_outs)

    def partners(self) -> Iterator[Pair]:
        """The pairs of partners."""
        for seats in self.tables:
            if len(seats) == 4:
                yield pair(seats[0], seats[2])
                yield pair(seats[1], seats[3])

    def opponents(self) -> Iterator[Pair]:
        """The pairs of opponents: neighbours at a table of four or three."""
        for seats in self.tables:
            for place, person in enumerate(seats):
                yield pair(person, seats[(place + 1) % len(seats)])


def pair(one: int, other: int) -> Pair:
    """The pair of two persons, ordered by number."""
    return (one, other) if one < other else (other, one)
