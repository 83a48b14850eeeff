"""The live table of a daily deal: the same cards and the same bots for everybody, by the rules of every weekday."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from euchre.core import law
from euchre.core.seating import ahead
from euchre.daily.programme import BOT, DEALS, named_rules, rules_of
from euchre.daily.table import NOTHING, PASSED, SEAT, result_of, table_id
from euchre.record.log import format_log, parse_log
from euchre.tables.fair.verdict import check
from euchre.tables.history import played
from euchre.tables.inputs import Arrived, BotActs, Gone, RoundIsOver, Tick
from euchre.tables.step import step
from euchre.tables.turns import bot_turn
from support.daily import BOT as PLAYER
from support.daily import MONDAY, SEED, finished, opened

WEEK = [MONDAY + timedelta(number) for number in range(7)]


@pytest.mark.parametrize("day", WEEK, ids=named_rules)
def test_every_weekday_has_a_deal_that_is_a_game_of_its_own(day: date) -> None:
    table = finished(opened(day), Random(1))
    (match,) = played(table)
    assert len(match.record.results) == 1
    assert match.record.over
    assert all(seat.level == BOT for seat in table.seats[1:])
    assert table.seating.players == law.seating(rules_of(day)).players


def test_the_rules_of_a_week_are_those_of_the_presets_that_people_play() -> None:
    assert [named_rules(day) for day in WEEK] == [
        "standard", "north-american", "british", "online", "three-handed", "two-handed", "six-handed",
    ]  # fmt: skip
    assert named_rules(WEEK[0] + timedelta(7)) == "standard"


@pytest.mark.parametrize("day", WEEK, ids=named_rules)
def test_after_the_same_choices_everything_is_the_same_for_everybody(day: date) -> None:
    for number in range(1, DEALS + 1):
        records = [played(finished(opened(day, number, guest), Random(number)))[0].record for guest in ("ann", "ben")]
        assert records[0].actions == records[1].actions
    firsts = {
        str(played(finished(opened(day, number), Random(1)))[0].record.actions[1]) for number in range(1, DEALS + 1)
    }
    assert len(firsts) == DEALS, "every deal has cards of its own"


def test_each_guest_has_one_table_for_a_deal() -> None:
    ids = {table_id(SEED, number, guest) for number in (1, 2) for guest in ("ann", "ben")}
    assert len(ids) == 4
    assert opened(MONDAY).id == table_id(SEED, 1, "ann")


def test_a_broken_line_stops_everything_until_its_person_is_back() -> None:
    table = opened(MONDAY)
    while (turn := bot_turn(table)) is not None:
        table, _ = step(table, BotActs(turn.seat, turn.seen, PLAYER.choose(turn.view, Random(turn.seed))), 0.0)
    away, _ = step(table, Arrived("eve", "c-eve"), 1.0)
    assert away.seat_of("eve") is None
    away, _ = step(away, Gone(("c-ann",)), 2.0)
    away, _ = step(away, Tick(), 1000.0)
    assert bot_turn(away) is None, "nobody stands in, though a stranger looks on"
    assert away.course is not None
    assert table.course is not None
    assert away.course.state == table.course.state


@pytest.mark.parametrize("seed", range(12))
def test_the_result_says_what_the_person_called_and_the_points_of_their_side(seed: int) -> None:
    day = WEEK[seed % len(WEEK)]
    (match,) = played(finished(opened(day, seed % DEALS + 1), Random(seed)))
    result, found = result_of(match.record), match.record.results[-1]
    assert result is not None
    assert result.points == ahead(found.points, law.seating(match.record.rules).side(SEAT))
    own = [str(action) for state, action in match.record.steps() if state.turn == SEAT]
    called = [action for action in own if action.startswith(("order", "name"))]
    if found.maker == SEAT:
        assert result.called[0] in "cdhsn"
        assert found.trump is not None
        assert result.called.startswith(found.trump.letter)
        assert ("alone" in result.called) == (SEAT in found.alone)
    elif not called:
        assert result.called == (PASSED if "pass" in own else NOTHING)


def test_the_seed_of_a_deal_proves_its_cards_once_the_day_is_over() -> None:
    table = finished(opened(WEEK[4]), Random(3))
    table, _ = step(table, RoundIsOver(), 0.0)
    assert not table.sealed
    (match,) = played(table)
    assert table.shuffle is not None
    assert check(parse_log(format_log(match.record)), promise=table.shuffle.promise).holds


def test_a_state_without_a_deal_has_no_result() -> None:
    (match,) = played(opened(MONDAY))
    assert result_of(match.record) is None
