"""The meetings of people in the rounds of an evening, counted from where they sat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from euchre.charts.planned_round import PlannedRound

NORTH_SOUTH_EAST_WEST: Final = (0, 2, 1, 3)
"""The places of a table of four, seats going clockwise from north: partners side by side."""


def partnerships(rounds: Sequence[PlannedRound]) -> Counter[frozenset[int]]:
    """Count how often pairs played together."""
    found: Counter[frozenset[int]] = Counter()
    for one in rounds:
        for seats in one.tables:
            if len(seats) == 4:
                north, south, east, west = (seats[place] for place in NORTH_SOUTH_EAST_WEST)
                found[frozenset((north, south))] += 1
                found[frozenset((east, west))] += 1
    return found


def oppositions(rounds: Sequence[PlannedRound]) -> Counter[frozenset[int]]:
    """Count how often pairs played against each other."""
    found: Counter[frozenset[int]] = Counter()
    for one in rounds:
        for seats in one.tables:
            if len(seats) == 4:
                north, south, east, west = (seats[place] for place in NORTH_SOUTH_EAST_WEST)
                found.update(frozenset((mine, theirs)) for mine in (north, south) for theirs in (east, west))
            else:
                first, second, third = seats
                found.update(map(frozenset, ((first, second), (second, third), (third, first))))
    return found


def left_over(rounds: Sequence[PlannedRound], people: Sequence[int]) -> dict[int, int]:
    """Count how often each of these people was without a partner."""
    playing = [{person for seats in one.tables if len(seats) == 4 for person in seats} for one in rounds]
    return {person: sum(person not in those for those in playing) for person in people}


def spread(times: dict[int, int]) -> int:
    """The most less the fewest."""
    return max(times.values()) - min(times.values())


def everybody_is_somewhere(rounds: Sequence[PlannedRound], people: Sequence[int]) -> bool:
    """True if in each round each of these people has one place, or sits out, and nobody else is there."""
    return all(
        sorted([*(person for seats in one.tables for person in seats), *one.sit_outs]) == sorted(people)
        for one in rounds
    )
