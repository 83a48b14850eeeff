"""A deal that is spoilt, claimed or missing costs its own cards, and the rest of the game is read."""

import json
from dataclasses import replace
from typing import Any, Final

import pytest

from euchre.core.errors import ParseError
from euchre.core.state import Phase
from euchre.record.egn import parse_egn, untold
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import UNREAD, MatchRecord
from euchre.record.read import parse_records
from support.games import recorded

WHOLE: Final = parse_egn(json.dumps(recorded("nine-deals")))
"""The record of a game that goes from 0-7 to 11-9."""


def game() -> dict[str, Any]:
    """The game, with the score that ends it."""
    value = recorded("nine-deals")
    value["metadata"]["finalScore"] = [11, 9]
    return value


def tricks(value: dict[str, Any], number: int) -> list[list[str]]:
    found: list[list[str]] = value["deals"][number - 1]["phases"][1]["tricks"]
    return found


def spoilt(*numbers: int) -> dict[str, Any]:
    """The game with a card played twice in these deals."""
    value = game()
    for number in numbers:
        played = tricks(value, number)
        played[4][0] = played[0][0]
    return value


def read(value: dict[str, Any]) -> tuple[MatchRecord, ...]:
    return parse_records(json.dumps(value))


def points(record: MatchRecord) -> list[tuple[int, ...]]:
    return [result.points for result in record.results]


def test_the_deals_before_and_after_a_spoilt_one_are_read_with_their_scores() -> None:
    before, after = read(spoilt(3))
    assert points(before) == points(WHOLE)[:2]
    assert points(after) == points(WHOLE)[3:]
    assert after.start == WHOLE.results[2].score, "only that leads to the score with which the file ends"
    assert after.score == WHOLE.score == (11, 9)
    assert before.remark == after.remark
    assert before.remark.startswith("Deal 3 of the file cannot be read (trick 5: ")


def test_a_deal_that_was_claimed_is_read_as_far_as_it_was_played() -> None:
    value = game()
    del tricks(value, 3)[3:]
    before, after = read(value)
    assert points(before) == points(WHOLE)[:2]
    assert (before.final.phase, len(before.final.tricks)) == (Phase.PLAY, 3)
    assert (after.start, after.score) == (WHOLE.results[2].score, WHOLE.score)


def test_a_deal_that_is_missing_costs_no_other() -> None:
    value = game()
    del value["deals"][3]
    before, after = read(value)
    assert points(before) + points(after) == points(WHOLE)[:3] + points(WHOLE)[4:]
    assert after.start == WHOLE.results[3].score


def test_nothing_is_judged_where_the_score_is_not_told() -> None:
    value = spoilt(3)
    del value["metadata"]["finalScore"]
    before, after = read(value)
    assert after.remark.startswith("The score before these deals is not told. Deal 3 of the file")
    assert untold(after).decisions == frozenset(range(len(after.actions)))
    assert untold(before).decisions < frozenset(range(len(before.actions)))


def test_a_final_score_that_no_deal_explains_tells_nothing() -> None:
    value = spoilt(3)
    value["metadata"]["finalScore"] = [11, 3]
    after = read(value)[-1]
    assert after.remark.startswith("The score before these deals is not told.")


def test_notes_that_are_something_else_are_no_remark() -> None:
    assert replace(WHOLE, notes={UNREAD: ["a deal"]}).remark == ""


def test_spoilt_deals_at_both_ends_are_left_out() -> None:
    (middle,) = read(spoilt(1, 9))
    assert points(middle) == points(WHOLE)[1:8]
    assert [f"Deal {number} of the file" in middle.remark for number in (1, 2, 9)] == [True, False, True]
    assert parse_log(format_log(middle)).remark == middle.remark


def test_a_file_of_which_little_can_be_read_is_refused_as_before() -> None:
    for value in (spoilt(1, 3, 5, 7), spoilt(*range(1, 10))):
        with pytest.raises(ParseError) as refused:
            read(value)
        with pytest.raises(ParseError) as strictly:
            parse_egn(json.dumps(value))
        assert refused.value.sentence == strictly.value.sentence
