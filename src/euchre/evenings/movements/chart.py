"""By a chart: partners rotate as planned, everybody with everybody as far as the rounds go (euchrefun, case.edu).

The chart is data: `euchre.charts` plans it for those who are there (`euchre.evenings.planning`), and again after
somebody has come or gone. Without one for exactly these people the round is drawn.
"""

from __future__ import annotations

from euchre.charts.planned_round import PlannedRound
from euchre.charts.planning import table_sizes
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.section_field import SectionField


def chart(field: SectionField) -> PlannedRound:
    """Seat the next round as it is planned."""
    planned = planned_rounds(field)
    return planned[0] if planned else draw(field)


def planned_rounds(field: SectionField) -> tuple[PlannedRound, ...]:
    """The rounds to come by the plan of the section; none where it is not for those who are there.

    Nor where a round since its beginning was not seated by it: the partners of that round would be forgotten.
    """
    if field.plan is None:
        return ()
    first, rounds = field.plan
    since = field.round - first
    if not 0 <= since < len(rounds) or field.seated[first - 1 :] != rounds[:since]:
        return ()
    return rounds[since:] if all(fits(field, one) for one in rounds[since:]) else ()


def fits(field: SectionField, one: PlannedRound) -> bool:
    """Whether a round seats those who are there, each once, at the tables that there are to be, and keeps pairs."""
    if sorted(one.people) != sorted(field.people):
        return False
    single = 0 if field.fixed is None else len(field.fixed.single)
    sizes, _ = table_sizes(len(field.people) - single, threes=field.has_threes)
    if tuple(map(len, one.tables)) != sizes:
        return False
    return field.fixed is None or {frozenset(two) for two in one.partners()} <= set(map(frozenset, field.fixed.pairs))
