"""Turns without a partner: sitting out, or playing at a table of three, comes to everybody before it comes again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from euchre.charts.planned_round import PlannedRound

_NEVER = -1


class Turn(NamedTuple):
    """A person without a partner in a round, who had so many turns `before`."""

    person: int
    before: int


class TurnRecord:
    """The turns that everybody has had.

    Somebody who comes late or comes back is taken to have had as many as those who have had fewest: they need not make
    up for rounds in which they were not there.
    """

    def __init__(self, played: Iterable[PlannedRound], present: Sequence[int]) -> None:
        self._turns: dict[int, int] = {}
        self._last: dict[int, int] = {}
        self._rounds = 0
        there: set[int] = set()
        for one in played:
            there = self._come(there, one.people)
            for person in one.left_over:
                self._take(person)
            self._rounds += 1
        self._come(there, present)
        self._present = tuple(present)

    def next_round(self, places: int, rng: Random) -> tuple[Turn, ...]:
        """Take the next turns: of those present who had fewest, those whose last one is the longest ago."""
        order = rng.sample(self._present, len(self._present))
        order.sort(key=lambda person: (self._turns[person], self._last.get(person, _NEVER)))
        turns = tuple(Turn(person, self._turns[person]) for person in order[:places])
        for turn in turns:
            self._take(turn.person)
        self._rounds += 1
        return turns

    def _come(self, there: set[int], people: Iterable[int]) -> set[int]:
        """Those in a round, after those who were not in the one before have been counted in."""
        now = set(people)
        fewest = min((self._turns[person] for person in there & now), default=0)
        for person in now - there:
            self._turns[person] = max(self._turns.get(person, 0), fewest)
        return now

    def _take(self, person: int) -> None:
        self._turns[person] += 1
        self._last[person] = self._rounds
