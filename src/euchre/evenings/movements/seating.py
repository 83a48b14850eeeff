"""Seats the next round: each section by the evening's movement, the tables of the hall numbered before those online."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

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


class SeatedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is being seated, or to come as the chart has it."""

    number: int
    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...]


def next_round(evening: Evening) -> SeatedRound:
    """The round after the last one that is seated."""
    movement = evening.settings.movement
    ranks = {one.number: one.rank for one in standings(evening)} if movement == "standing" else {}
    fields = (section_field(evening, section, ranks) for section in SECTIONS)
    rounds = {field.section: MOVEMENTS[movement](field) for field in fields if field.people}
    return numbered(len(evening.rounds) + 1, rounds)


def numbered(number: int, rounds: Mapping[Section, PlannedRound]) -> SeatedRound:
    """A round of each section as one, its tables numbered through; one without seats has a number, but is not there."""
    tables = ((section, seats) for section, one in rounds.items() for seats in one.tables)
    sit_outs = (person for one in rounds.values() for person in one.sit_outs if person > 0)
    seated = (SeatedTable(at, section, seats) for at, (section, seats) in enumerate(tables, 1) if seats)
    return SeatedRound(number=number, tables=tuple(seated), sit_outs=tuple(sit_outs))
