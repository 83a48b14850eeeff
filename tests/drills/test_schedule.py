"""The schedule of a drill: asked again after days, sooner after a wrong answer, until it is known."""

from __future__ import annotations

from euchre.drills.schedule import Scheduled, answered, is_due, is_known

DAY = 24 * 3600.0
NOW = 1_800_000_000.0


def test_what_is_known_comes_later_and_what_is_not_comes_sooner() -> None:
    right, wrong = (answered(None, NOW, right=right) for right in (True, False))
    assert DAY <= wrong.due - NOW < right.due - NOW
    assert answered(None, NOW, right=True) == right, "nothing is left to chance"


def test_a_drill_sits_after_some_right_answers_and_no_more_after_a_wrong_one() -> None:
    waits: list[float] = []
    now, drill = NOW, answered(None, NOW, right=True)
    while not is_known(drill.state):
        waits.append(drill.due - now)
        now = drill.due
        drill = answered(drill.state, now, right=True)
    assert waits == sorted(waits), "each time it waits longer"
    assert 2 <= len(waits) <= 5
    failed = answered(drill.state, drill.due, right=False)
    assert not is_known(failed.state)
    assert failed.due - drill.due < drill.due - now


def test_a_drill_may_be_asked_half_a_day_before_it_is_due() -> None:
    due = Scheduled("", NOW).due
    assert [is_due(due, at) for at in (NOW - 0.6 * DAY, NOW - 0.4 * DAY, NOW + DAY)] == [False, True, True]
