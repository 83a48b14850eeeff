"""The deal under way in sentences, for somebody who comes while it is played."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.core.actions import Deal
from euchre.core.engine import apply
from euchre.core.rules import Rules
from euchre.narration.chronicle import lines
from euchre.narration.people import People
from euchre.narration.seen_action import SeenAction
from euchre.tables.course import Course
from euchre.tables.segment import Segment
from euchre.wording import Wording


def deal_so_far(words: Wording, course: Course, people: People) -> tuple[str, ...]:
    """The story of the deal so far, as one of the people saw it, in sentences: its heading is the first.

    There are none before the first deal, of which nothing is known but what the picture shows. While the pack is cut
    they are of the deal before.
    """
    segments = (course.segment,) if course.segment.is_dealt else (*course.past[-1:], course.segment)
    sentences: list[str] = []
    for segment in segments:
        sentences += _sentences(words, segment, course.state.rules, people)
    return tuple(sentences) if segments[0].is_dealt else ()


def _sentences(words: Wording, segment: Segment, rules: Rules, people: People) -> Iterator[str]:
    state, dealt = segment.begin(rules), not segment.is_dealt
    for action in segment.parsed():
        after = apply(state, action)
        dealt = dealt or isinstance(action, Deal)
        if dealt:
            yield from lines(words, SeenAction.seen_by(people.you, state, action, after), people)
        state = after
