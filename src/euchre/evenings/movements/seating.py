"""Seats the next round: each section by the evening's movement, the tables of the hall numbered before those online."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.evening import Evening
from euchre.evenings.movements.by_standing import by_standing
from euchre.evenings.movements.chart import chart
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.league import league
from euchre.evenings.movements.progressive import progressive
from euchre.evenings.movements.seats import by_seats
from euchre.evenings.movements.section_field import SectionField, section_field
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.settings import MovementName, Section
from euchre.evenings.standings import standings

SECTIONS: Final[tuple[Section, ...]] = ("hall", "online")
MOVEMENTS: Final[dict[MovementName, Callable[[SectionField], PlannedRound]]] = {
    "progressive": progressive,
    "chart": chart,
    "seats": by_seats,
    "draw": draw,
    "standing": by_standing,
    "league": league,
}


class SeatedRound(NamedTuple):
    """The tables of a round, and who sits out."""

    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...]


def next_round(evening: Evening) -> SeatedRound:
    """The round after the last one that is seated."""
    movement = evening.settings.movement
    ranks = {one.number: one.rank for one in standings(evening)} if movement == "standing" else {}
    fields = (section_field(evening, section, ranks) for section in SECTIONS)
    return numbered({field.section: MOVEMENTS[movement](field) for field in fields if field.people})


def numbered(rounds: Mapping[Section, PlannedRound]) -> SeatedRound:
    """A round of each section as one, its tables numbered through; one without seats has a number, but is not there."""
    tables = ((section, seats) for section, one in rounds.items() for seats in one.tables)
    sit_outs = (number for one in rounds.values() for number in one.sit_outs if number > 0)
    seated = (SeatedTable(at, section, seats) for at, (section, seats) in enumerate(tables, 1) if seats)
    return SeatedRound(tuple(seated), tuple(sit_outs))
