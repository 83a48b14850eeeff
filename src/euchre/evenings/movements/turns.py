"""Places of a round: who plays at a table of four, and whose turn it is to sit out or to play at a table of three."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from euchre.charts.planned_round import Pair, PlannedRound, Seats, pair
from euchre.charts.planning import table_sizes
from euchre.charts.turns import TurnRecord
from euchre.evenings.movements.fixed_pairs import FixedPairs
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.settings import MOST_ROUNDS

_Two = TypeVar("_Two")
_LOTS: Final = 50
"""The number of draws of tables of three that are compared."""


class PeopleInTurn(NamedTuple):
    """The people of a round where partners change."""

    playing: tuple[int, ...]
    """The people at tables of four."""
    threes: tuple[Seats, ...]
    sit_outs: tuple[int, ...]

    def round(self, tables: Iterable[Seats]) -> PlannedRound:
        """The round with these tables of four, from the head table on; tables of three come last."""
        return PlannedRound((*tables, *self.threes), self.sit_outs)


class PairsInTurn(NamedTuple):
    """The fixed pairs of a round."""

    playing: tuple[Pair, ...]
    sit_outs: tuple[int, ...]

    def round(self, tables: Iterable[tuple[Pair, Pair]]) -> PlannedRound:
        """The round with these tables of two pairs; the first pair sits in the first and third seat."""
        seats = ((one[0], other[0], one[1], other[1]) for one, other in tables)
        return PlannedRound(tuple(seats), self.sit_outs)


def people_in_turn(field: SectionField) -> PeopleInTurn:
    """Choose those who are left over: nobody a second time before everybody who is there has been."""
    sizes, left_over = table_sizes(len(field.people), threes=field.has_threes)
    turns = TurnRecord(field.seated, field.people).next_round(left_over, field.rng)
    chosen = [turn.person for turn in turns]
    threes = _tables_of_three(field, chosen) if 3 in sizes else ()
    playing = tuple(number for number in field.people if number not in chosen)
    return PeopleInTurn(playing, threes, () if threes else tuple(sorted(chosen)))


def _tables_of_three(field: SectionField, people: Sequence[int]) -> tuple[Seats, ...]:
    """Tables by lot; of some lots, the one in which the fewest meet again."""
    met = Counter(two for one in field.seated for two in one.opponents())
    lots = (field.rng.sample(people, len(people)) for _ in range(_LOTS))
    tables = (tuple(tuple(lot[at : at + 3]) for at in range(0, len(lot), 3)) for lot in lots)
    return min(tables, key=lambda lot: sum(met[two] for two in PlannedRound(lot).opponents()))


def pairs_in_turn(field: SectionField, fixed: FixedPairs) -> PairsInTurn:
    """Choose the pair that sits out, if their number is odd, in turn as well."""
    firsts = {number: two for two in fixed.pairs for number in two}
    record = TurnRecord((_by_pair(one, firsts) for one in field.seated), [two[0] for two in fixed.pairs], pairs=True)
    turns = record.next_round(len(fixed.pairs) % 2, field.rng)
    chosen = [turn.person for turn in turns]
    playing = tuple(two for two in fixed.pairs if two[0] not in chosen)
    sit_outs = (number for first in chosen for number in firsts[first])
    return PairsInTurn(playing, tuple(sorted((*sit_outs, *fixed.single))))


def _by_pair(one: PlannedRound, pairs: dict[int, Pair]) -> PlannedRound:
    """A round as far as these pairs had a part in it, each as its first member: who had a table, and who sat out."""

    def firsts(numbers: Iterable[int]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(pairs[number][0] for number in numbers if number in pairs))

    seated = firsts(number for seats in one.tables for number in seats)
    return PlannedRound(tuple((first,) for first in seated), firsts(one.sit_outs))


def times_met(field: SectionField, fixed: FixedPairs) -> Callable[[Pair, Pair], int]:
    """Count how often two pairs have met so far; the last round counts as more than all others."""
    pairs = {frozenset(two): two for two in fixed.pairs}

    def matches(one: PlannedRound) -> Iterable[frozenset[Pair | None]]:
        fours = (seats for seats in one.tables if len(seats) == 4)
        return (frozenset(pairs.get(frozenset(seats[side::2])) for side in (0, 1)) for seats in fours)

    met = _counted(field, matches)
    return lambda one, other: met[frozenset((one, other))]


def times_partners(field: SectionField) -> Callable[[int, int], int]:
    """Count how often two people have been partners so far; the last round counts as more than all others."""
    together = _counted(field, PlannedRound.partners)
    return lambda one, other: together[pair(one, other)]


def _counted(field: SectionField, of: Callable[[PlannedRound], Iterable[_Two]]) -> Counter[_Two]:
    """Count what was together in the rounds so far, in the last one as often as in all rounds that there can be."""
    together = Counter(two for one in field.seated for two in of(one))
    together.update({two: MOST_ROUNDS for one in field.seated[-1:] for two in of(one)})
    return together
