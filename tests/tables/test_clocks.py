"""The time that people may take, and what happens then."""

from __future__ import annotations

from euchre.tables.clocks import LOOK
from euchre.tables.inputs import Gone
from euchre.tables.messages import Act, Clock, Terms
from euchre.tables.turns import bot_turn, wakes_at
from support.evenings import HOST, Evening, first, friends

MOVE = Terms(clock=Clock(kind="move", seconds=20))
GAME = Terms(clock=Clock(kind="game", seconds=60))


def evening_with(terms: Terms, rules: str = "standard") -> Evening:
    evening = friends(2, terms=terms, rules=rules)
    evening.begin()
    evening.play_to(1)
    return evening


def clock(evening: Evening, seat: int) -> float | None:
    return evening.last_now(HOST).table.seats[seat].clock


def starts_in(evening: Evening, seat: int) -> float:
    return evening.last_now(HOST).table.seats[seat].clock_starts_in


def test_without_a_clock_the_table_waits_for_ever() -> None:
    evening = evening_with(Terms())
    assert wakes_at(evening.table) is None
    assert clock(evening, 1) is None


def test_the_first_decision_in_a_deal_has_five_seconds_more() -> None:
    evening = evening_with(MOVE)
    assert LOOK == 5
    assert (clock(evening, 1), starts_in(evening, 1)) == (20, 5), "a clock of 20 seconds never shows more"
    assert (clock(evening, 0), starts_in(evening, 0)) == (None, 0)
    for seconds, shown in ((3, (20, 2)), (6, (16, 0))):
        evening.wait(seconds)
        evening.leave("ben")
        evening.arrive("ben")
        ben = evening.last_now("ben").table.seats[1]
        assert (ben.clock, ben.clock_starts_in) == shown
    evening.act(first)
    evening.play(first, until=lambda: evening.state.turn == 1 and 1 in _decided(evening))
    assert (clock(evening, 1), starts_in(evening, 1)) == (20, 0)


def _decided(evening: Evening) -> frozenset[int]:
    assert evening.table.course is not None
    return evening.table.course.decided


def test_when_the_time_is_up_a_bot_answers_this_once() -> None:
    evening = evening_with(MOVE)
    evening.wait(24)
    assert bot_turn(evening.table) is None
    evening.wait(1)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "beginner")
    assert evening.last_now("ben").news[-1].lines == ("Time is up. A bot answers for you.",)
    evening.act(first)
    evening.play(first, until=lambda: evening.state.turn == 1)
    assert bot_turn(evening.table) is None


def test_a_player_may_still_answer_until_the_bot_has() -> None:
    evening = evening_with(MOVE)
    evening.wait(25)
    evening.do("ben", Act, action=evening.picture("ben").choices[0].action)


def test_a_time_for_the_whole_match_runs_down_over_all_decisions() -> None:
    evening = evening_with(GAME)
    assert (clock(evening, 0), clock(evening, 1)) == (60, 60)
    evening.wait(10)
    evening.act(first)
    assert clock(evening, 1) == 50
    evening.play(first, until=lambda: evening.state.turn == 1)
    evening.wait(50)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert turn.seat == 1
    evening.act(first)
    assert clock(evening, 1) == 0
    evening.play(first, until=lambda: evening.state.turn == 1)
    evening.wait(0)
    assert bot_turn(evening.table) is not None


def test_the_clock_stands_still_where_nobody_is() -> None:
    evening = evening_with(MOVE)
    evening.leave(HOST, "ben")
    evening.wait(1_000)
    evening.arrive("ben")
    assert bot_turn(evening.table) is None
    assert clock_of_ben(evening) == 25


def test_who_comes_back_where_nobody_was_has_the_time_they_had_left() -> None:
    for terms, left in ((MOVE, 15), (GAME, 50)):
        evening = evening_with(terms)
        evening.wait(10)
        evening.leave(HOST, "ben")
        evening.wait(1_000)
        for _ in range(3):  # they load their page again, alone at the table
            evening.arrive("ben")
            evening.leave("ben")
        evening.arrive("ben")
        assert clock_of_ben(evening) == left
        evening.wait(left)
        assert bot_turn(evening.table) is not None


def test_while_somebody_is_there_the_clock_of_who_is_away_runs_on() -> None:
    evening = evening_with(MOVE)
    evening.wait(10)
    evening.leave("ben")
    evening.wait(3)
    evening.arrive("ben")
    assert clock_of_ben(evening) == 12


def test_nobody_loses_time_while_the_server_is_down() -> None:
    evening = evening_with(MOVE)
    evening.wait(10)
    evening.now += 1_000
    evening.receive(Gone(tuple(evening.table.connections), died=True))
    evening.now += 5
    evening.arrive("ben")
    assert clock_of_ben(evening) == 25


def clock_of_ben(evening: Evening) -> float:
    """Seconds until Ben's time is up: those that the clock shows, and those until it starts."""
    ben = evening.last_now("ben").table.seats[1]
    assert ben.clock is not None
    return ben.clock + ben.clock_starts_in


def test_time_never_runs_backwards_at_a_table() -> None:
    evening = evening_with(MOVE)
    evening.now -= 500
    evening.act(first)
    assert evening.table.at >= 1_000
    assert [event.at for event in evening.log] == sorted(event.at for event in evening.log)


def test_bots_leave_each_action_on_the_table_for_a_while() -> None:
    for pace, seconds in (("instant", 0.4), ("fast", 0.4), ("normal", 0.6), ("slow", 1.2)):
        evening = friends(2, terms=Terms(pace=pace))  # type: ignore[arg-type]
        evening.begin()
        evening.play_to(1)
        evening.now += 7
        evening.act(first)
        turn = bot_turn(evening.table)
        assert turn is not None
        assert turn.not_before == evening.now + seconds


def test_who_plays_alone_and_in_haste_waits_for_nobody() -> None:
    evening = friends(1, terms=Terms(pace="instant"))
    evening.begin()
    evening.play_to(0)
    evening.act(first)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert turn.not_before == evening.now
    evening.arrive("eve")
    turn = bot_turn(evening.table)
    assert turn is not None
    assert turn.not_before > evening.now
