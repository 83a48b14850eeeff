"""The deal under way told once more, for somebody who comes while it is played."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.core.actions import Deal
from euchre.core.engine import apply
from euchre.core.rules import Rules
from euchre.tables.course import Course
from euchre.tables.segment import Segment
from euchre.tables.telling.chronicle import lines
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.people import People
from euchre.wording import Wording


def told_so_far(words: Wording, course: Course, people: People) -> tuple[str, ...]:
    """What has happened from the last deal on, as the one who is told saw it, in sentences.

    Nothing is told before the first deal, of which nothing is known but what the picture shows. While the pack is cut
    the deal before is told.
    """
    segments = (course.segment,) if course.segment.is_dealt else (*course.past[-1:], course.segment)
    told: list[str] = []
    for segment in segments:
        told += _told(words, segment, course.state.rules, people)
    return tuple(told) if segments[0].is_dealt else ()


def _told(words: Wording, segment: Segment, rules: Rules, people: People) -> Iterator[str]:
    state, dealt = segment.begin(rules), not segment.is_dealt
    for action in segment.parsed():
        after = apply(state, action)
        dealt = dealt or isinstance(action, Deal)
        if dealt:
            yield from lines(words, Moment.seen_by(people.you, state, action, after), people)
        state = after
