"""The rounds that hold to printed cards: who comes late or has gone changes as few chairs as can be.

The people at a chair of their card stay there. A chair whose owner has gone is taken by somebody who would sit out.
Those without a card fill a further table with those who would sit out, or take turns with all others at sitting out; a
table for which there are too few people does not play, and the others keep their numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from euchre.charts.planned_round import PlannedRound
from euchre.charts.turns import TurnRecord

_MOST_TRIED: Final = 5
"""People who are seated in the best of all orders; of more, each at the best chair that is left."""
_LATER: Final = 1000
"""More rounds than there are."""
_Chairs = list[list[int | None]]
"""The chairs of each table; None is an empty one, and a table that does not play has no chairs."""


class _Chair(NamedTuple):
    """A seat of a table."""

    table: list[int | None]
    seat: int


class _Again(NamedTuple):
    """The partners and opponents that somebody has had before."""

    partners: int
    opponents: int


class _Met:
    """The meetings of some rounds: for each person, how often others were their partner and their opponent."""

    def __init__(self, rounds: Iterable[PlannedRound]) -> None:
        self._partners: defaultdict[int, dict[int, int]] = defaultdict(dict)
        self._opponents: defaultdict[int, dict[int, int]] = defaultdict(dict)
        for one in rounds:
            self.add_round(one)

    def add_round(self, one: PlannedRound) -> None:
        """Count one more round."""
        for record, meetings in ((self._partners, one.partners()), (self._opponents, one.opponents())):
            for person, other in meetings:
                record[person][other] = record[person].get(other, 0) + 1
                record[other][person] = record[other].get(person, 0) + 1

    def again(self, chair: _Chair, people: Iterable[int]) -> Iterator[_Again]:
        """Say of each of some people how often they have met those at the table of an empty chair."""
        table, seat = chair
        across = self._of(self._partners, table[seat - 2] if len(table) == 4 else None)
        before = self._of(self._opponents, table[seat - 1])
        after = self._of(self._opponents, table[(seat + 1) % len(table)])
        return (_Again(across.get(one, 0), before.get(one, 0) + after.get(one, 0)) for one in people)

    @staticmethod
    def _of(record: defaultdict[int, dict[int, int]], person: int | None) -> Mapping[int, int]:
        return {} if person is None else record[person]


def kept_rounds(
    printed: Sequence[PlannedRound], present: Sequence[int], sizes: Sequence[int], played: Sequence[PlannedRound]
) -> tuple[PlannedRound, ...]:
    """The rounds for the people present that hold to the printed ones, with tables of these sizes.

    A table that does not play in a round is there without seats, so that the others keep their numbers. Where nobody
    has come or gone the rounds are the printed ones.
    """
    record = TurnRecord(played, present)
    met = _Met(played)
    rounds = []
    for at in range(len(printed)):
        one = _kept(printed[at:], present, sizes, record, met)
        record.add_round(one.left_over)
        met.add_round(one)
        rounds.append(one)
    return tuple(rounds)


def _kept(
    printed: Sequence[PlannedRound],
    present: Sequence[int],
    sizes: Sequence[int],
    record: TurnRecord,
    met: _Met,
) -> PlannedRound:
    """The first of the rounds that are to come."""
    first = printed[0]
    chairs: _Chairs = [[person if person in present else None for person in seats] for seats in first.tables]
    _choose_tables(chairs, len(sizes), record)
    _choose_sizes(chairs, sizes)
    seated = set(_people(chairs))
    waiting = [person for person in first.sit_outs if person in present]
    loose = [person for person in present if person not in seated and person not in waiting]
    out = _sitting_out(waiting, loose, seated, len(present) - sum(sizes), printed, record)
    for table in chairs:
        table[:] = [None if person in out else person for person in table]
    staying = set(_people(chairs))
    moving = [person for person in present if person not in staying and person not in out]
    _fill(chairs, moving, met)
    tables = [list(_people([table])) for table in chairs]
    _take_turns(tables, moving, record)
    sit_outs = (*(person for person in waiting if person in out), *sorted(out - set(waiting)))
    return PlannedRound(tuple(map(tuple, tables)), sit_outs)


def _people(chairs: _Chairs) -> Iterator[int]:
    """The people who have a chair."""
    return (person for table in chairs for person in table if person is not None)


def _choose_tables(chairs: _Chairs, count: int, record: TurnRecord) -> None:
    """Leave `count` tables in play: close those with the fewest people, or open empty ones.

    Of tables with equally many, the one does not play whose people have sat out least.
    """

    def worth(numbered: tuple[int, list[int | None]]) -> tuple[int, int, int]:
        number, table = numbered
        people = list(_people([table]))
        return len(people), sum(record.had(person) for person in people), -number

    playing = [(number, table) for number, table in enumerate(chairs) if table]
    for _, table in sorted(playing, key=worth)[: max(0, len(playing) - count)]:
        table.clear()
    for table in [table for table in chairs if not table][: max(0, count - len(playing))]:
        table.append(None)
    missing = count - sum(map(bool, chairs))
    chairs += [[None] for _ in range(missing)]


def _choose_sizes(chairs: _Chairs, sizes: Sequence[int]) -> None:
    """Give the tables these sizes; a smaller one to those that have fewer people, or were smaller."""
    full = max(sizes, default=0)
    playing = [(number, table) for number, table in enumerate(chairs) if table]

    def is_smaller(numbered: tuple[int, list[int | None]]) -> tuple[bool, bool, int, int]:
        number, table = numbered
        people = len(list(_people([table])))
        return people == full, not people or len(table) == full, abs(people - full + 1), -number

    smaller = sorted(playing, key=is_smaller)[: len(sizes) - list(sizes).count(full)]
    for number, table in playing:
        size = full - 1 if (number, table) in smaller else full
        for person in table[size:]:  # who sits there moves up to an empty chair, or has none
            if None in table[:size]:
                table[table.index(None)] = person
        table[:] = [*table[:size], *[None] * (size - len(table))]


def _sitting_out(
    waiting: Sequence[int],
    loose: Sequence[int],
    seated: Iterable[int],
    count: int,
    printed: Sequence[PlannedRound],
    record: TurnRecord,
) -> set[int]:
    """The people who sit out: those whose cards say so, as far as there are places.

    If there are more places, it is the turn of those who have sat out least, first of whom no card has another chair
    for, and not shortly before or after another time.
    """
    if len(waiting) >= count:
        return set(sorted(waiting, key=lambda person: (record.had(person), record.last(person)))[:count])
    now = record.rounds

    def turn(person: int) -> tuple[int, bool, int, int]:
        coming = next((at for at, one in enumerate(printed) if person in one.sit_outs), _LATER)
        last = record.last(person)
        apart = min(coming, _LATER if last < 0 else now - last)
        return record.had(person), person not in loose, -apart, person

    return {*waiting, *sorted((*loose, *seated), key=turn)[: count - len(waiting)]}


def _fill(chairs: _Chairs, people: Sequence[int], met: _Met) -> None:
    """Seat people at the empty chairs, so that few are partners again, and then few opponents."""
    empty = [_Chair(table, seat) for table in chairs for seat, person in enumerate(table) if person is None]

    def cost(order: Iterable[int]) -> _Again:
        costs: list[_Again] = []
        for chair, person in zip(empty, order, strict=True):
            costs += met.again(chair, [person])
            chair.table[chair.seat] = person
        for chair in empty:
            chair.table[chair.seat] = None
        return _Again(sum(again.partners for again in costs), sum(again.opponents for again in costs))

    if len(people) <= _MOST_TRIED:
        for chair, person in zip(empty, min(permutations(people), key=cost), strict=True):
            chair.table[chair.seat] = person
        return
    left = list(people)
    for chair in empty:
        nearest = _least_met(chair, left, met)
        left.remove(nearest)
        chair.table[chair.seat] = nearest


def _least_met(chair: _Chair, people: Sequence[int], met: _Met) -> int:
    """Choose the first of the people who have met those at a table least."""
    nearest, fewest = people[0], None
    for person, again in zip(people, met.again(chair, people), strict=True):
        if fewest is None or again < fewest:
            nearest, fewest = person, again
        if again == (0, 0):  # no need to ask for all others
            break
    return nearest


def _take_turns(tables: Sequence[list[int]], moving: Sequence[int], record: TurnRecord) -> None:
    """Let nobody be at a table of three for want of a card much more often than others are without a partner."""
    places = [(table, seat) for table in tables if len(table) == 4 for seat in range(4) if table[seat] not in moving]
    for three in (table for table in tables if len(table) == 3):
        for seat, person in enumerate(three):
            if person in moving and places:
                table, other = min(places, key=lambda place: record.had(place[0][place[1]]))
                if record.had(table[other]) + 1 < record.had(person):
                    three[seat], table[other] = table[other], person
                    places.remove((table, other))
