"""Skipping ahead: bots do not wait for somebody who has nothing left to decide, and nobody else notices."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.core.actions import Action, Name, Order
from euchre.core.engine import legal
from euchre.core.state import State
from euchre.tables.course import the_course
from euchre.tables.events import Acted
from euchre.tables.messages import Skip, Terms, Undo
from euchre.tables.turns import PACES, bot_turn
from support.evenings import HOST, Evening, alone, first, friends

PACE: Final = PACES["slow"]
SLOW: Final = Terms(pace="slow")


def _partner_goes_alone(state: State) -> Action:
    """North calls and plays alone as soon as there is a choice; everybody else does the first thing there is."""
    calls = (one for one in legal(state) if isinstance(one, Order | Name) and one.alone)
    return next(calls, first(state)) if state.turn == 2 else first(state)


def _sitting_out() -> Evening:
    evening = alone(terms=SLOW)
    evening.play(_partner_goes_alone, until=lambda: evening.picture(HOST).may_skip)
    assert 0 in evening.picture(HOST).out
    return evening


def _waits(evening: Evening) -> float:
    """Seconds that the bot whose turn it is leaves what has happened in sight."""
    turn = bot_turn(evening.table)
    assert turn is not None
    return turn.not_before - the_course(evening.table.course).since


def test_bots_play_on_at_once_until_the_deal_ends() -> None:
    evening = _sitting_out()
    assert _waits(evening) == pytest.approx(PACE)
    evening.do(HOST, Skip)
    began = evening.now
    evening.play(first, until=lambda: not evening.picture(HOST).may_skip)
    assert evening.now == began
    assert evening.picture(HOST).last is not None
    assert _waits(evening) > PACE  # the next deal is as slow as any


def test_what_the_rules_have_played_need_not_be_waited_for() -> None:
    evening = alone(rules="online", terms=SLOW)
    evening.play(_takes_the_last_choice, until=lambda: _has_played_itself(evening) and evening.state.turn in (1, 2))
    assert not evening.picture(HOST).may_skip  # the next deal has been dealt
    assert _waits(evening) > PACE
    evening.do(HOST, Skip)
    assert _waits(evening) == 0
    evening.act(first)
    assert _waits(evening) == pytest.approx(PACE)


def _takes_the_last_choice(state: State) -> Action:
    return legal(state)[-1]


def _has_played_itself(evening: Evening) -> bool:
    """True if the last cards were played by no decision of anybody, and the next deal lies there."""
    acted = [event for event in evening.log if isinstance(event, Acted) and event.who != "chance"]
    return bool(acted) and acted[-1].who == "rules" and acted[-1].action.startswith("play")


def test_a_decision_that_is_taken_back_is_shown_at_the_usual_pace_again() -> None:
    evening = alone(terms=SLOW)
    evening.play(first, until=lambda: evening.last_now(HOST).table.decided)
    evening.play(_partner_goes_alone, until=lambda: evening.picture(HOST).may_skip)
    evening.do(HOST, Skip)
    evening.do(HOST, Undo)
    evening.act(first)
    assert _waits(evening) == pytest.approx(PACE)


def test_who_looks_on_sees_every_card_as_long_as_ever() -> None:
    evening = _sitting_out()
    evening.do(HOST, Skip)
    evening.arrive("eve")
    evening.act(first)
    assert _waits(evening) == pytest.approx(PACE)


@pytest.mark.parametrize("others", ["who play", "who watch"])
def test_nothing_is_skipped_where_there_are_others(others: str) -> None:
    evening = friends(2 if others == "who play" else 1)
    evening.begin()
    if others == "who watch":
        evening.arrive("eve")
    assert evening.refused(HOST, Skip) == "skip/with-people"
