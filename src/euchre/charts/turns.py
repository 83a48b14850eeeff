"""Turns without a partner: sitting out, or playing at a table of three, comes to everybody before it comes again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from euchre.charts.planned_round import PlannedRound

_NEVER = -1


class Turn(NamedTuple):
    """A person without a partner in a round, with the number of such turns before it."""

    person: int
    before: int


class TurnRecord:
    """The turns that everybody has had.

    Somebody who comes late or comes back is taken to have had as many as those who have had fewest: they need not make
    up for rounds in which they were not there. Among these it is the turn of people last who have just come to play;
    of pairs not, whose two may have been there with others.
    """

    def __init__(self, played: Iterable[PlannedRound], present: Sequence[int], *, pairs: bool = False) -> None:
        self._are_pairs = pairs
        self._turns: dict[int, int] = {}
        self._last: dict[int, int] = {}
        self.rounds = 0
        """The number of rounds counted."""
        there: set[int] = set()
        for one in played:
            there = self._come(there, one.people)
            self.add_round(one.left_over)
        self._come(there, present)
        self._present = tuple(present)

    def next_round(self, places: int, rng: Random) -> tuple[Turn, ...]:
        """Take the next turns: of those present who had fewest, those whose last one is the longest ago."""
        order = rng.sample(self._present, len(self._present))
        order.sort(key=lambda person: (self.had(person), self.last(person)))
        turns = tuple(Turn(person, self.had(person)) for person in order[:places])
        self.add_round(turn.person for turn in turns)
        return turns

    def had(self, person: int) -> int:
        """The number of turns a person present has had."""
        return self._turns[person]

    def last(self, person: int) -> int:
        """The round of somebody's last turn, counted from 0; -1 before the first."""
        return self._last.get(person, _NEVER)

    def add_round(self, persons: Iterable[int]) -> None:
        """Count one more round, in which these persons have taken their turns."""
        for person in persons:
            self._take(person)
        self.rounds += 1

    def _come(self, there: set[int], people: Iterable[int]) -> set[int]:
        """Count in the people who join with this round, and return all people in it."""
        now = set(people)
        fewest = min((self._turns[person] for person in there & now), default=0)
        for person in now - there:
            if self.rounds and person not in self._turns and not self._are_pairs:
                self._last[person] = self.rounds
            self._turns[person] = max(self._turns.get(person, 0), fewest)
        return now

    def _take(self, person: int) -> None:
        self._turns[person] += 1
        self._last[person] = self.rounds
