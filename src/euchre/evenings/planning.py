"""Plans of an evening's charts: which one is wanted, how it is made, and what of it is still to come.

Planning takes up to some seconds and a compiler, so it is not part of a step: a server asks `wanted_plan`, lets
`made_plan` work elsewhere, and gives the evening the result as `euchre.evenings.acts.charts.PlanMade`.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from euchre.charts.chart import FEWEST
from euchre.charts.planned_round import Pair, PlannedRound
from euchre.charts.planning import plan, plan_pairs
from euchre.evenings.evening import Evening
from euchre.evenings.movements.chart import fits, kept_rounds, planned_rounds
from euchre.evenings.movements.seating import SECTIONS
from euchre.evenings.movements.section_field import SectionField, section_field
from euchre.evenings.settings import Section


class PlanRequest(NamedTuple):
    """A chart that an evening needs."""

    section: Section
    first: int
    """The number of its first round."""
    rounds: int
    people: tuple[int, ...]
    """The people who are there, bots among them; without a person who has no partner where pairs play."""
    pairs: tuple[Pair, ...]
    """Fixed pairs; empty where partners change."""
    single: tuple[int, ...]
    """The people who have no partner, and sit out."""
    played: tuple[PlannedRound, ...]
    seed: int
    threes: bool


def wanted_plan(evening: Evening) -> PlanRequest | None:
    """The chart that is missing for the rounds to come, of the first section that needs one."""
    requests = (_wanted(evening, _field(evening, section)) for section in SECTIONS)
    return next((request for request in requests if request is not None), None)


def _field(evening: Evening, section: Section) -> SectionField:
    return section_field(evening, section, {})


def _wanted(evening: Evening, field: SectionField) -> PlanRequest | None:
    """The chart that is missing in a section."""
    if evening.settings.movement != "chart" or evening.is_over:
        return None
    kept, rounds = kept_rounds(field), evening.settings.rounds - field.round + 1
    single = () if field.fixed is None else field.fixed.single
    people = tuple(number for number in field.people if number not in single)
    if len(people) < FEWEST or rounds < 1 or len(planned_rounds(field)) >= rounds:
        return None
    return PlanRequest(
        section=field.section,
        first=field.round + len(kept),
        rounds=rounds - len(kept),
        people=people,
        pairs=() if field.fixed is None else field.fixed.pairs,
        single=single,
        played=tuple(one for one in (*field.seated, *kept) if one.tables),
        seed=Random(f"{field.seed}/chart").getrandbits(32),  # noqa: S311 - the seed is secret
        threes=field.has_threes,
    )


def made_plan(request: PlanRequest) -> tuple[PlannedRound, ...]:
    """Plan the rounds that are wanted: some milliseconds for a chart that is known, up to some seconds for others."""
    if request.pairs:
        rounds = plan_pairs(request.pairs, request.rounds, request.played, seed=request.seed)
    else:
        rounds = plan(request.people, request.rounds, request.played, seed=request.seed, threes=request.threes)
    return tuple(one._replace(sit_outs=(*one.sit_outs, *request.single)) for one in rounds)


def is_plan_of(evening: Evening, section: Section, first: int, rounds: tuple[PlannedRound, ...]) -> bool:
    """True if rounds are those of a chart that is wanted, for the people who are there by now."""
    field = _field(evening, section)
    request = _wanted(evening, field)
    if request is None or (first, len(rounds)) != (request.first, request.rounds):
        return False
    return all(fits(field, one) for one in rounds)


def rounds_to_come(evening: Evening, section: Section) -> tuple[PlannedRound, ...] | None:
    """The rounds of a section that its chart has planned; None where nobody of the section is there."""
    field = _field(evening, section)
    if not field.people:
        return None
    return () if evening.settings.movement != "chart" else planned_rounds(field)
