"""A chart: the rounds of an evening for the persons 0, 1, 2, ..."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.charts.planned_round import PlannedRound
from euchre.core.errors import EuchreError

FEWEST, MOST = 4, 100
"""The fewest and most people a chart can be for."""
LONGEST = 100
"""The most rounds of a chart."""


class Chart(NamedTuple):
    """Rounds for `people` persons, who are the numbers from 0 to `people` - 1."""

    people: int
    rounds: tuple[PlannedRound, ...]

    def first(self, rounds: int) -> Chart:
        """The same chart with its first rounds only."""
        return Chart(self.people, self.rounds[:rounds])

    def seating(self, names: Sequence[int]) -> tuple[PlannedRound, ...]:
        """The rounds with `names[person]` in the place of each person."""

        def named(persons: Sequence[int]) -> tuple[int, ...]:
            return tuple(names[person] for person in persons)

        return tuple(PlannedRound(tuple(map(named, one.tables)), named(one.sit_outs)) for one in self.rounds)


def check_size(people: int, rounds: int) -> None:
    """Raise `EuchreError` if there are too few or too many people or rounds for a chart."""
    if not FEWEST <= people <= MOST:
        sentence = f"A chart is for {FEWEST} to {MOST} people, not {people}."
        raise EuchreError("charts/people", sentence, fewest=FEWEST, most=MOST, people=people)
    if not 1 <= rounds <= LONGEST:
        sentence = f"A chart has 1 to {LONGEST} rounds, not {rounds}."
        raise EuchreError("charts/rounds", sentence, longest=LONGEST, rounds=rounds)
