"""A match in segments, from shuffle to shuffle: together they are the whole, and a question needs two at most."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pytest

from euchre.core.actions import Deal, Draw
from euchre.core.engine import apply, replay
from euchre.tables.course import Course, the_course
from euchre.tables.messages import Undo
from euchre.tables.perspective import deal_so_far
from euchre.tables.perspective.last_deal import last_deal
from euchre.tables.perspective.now import now_of
from support.evenings import HOST, alone, by_chance
from support.sampling import few

_RULES = (
    "standard,target=30",
    "british,target=30,score_cards=none",
    "north-american,games=1,target=30,score_cards=none",
    "standard,weak_hand=farmers-redeal,cut=right,target=30",
    "standard,all_pass=same-dealer,target=30",
)
_MOST_OF_A_DEAL = 60
"""Actions of a deal: four may be asked about a weak hand, twice about trump and once about playing alone; 20 cards."""


def _check(course: Course) -> None:
    actions = course.actions
    assert course.state == replay(course.state.rules, actions)
    assert course.length == len(actions)
    assert course.chances == sum(isinstance(action, Draw | Deal) for action in actions)


@pytest.mark.parametrize("rules", few(_RULES, keep=2))
def test_the_segments_together_are_the_match_also_after_taking_back(rules: str) -> None:
    evening = alone(rules=rules)
    evening.play(by_chance(rules), until=lambda: the_course(evening.table.course).deals >= 8)
    course = the_course(evening.table.course)
    _check(course)
    assert len(course.past) >= 4
    assert all(len(segment.actions) <= _MOST_OF_A_DEAL for segment in course.past)
    for count in range(course.length, -1, -1):
        back = course.back_to(count, version=1, at=0.0)
        _check(back)
        assert back.actions == course.actions[:count]
        own = [number for segment in (*course.past, course.segment) for number in segment.own if number < count]
        assert back.last_own == (own[-1] if own else None)


def test_taking_back_reaches_the_first_decision_of_the_match() -> None:
    evening = alone(rules="standard,target=30")
    evening.play(by_chance(3), until=lambda: the_course(evening.table.course).deals >= 4)
    while the_course(evening.table.course).last_own is not None:
        evening.do(HOST, Undo)
    assert the_course(evening.table.course).deals == 1


def _counted(work: Callable[[], object]) -> int:
    """Count the actions of the game that are replayed."""
    with (
        patch("euchre.tables.segment.apply", side_effect=apply) as replayed,
        patch.object(deal_so_far, "apply", side_effect=apply) as told,
    ):
        work()
    return replayed.call_count + told.call_count


@pytest.mark.parametrize("rules", few(_RULES, keep=1))
def test_joining_or_looking_replays_at_most_two_deals_however_long_the_match(rules: str) -> None:
    evening = alone(rules=rules)
    most = laid_open = 0

    def looked() -> bool:
        nonlocal most, laid_open
        course = the_course(evening.table.course)
        most = max(most, _counted(lambda: now_of(evening.table, HOST)))
        laid_open = max(laid_open, _counted(lambda: last_deal(course)))
        return course.deals >= 14

    evening.play(by_chance(1), until=looked)
    assert the_course(evening.table.course).length > 3 * _MOST_OF_A_DEAL
    assert 0 < most <= 2 * _MOST_OF_A_DEAL
    assert 0 < laid_open <= _MOST_OF_A_DEAL
