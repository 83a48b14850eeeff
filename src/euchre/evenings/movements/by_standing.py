"""The movement by standing: neighbours meet, the first of four with the fourth against the second and third.

The idea is that of Swiss tournaments: opponents of equal strength. Partners are not repeated as long as one of the
three ways to pair a table allows it; fixed pairs meet the nearest pair that they have met least, and tables exchange
pairs that would meet again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from euchre.charts.planned_round import Pair, PlannedRound
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.fixed_pairs import FixedPairs
from euchre.evenings.movements.lots import parted
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.movements.tables_of_four import best_seats
from euchre.evenings.movements.turns import pairs_in_turn, people_in_turn, times_met, times_partners


def by_standing(field: SectionField) -> PlannedRound:
    """Seat the next round by the standings; the first one by lot."""
    if not any(round_.tables for round_ in field.played):
        return draw(field)
    if field.fixed is not None:
        return _pairs_by_standing(field, field.fixed)
    people, together = people_in_turn(field), times_partners(field)
    order = _in_order(field, people.playing)
    fours = (order[at : at + 4] for at in range(0, len(order), 4))
    return people.round(best_seats(four, together) for four in fours)


def _in_order(field: SectionField, people: Sequence[int]) -> list[int]:
    """People by rank, those who share one by lot, and bots last."""
    return sorted(field.rng.sample(people, len(people)), key=lambda number: _rank(field, number))


def _rank(field: SectionField, number: int) -> float:
    return field.ranks.get(number, float("inf"))


def _pairs_by_standing(field: SectionField, fixed: FixedPairs) -> PlannedRound:
    pairs = pairs_in_turn(field, fixed)
    order = field.rng.sample(pairs.playing, len(pairs.playing))
    order.sort(key=lambda two: min(_rank(field, number) for number in two))
    met = times_met(field, fixed)
    matches = list(_met_least(met, order))
    return pairs.round(parted(matches, met, lambda at: sorted(range(len(matches)), key=lambda by: abs(by - at))))


def _met_least(met: Callable[[Pair, Pair], int], order: Sequence[Pair]) -> Iterator[tuple[Pair, Pair]]:
    left = list(order)
    while left:
        first = left.pop(0)
        other = min(left, key=partial(met, first))
        left.remove(other)
        yield first, other
