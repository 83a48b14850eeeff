"""Progressive: who wins goes up a table, or who loses goes down one; table 1 is the head table.

Winners go up, losers stay and are split, and all change partners (clubs in Nepean, Limoges and Hornby); the losers of
the head table go to the last one (G. W. Keller's rules of 1887, with a bell at the head table); winners stay and
losers go down (MIET). The first round, ties and tables that were not played are decided by lot.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from euchre.charts.planned_round import PlannedRound, pair
from euchre.evenings.movements.chairs import taken
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.fixed_pairs import FixedPairs
from euchre.evenings.movements.played_round import PlayedTable
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.movements.tables_of_four import best_seats
from euchre.evenings.movements.turns import pairs_in_turn, people_in_turn, times_partners
from euchre.evenings.settings import Progressive

_T = TypeVar("_T", bound=Hashable)
_MUCH: Final = 1000
"""More than anybody can have been partners with somebody."""


def progressive(field: SectionField) -> PlannedRound:
    """Seat the next round by the results of the last one."""
    last = [table for table in field.played[-1].tables if len(table.seats) == 4] if field.played else []
    if not last:
        return draw(field)
    goals = dict(_goals(field, last))
    return _people_moved(field, goals) if field.fixed is None else _pairs_moved(field, field.fixed, goals)


def _goals(field: SectionField, last: Sequence[PlayedTable]) -> Iterator[tuple[int, int]]:
    """Yield the people who played a table of four, with the table that they go to, counted from 0."""
    custom = field.settings.progressive
    for at, table in enumerate(last):
        winner = _winner(field, table)
        for place, number in enumerate(table.seats):
            yield number, goal(custom, at, len(last), won=place % 2 == winner)


def _winner(field: SectionField, table: PlayedTable) -> int:
    """The side that won; by lot where neither did."""
    lot = field.rng.randrange(2)
    if table.score is None or table.score.points[0] == table.score.points[1]:
        return lot
    return int(table.score.points[1] > table.score.points[0])


def goal(custom: Progressive, table: int, tables: int, *, won: bool) -> int:
    """The table to which a side goes; tables are counted from 0, the head table.

    Winners go up and losers stay, or losers go down and winners stay. At the end of the line the movers cannot go on:
    they stay and the others go to the other end, or they go to the other end themselves.
    """
    up = custom.movers == "winners"
    end, other_end = (0, tables - 1) if up else (tables - 1, 0)
    moves = won == up
    if table == end:
        moves = moves == (custom.head == "rotate")
        return other_end if moves else table
    return table + (-1 if up else 1) if moves else table


def _people_moved(field: SectionField, goals: Mapping[int, int]) -> PlannedRound:
    people, together = people_in_turn(field), times_partners(field)
    last = set(field.seated[-1].partners())
    stay = field.settings.progressive.partners == "stay"

    def cost(one: int, other: int) -> int:
        return together(one, other) + _MUCH * ((pair(one, other) in last) != stay)

    tables = _tables(field, goals, people.playing, 4)
    return people.round(best_seats(field.rng.sample(four, 4), cost) for four in tables)


def _pairs_moved(field: SectionField, fixed: FixedPairs, goals: Mapping[int, int]) -> PlannedRound:
    pairs, last = pairs_in_turn(field, fixed), {frozenset(two) for two in field.seated[-1].partners()}
    by_pair = {two: goals[two[0]] for two in pairs.playing if frozenset(two) in last and two[0] in goals}
    return pairs.round((one, other) for one, other in _tables(field, by_pair, pairs.playing, 2))


def _tables(field: SectionField, goals: Mapping[_T, int], playing: Sequence[_T], room: int) -> Iterator[list[_T]]:
    chairs = [at // room for at in range(len(playing))]
    seated = [one for _, one in taken(chairs, goals, playing, field.rng)]
    return (seated[at : at + room] for at in range(0, len(seated), room))
