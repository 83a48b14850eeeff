"""Seats the next round: each section by the evening's movement, the tables of the hall numbered before those online."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from euchre.evenings.evening import Evening
from euchre.evenings.events import PlannedTables, SeatedTable
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.section_field import SectionField, section_field
from euchre.evenings.settings import MovementName, Section
from euchre.evenings.standings import standings

SECTIONS: Final[tuple[Section, ...]] = ("hall", "online")
MOVEMENTS: Final[dict[MovementName, Callable[[SectionField], PlannedTables]]] = {
    "progressive": draw,
    "chart": draw,
    "seats": draw,
    "draw": draw,
    "standing": draw,
    "league": draw,
}


class SeatedRound(NamedTuple):
    """The tables of a round, and who sits out."""

    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...]


def next_round(evening: Evening) -> SeatedRound:
    """The round after the last one that is seated."""
    points = {one.number: float(one.points) for one in standings(evening)}
    tables: list[SeatedTable] = []
    sit_outs: list[int] = []
    for section in SECTIONS:
        field = section_field(evening, section, points)
        if not field.present:
            continue
        planned = MOVEMENTS[evening.settings.movement](field)
        first = len(tables) + 1
        tables += [SeatedTable(at, section, seats) for at, seats in enumerate(planned.tables, first)]
        sit_outs += planned.sit_outs
    return SeatedRound(tuple(tables), tuple(sit_outs))
