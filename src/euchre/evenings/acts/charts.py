"""The charts of an evening: the rounds to come, as they are planned."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.evening import (
    Evening,
    SectionPlan,
)
from euchre.evenings.planning import is_plan_of
from euchre.evenings.refusals import check_director, check_open
from euchre.evenings.settings import Section
from euchre.streams.event import StreamEvent
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry
from euchre.streams.message import StreamMessage


@dataclass(frozen=True, slots=True)
class PlanMade:
    """The chart of a section was made, from round `first` on (`euchre.evenings.planning.wanted_plan`)."""

    section: Section
    first: int
    rounds: tuple[PlannedRound, ...]


class PlanAhead(StreamMessage, frozen=True):
    """A director wants the rounds of the chart that are still to come, say to print them; nothing is seated yet."""


class Planned(StreamEvent, frozen=True):
    """The rounds of a section are planned by a chart, from round `first` on."""

    exported = ("section", "first", "rounds")

    section: Section
    first: int
    rounds: tuple[PlannedRound, ...]


def plan_ahead(evening: Evening, guest: str, _: PlanAhead, at: float) -> None:  # noqa: ARG001 - as the others
    """A director wants the rounds to come. Raises `EuchreError` for anybody else, and once the evening is over.

    That is all there is to check here: the plans were made before this message was answered, as `PlanMade`.
    """
    check_director(evening, guest)
    check_open(evening)


def planned(evening: Evening, made: PlanMade, at: float) -> Planned | None:
    """A chart that was made is the plan, if it is still the one that is wanted."""
    if not is_plan_of(evening, made.section, made.first, made.rounds):
        return None
    return Planned(at=at, section=made.section, first=made.first, rounds=made.rounds)


def _planned(evening: Evening, event: Planned) -> Evening:
    return replace(evening, plans=with_entry(evening.plans, event.section, SectionPlan(event.first, event.rounds)))


CHARTS: Final[Acts[Evening]] = Acts(
    answers={PlanAhead: plan_ahead},
    inputs={PlanMade: planned},
    changes={Planned: _planned},
)
