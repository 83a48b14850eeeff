"""Events that follow from the state of a table: chance, answers that leave no choice, and what time brings."""

from __future__ import annotations

from msgspec.structs import replace

from euchre.core.actions import KEEP, TRAM
from euchre.core.engine import legal
from euchre.core.shuffle import is_chance
from euchre.tables.alarms import alarms
from euchre.tables.answers.rematch import everybody_wants_it
from euchre.tables.beginning import begun
from euchre.tables.course import Course
from euchre.tables.events import Abandoned, Acted, Event, Restarted, TimeUp
from euchre.tables.fair import seeds
from euchre.tables.table import Table


def consequence(table: Table, at: float) -> Event | None:
    """The next thing that follows, if anything does."""
    if table.closed:
        return None
    if (table.at_once and table.host in table.guests) or everybody_wants_it(table):
        return begun(table, at)
    if table.last_deal and table.stage == "shuffling":
        return Restarted(at=at, contributors=())
    if table.stage == "playing" and table.course is not None:
        if table.course.endless:
            return Abandoned(at=at)
        if table.last_deal and table.course.is_between_deals:
            return TimeUp(at=at)
        acted = _by_itself(table, table.course, at)
        if acted is not None:
            return acted
    due, event = min(alarms(table), key=lambda alarm: alarm[0], default=(None, None))
    return None if due is None or event is None or due > at else replace(event, at=at)


def _by_itself(table: Table, course: Course, at: float) -> Acted | None:
    """The action of chance, or of the rules where a word was called.

    A forced card is not played by itself, and a hand that is not weak is not kept by itself: the others would learn
    from it. A hand is kept for somebody only where they are the one person who plays and nobody looks on.
    """
    state = course.state
    if is_chance(state):
        action = seeds.chance_of(state, course.key, course.chances)
        return Acted(at=at, seat=None, action=str(action), who="chance")
    answers = legal(state)
    decided = state.contract is not None and state.contract.word is not None
    unseen = state.turn == table.single is not None and not table.watchers
    if decided or answers == (TRAM,) or (answers == (KEEP,) and unseen):
        return Acted(at=at, seat=state.turn, action=str(answers[0]), who="rules")
    return None
