"""Taking decisions back, and hints."""

from __future__ import annotations

from euchre.core.actions import Deal
from euchre.tables.effects import Advise
from euchre.tables.fair.verdict import check
from euchre.tables.history import matches_in
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Act, Hint, Look, Undo
from support.evenings import HOST, Evening, alone, by_chance, connection, first, friends


def test_one_decision_is_taken_back_with_all_that_came_of_it() -> None:
    evening = alone()
    evening.play_to(0)
    before = evening.state
    evening.act(first)
    evening.play_to(0)
    assert evening.state != before
    assert evening.last_now(HOST).table.decided
    evening.do(HOST, Undo)
    assert evening.state == before
    assert not evening.last_now(HOST).table.decided
    assert evening.last_now(HOST).picture == evening.picture(HOST)


def test_undoing_reaches_into_the_deal_before_and_the_same_cards_come_again() -> None:
    evening = alone()
    evening.play(by_chance(1), until=lambda: _deals(evening) == 3)
    dealt = [str(action) for action in _actions(evening) if isinstance(action, Deal)]
    while _deals(evening) > 1:
        evening.do(HOST, Undo)
    evening.play(by_chance(2), until=lambda: _deals(evening) == 3)
    again = [str(action) for action in _actions(evening) if isinstance(action, Deal)]
    assert again == dealt


def _actions(evening: Evening) -> tuple[object, ...]:
    assert evening.table.course is not None
    return evening.table.course.actions


def _deals(evening: Evening) -> int:
    return sum(isinstance(action, Deal) for action in _actions(evening))


def test_once_everything_is_taken_back_there_is_nothing_more() -> None:
    evening = alone()
    evening.play_to(0)
    assert evening.refused(HOST, Undo) == "undo/nothing"
    evening.act(first)
    evening.do(HOST, Undo)
    assert evening.refused(HOST, Undo) == "undo/nothing"


def test_the_record_says_what_was_undone_and_the_deals_are_still_proved() -> None:
    evening = alone()
    evening.play(by_chance(1), until=lambda: _deals(evening) == 2)
    evening.do(HOST, Undo)
    evening.play(by_chance(2))
    (played,) = matches_in(evening.log)
    assert played.record.notes["fair"]["undone"]
    assert played.record.notes["live"]["taken_back"] == 1
    assert check(played.record).holds


def test_nothing_is_taken_back_where_others_play() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(0)
    evening.act(first)
    assert evening.refused(HOST, Undo) == "undo/with-people"
    assert evening.refused(HOST, Hint) == "undo/with-people"
    assert not evening.last_now(HOST).table.undo


def test_a_finished_match_stays_as_it_is() -> None:
    evening = alone()
    evening.play(by_chance(1))
    assert evening.refused(HOST, Undo) == "table/not-playing"


def test_an_undo_for_what_has_changed_is_stale() -> None:
    evening = alone()
    evening.play_to(0)
    seen = evening.table.version
    evening.act(first)
    assert evening.refused(HOST, Undo, seen=seen) == "version/stale"


def test_a_hint_is_given_for_the_own_view_and_the_record_counts_it() -> None:
    evening = alone()
    evening.play_to(0)
    hint = Hint(id="h", seen=evening.table.version)
    (asked,) = (e for e in evening.receive(MessageReceived(HOST, connection(HOST), hint)) if isinstance(e, Advise))
    assert asked.view.seat == 0
    assert asked.view.legal
    assert (asked.id, asked.version) == ("h", evening.table.version)
    assert matches_in(evening.log)[0].record.notes["live"]["hints"] == 1


def test_a_hint_does_not_make_a_decision_stale() -> None:
    evening = alone()
    evening.play_to(0)
    seen = evening.table.version
    evening.do(HOST, Hint)
    evening.do(HOST, Look)
    evening.do(HOST, Act, seen=seen, action=evening.picture(HOST).choices[0].action)


def test_hints_are_for_the_own_turn() -> None:
    evening = alone()
    evening.play(first, until=lambda: evening.state.turn not in (0, None))
    assert evening.refused(HOST, Hint) == "turn/not-yours"
