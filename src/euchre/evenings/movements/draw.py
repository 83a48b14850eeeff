"""Draw: partners and tables by lot each round; of some lots, the one that repeats the fewest partners is taken."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from euchre.evenings.events import PlannedTables
from euchre.evenings.movements.section_field import SectionField

_LOTS: Final = 200


def draw(field: SectionField) -> PlannedTables:
    """Seat the next round by lot; those who have sat out least sit out first."""
    sit_outs = _sit_outs(field)
    playing = [number for number in field.present if number not in sit_outs]
    together = Counter(
        frozenset(pair)
        for round_ in field.played
        for table in round_.tables
        for pair in combinations(table.seats, 2)
        if len(table.seats) == 4 and (table.seats.index(pair[0]) - table.seats.index(pair[1])) % 2 == 0
    )
    lots = (_lot(field, playing) for _ in range(_LOTS))
    best = min(
        lots, key=lambda lot: sum(together[frozenset((seats[at], seats[at + 2]))] for seats in lot for at in (0, 1))
    )
    return PlannedTables(tables=best, sit_outs=tuple(sorted(sit_outs)))


def _lot(field: SectionField, playing: list[int]) -> tuple[tuple[int, ...], ...]:
    order = field.rng.sample(playing, len(playing))
    return tuple(tuple(order[at : at + 4]) for at in range(0, len(order), 4))


def _sit_outs(field: SectionField) -> frozenset[int]:
    lots = {number: field.rng.random() for number in field.present}
    order = sorted(field.present, key=lambda number: (field.sat_out[number], lots[number]))
    return frozenset(order[: len(order) % 4])
