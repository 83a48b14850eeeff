"""The next turn of a bot, its start, and the time at which the table must be woken."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Final

from euchre.core.view import View, view
from euchre.tables.alarms import alarms
from euchre.tables.course import Course
from euchre.tables.messages import Level, Pace
from euchre.tables.seat import WEAKEST_LEVEL, level_in_place_of_person, people
from euchre.tables.table import Table

PACES: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.25, "normal": 0.6, "slow": 1.2}
"""Seconds that an action of a bot stands before the next one, whether or not it had a choice."""
MIN_WATCHED_PAUSE: Final = 0.4
"""Seconds that a bot's action stands at least where several people look on: an answer at once would show them that it
had no choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotTurn:
    """A bot of a level is to act for a seat, with what the seat knows.

    The same `seed` and view should give the same action. `seen` goes back with the answer. Nobody may see the action
    before `not_before`, in unix seconds.
    """

    seat: int
    level: Level
    view: View
    seed: str
    seen: int
    not_before: float
    watched: bool
    """True if somebody looks on who may learn something from how long it takes."""


def bot_turn(table: Table) -> BotTurn | None:
    """The turn of a bot; None while people decide, or while nobody is there to play for."""
    course = table.course
    if table.stage != "playing" or course is None or course.state.turn is None or not table.is_awake:
        return None
    place = course.state.turn
    seat = table.seats[place]
    waited = seat.stands_in or (seat.guest is not None and course.late)
    level = seat.until_next or _level_in_place(table) if waited else table.level_of(place)
    if level is None:
        return None
    return BotTurn(
        seat=place,
        level=level,
        view=view(course.state, place),
        seed=chance_seed(table, "bot"),
        seen=course.moved,
        not_before=course.since + _rest(table, course),
        watched=is_watched(table),
    )


def _level_in_place(table: Table) -> Level:
    """The level of a bot that plays for an absent or late person: in an evening, all people play against each other."""
    return WEAKEST_LEVEL if table.evening is not None else level_in_place_of_person(table.seats)


def chance_seed(table: Table, who: str) -> str:
    """A seed for the random choices of `who` at this point of the match; the cards are dealt from another."""
    actions = 0 if table.course is None else table.course.length
    return hmac.new(table.root, f"{who} {table.match} {actions}".encode(), "sha256").hexdigest()


def _rest(table: Table, course: Course) -> float:
    """Seconds that people get to see what has just happened."""
    seconds = PACES[table.terms.pace] * course.rest
    if is_watched(table):
        return max(seconds, MIN_WATCHED_PAUSE)
    return 0.0 if course.skipped else seconds


def is_watched(table: Table) -> bool:
    """True if several people look on."""
    return len(people(table.seats)) > 1 or table.watchers > 0


def wakes_at(table: Table) -> float | None:
    """The time of the next `Tick` that the table needs: the first of its alarms."""
    return min((when for when, _ in alarms(table)), default=None)
