"""The deal under way told once more, for somebody who comes while it is played."""

from __future__ import annotations

from euchre.core.actions import Action, Deal
from euchre.core.engine import apply, replay
from euchre.tables.course import Course
from euchre.tables.telling.chronicle import lines
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.people import People
from euchre.wording import Wording


def told_so_far(words: Wording, course: Course, people: People) -> tuple[str, ...]:
    """What has happened from the last deal on, as the one who is told saw it, in sentences.

    Nothing is told before the first deal, of which nothing is known but what the picture shows.
    """
    begins = _last_deal(course.actions)
    if begins is None:
        return ()
    state = replay(course.state.rules, course.actions[:begins])
    told: list[str] = []
    for action in course.actions[begins:]:
        after = apply(state, action)
        told += lines(words, Moment.seen_by(people.you, state, action, after), people)
        state = after
    return tuple(told)


def _last_deal(actions: tuple[Action, ...]) -> int | None:
    numbers = range(len(actions) - 1, -1, -1)
    return next((number for number in numbers if isinstance(actions[number], Deal)), None)
