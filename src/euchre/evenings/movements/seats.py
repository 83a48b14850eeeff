"""The movement by seats: north stays, south goes down a table, east up one and west up two, whatever the results.

Words of two organisers (chatgamers, docsbay), who agree; *down* is to the table with the next lower number, and beyond
the last table comes the first. With as many rounds as tables nobody has the same partner twice.
"""

from __future__ import annotations

from typing import Final

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.movements.chairs import taken
from euchre.evenings.movements.draw import draw
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.movements.turns import people_in_turn

STEPS: Final = (0, 1, -1, 2)
"""The number of tables that north, east, south and west go on."""


def by_seats(field: SectionField) -> PlannedRound:
    """Seat the next round by the seats of the last one; late comers take free chairs."""
    last = [seats for seats in field.seated[-1].tables if len(seats) == 4] if field.played else []
    if not last:
        return draw(field)
    people = people_in_turn(field)
    tables = len(people.playing) // 4
    wanted = {
        number: chair_after(at, place, tables) for at, seats in enumerate(last) for place, number in enumerate(seats)
    }
    chairs = [(table, place) for table in range(tables) for place in range(4)]
    seated = [number for _, number in taken(chairs, wanted, people.playing, field.rng)]
    return people.round(tuple(seated[at : at + 4]) for at in range(0, len(seated), 4))


def chair_after(table: int, place: int, tables: int) -> tuple[int, int]:
    """The table, from 0, and the place to which a seat goes. At a single table the other three go round north."""
    if table >= tables:  # it is closed
        return table, place
    if tables == 1:
        return 0, place if place == 0 else place % 3 + 1
    return (table + STEPS[place]) % tables, place
