"""The movement by a chart: partners rotate as planned, as far as the rounds go (euchrefun, case.edu).

The chart is data: `euchre.charts` plans it for those who are there (`euchre.evenings.planning`), and again after
somebody has come or gone. Where it is printed it holds, as far as it can for those who are there. Without a plan for
exactly these people the round is drawn.
"""

from __future__ import annotations

from functools import lru_cache

from euchre.charts.planned_round import Pair, PlannedRound
from euchre.charts.planning import keep, keep_pairs, table_sizes
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.section_field import SectionField


def chart(field: SectionField) -> PlannedRound:
    """Seat the next round as it is planned."""
    planned = planned_rounds(field)
    return planned[0] if planned else draw(field)


def planned_rounds(field: SectionField) -> tuple[PlannedRound, ...]:
    """The rounds to come: by the printed cards as far as they go, then by the plan of the section."""
    kept = kept_rounds(field)
    return (*kept, *_by_plan(field, kept))


def kept_rounds(field: SectionField) -> tuple[PlannedRound, ...]:
    """The rounds to come by the printed cards, for those who are there; none without cards."""
    printed = field.printed[field.round - 1 : field.settings.rounds]
    if not printed:
        return ()
    if field.fixed is None:
        return _kept(printed, field.people, field.seated, threes=field.has_threes)
    kept = _kept_pairs(printed, field.fixed.pairs, field.seated)
    return tuple(one._replace(sit_outs=(*one.sit_outs, *field.fixed.single)) for one in kept)


@lru_cache(maxsize=64)
def _kept(
    printed: tuple[PlannedRound, ...], people: tuple[int, ...], seated: tuple[PlannedRound, ...], *, threes: bool
) -> tuple[PlannedRound, ...]:
    return keep(printed, people, seated, threes=threes)


@lru_cache(maxsize=64)
def _kept_pairs(
    printed: tuple[PlannedRound, ...], pairs: tuple[Pair, ...], seated: tuple[PlannedRound, ...]
) -> tuple[PlannedRound, ...]:
    return keep_pairs(printed, pairs, seated)


def _by_plan(field: SectionField, kept: tuple[PlannedRound, ...]) -> tuple[PlannedRound, ...]:
    """The rounds after those that are kept, by the plan of the section; none where it is not for those who are there.

    Nor where a round since its beginning was not seated by it: the partners of that round would be forgotten.
    """
    if field.plan is None:
        return ()
    first, rounds = field.plan
    before = (*field.seated, *kept)
    since = len(before) + 1 - first
    if not 0 <= since < len(rounds) or before[first - 1 :] != rounds[:since]:
        return ()
    return rounds[since:] if all(fits(field, one) for one in rounds[since:]) else ()


def fits(field: SectionField, one: PlannedRound) -> bool:
    """True if a round seats those who are there, each once, at the tables that there are to be, and keeps pairs."""
    if sorted(one.people) != sorted(field.people):
        return False
    single = 0 if field.fixed is None else len(field.fixed.single)
    sizes, _ = table_sizes(len(field.people) - single, threes=field.has_threes)
    if tuple(map(len, one.tables)) != sizes:
        return False
    return field.fixed is None or {frozenset(two) for two in one.partners()} <= set(map(frozenset, field.fixed.pairs))
