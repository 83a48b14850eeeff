"""A director at work: an evening driven by the messages that people send, with results drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from euchre.charts.planned_round import PlannedRound
from euchre.core.errors import EuchreError
from euchre.evenings.acts.charts import PlanMade
from euchre.evenings.acts.entries import Enter
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.results import EnterResult, MatchOver
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.catalogue import EVENING, EveningMessage
from euchre.evenings.evening import Evening, Round
from euchre.evenings.membership import ClubMember
from euchre.evenings.planning import PlanRequest, made_plan, wanted_plan
from euchre.evenings.score import RoundScore
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.settings import EveningSettings, Section
from euchre.streams.inputs import Said


def new_evening(seed: str = "s", **settings: Any) -> Evening:
    event = EveningOpened(
        at=0.0, evening="e", code="abc", director="dan", seed=seed, settings=EveningSettings(**settings)
    )
    return EVENING.fold([event])


class Director:
    """A director who sends messages to an evening."""

    def __init__(self, evening: Evening, guest: str = "dan", *, members: tuple[ClubMember, ...] | None = None) -> None:
        self.evening = evening
        self.guest = guest
        self.members = members
        self.sent = evening.version
        self.kind = EVENING

    def says(self, kind: type[Any], guest: str | None = None, **fields: Any) -> None:
        self.sent += 1
        if "sure" in kind.__struct_fields__:  # of results that are drawn some are doubtful
            fields.setdefault("sure", True)
        self.takes(Said(guest or self.guest, kind(id=f"m{self.sent}", **fields), self.members))

    def takes(self, received: Said | PlanMade | MatchOver) -> None:
        event = self.kind.step(self.evening, received, 1.0)
        if event is not None:
            self.evening = self.kind.evolve(self.evening, event)

    def sends(self, guest: str, message: EveningMessage) -> None:
        """A guest sends this very message."""
        self.takes(Said(guest, message))

    @contextmanager
    def refused(self, code: str) -> Iterator[None]:
        """Check that the block is refused with a code."""
        with pytest.raises(EuchreError) as problem:
            yield
        assert problem.value.code == code

    def ends_match(self, table: int, score: RoundScore, *, seated: int | None = None) -> None:
        """The match of a live table of the last round is over; or of an earlier seating."""
        last = self.evening.rounds[-1]
        self.takes(MatchOver(last.seated if seated is None else seated, last.number, table, score))

    def enters(self, count: int, section: Section = "hall", **fields: Any) -> None:
        for _ in range(count):
            self.says(Enter, name=f"Player {self.sent}", section=section, **fields)

    def enters_pairs(self, count: int, section: Section = "hall", team: str = "") -> None:
        for _ in range(count):
            self.enters(1, section, team=team)
            self.enters(1, section, team=team, partner=max(self.evening.entries))

    def plans(self, make: Callable[[PlanRequest], tuple[PlannedRound, ...]] = made_plan) -> None:
        """Have all charts made that are wanted."""
        while (request := wanted_plan(self.evening)) is not None:
            self.takes(PlanMade(request.section, request.first, make(request)))

    def seats(self) -> Round:
        """Seat the next round."""
        self.says(SeatRound, round=len(self.evening.rounds) + 1)
        return self.evening.rounds[-1]

    def plays(self, rng: Random, *, ties: bool = True) -> Round:
        """Seat the next round, and enter a result for each table."""
        for table in self.seats().tables:
            score = drawn_score(rng, table)
            while not ties and score.points[0] == score.points[1]:
                score = drawn_score(rng, table)
            self.says(EnterResult, round=len(self.evening.rounds), table=table.number, score=score)
        return self.evening.rounds[-1]


def drawn_score(rng: Random, table: SeatedTable) -> RoundScore:
    """A result as it may be, with loners and euchres."""
    sides = 2 if len(table.seats) == 4 else 3
    return RoundScore(
        points=tuple(rng.randrange(15) for _ in range(sides)),
        loners=tuple(rng.choice((0, 0, 0, 1, 2)) for _ in table.seats),
        euchres=tuple(rng.randrange(3) for _ in range(sides)),
    )
