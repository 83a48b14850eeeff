"""The time people may take to think."""

from __future__ import annotations

from typing import Final

from euchre.tables.table import Table

LOOK: Final = 5
"""Seconds to look at the cards, before the clock starts for a seat's first decision in a deal."""
BOT_ALLOWED_AFTER: Final = 60
"""Seconds that everybody has for a decision where no clock runs, before the others may have a bot take it."""


def deadline(table: Table) -> float | None:
    """The time at which the clock of the person to move runs out; None where no clock runs."""
    course = table.course
    if table.stage != "playing" or course is None or course.state.turn is None:
        return None
    place = course.state.turn
    if table.seats[place].guest is None or table.terms.clock.kind == "off":
        return None
    if table.terms.clock.kind == "game":
        return course.since + course.banks[place]
    return course.since + table.terms.clock.seconds + (0 if place in course.decided else LOOK)


def seconds_left(table: Table, place: int, at: float) -> float | None:
    """The seconds on a seat's clock; None if none runs and no time is kept. It stands still while the player looks."""
    course = table.course
    if table.stage != "playing" or course is None or table.seats[place].guest is None:
        return None
    until = deadline(table) if course.state.turn == place else None
    if until is not None:
        return round(max(0.0, until - at) - starts_in(table, place, at), 3)
    return round(course.banks[place], 3) if table.terms.clock.kind == "game" else None


def starts_in(table: Table, place: int, at: float) -> float:
    """Seconds until a seat's clock starts, while its player looks at the cards; 0 if it runs, or none does."""
    course = table.course
    until = deadline(table)
    if until is None or course is None or course.state.turn != place or table.terms.clock.kind != "move":
        return 0.0
    return round(max(0.0, until - at - table.terms.clock.seconds), 3)


def bot_in(table: Table, place: int, at: float) -> float | None:
    """Seconds until the others may have a bot play for the person whose turn it is; None where they may not."""
    course, seat = table.course, table.seats[place]
    if table.stage != "playing" or course is None or course.state.turn != place:
        return None
    if seat.guest is None or seat.stands_in or table.terms.clock.kind != "off":
        return None
    return round(max(0.0, course.since + BOT_ALLOWED_AFTER - at), 3)
