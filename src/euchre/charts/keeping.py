"""The rounds that hold to printed cards: who comes late or has gone changes as few chairs as can be.

The people at a chair of their card stay there. A chair whose owner has gone is taken by somebody who would sit out.
Those without a card fill a further table with those who would sit out, or take turns with all others at sitting out; a
table for which there are too few people does not play, and the others keep their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from euchre.charts.planned_round import PlannedRound
from euchre.charts.turns import TurnRecord

_MOST_TRIED: Final = 5
"""People who are seated in the best of all orders; of more, each at the best chair that is left."""
_NOBODY: Final = -1
_LATER: Final = 1000
"""More rounds than there are."""
_Chairs = list[list[int | None]]
"""The chairs of each table; None is an empty one, and a table that does not play has no chairs."""


def kept_rounds(
    printed: Sequence[PlannedRound], present: Sequence[int], sizes: Sequence[int], played: Sequence[PlannedRound]
) -> tuple[PlannedRound, ...]:
    """The rounds for the people present that hold to the printed ones, with tables of these sizes.

    A table that does not play in a round is there without seats, so that the others keep their numbers. Where nobody
    has come or gone the rounds are the printed ones.
    """
    record = TurnRecord(played, present)
    met: Counter[tuple[bool, int, int]] = Counter(way for one in played for way in _meetings(one))
    rounds = []
    for at in range(len(printed)):
        one = _kept(printed[at:], present, sizes, record, met)
        record.add_round(one.left_over)
        met.update(_meetings(one))
        rounds.append(one)
    return tuple(rounds)


def _meetings(one: PlannedRound) -> Iterator[tuple[bool, int, int]]:
    """The meetings of a round: each two, and whether they are opponents."""
    yield from ((False, *two) for two in one.partners())
    yield from ((True, *two) for two in one.opponents())


def _kept(
    printed: Sequence[PlannedRound],
    present: Sequence[int],
    sizes: Sequence[int],
    record: TurnRecord,
    met: Counter[tuple[bool, int, int]],
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
    """Leave so many tables: those with the fewest people do not play, or there are further ones.

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


def _fill(chairs: _Chairs, people: Sequence[int], met: Counter[tuple[bool, int, int]]) -> None:
    """Seat people at the empty chairs, so that few are partners again, and then few opponents."""
    empty = [(table, seat) for table in chairs for seat, person in enumerate(table) if person is None]

    def seat_all(order: Iterable[int | None]) -> None:
        for (table, seat), person in zip(empty, order, strict=False):
            table[seat] = person

    def cost(order: Iterable[int | None]) -> tuple[int, int]:
        seat_all(order)
        tables = tuple(tuple(_NOBODY if person is None else person for person in table) for table in chairs)
        ways = [way for way in _meetings(PlannedRound(tables)) if _NOBODY not in way[1:]]
        again = [sum(met[way] for way in ways if way[0] is kind) for kind in (False, True)]
        return again[0], again[1]

    if len(people) <= _MOST_TRIED:
        seat_all(min(permutations(people), key=cost))
        return
    seated: list[int] = []
    left = list(people)
    while left:
        nearest = min(left, key=lambda person: cost([*seated, person, *[None] * (len(left) - 1)]))
        left.remove(nearest)
        seated.append(nearest)
    seat_all(seated)


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
