"""A bot that plays for somebody who is connected and keeps the table waiting."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.tables.clocks import BOT_ALLOWED_AFTER
from euchre.tables.events import Acted, Returned, StoodIn
from euchre.tables.history import bots_of, matches_in
from euchre.tables.inputs import BotActs
from euchre.tables.messages import Act, Again, Clock, Return, StandIn, Terms
from euchre.tables.turns import bot_turn
from support.evenings import HOST, Evening, by_chance, first, friends


@pytest.fixture
def waiting() -> Evening:
    """The table waits for ben on seat 1; ann is the host, and cat plays, too."""
    return _waiting()


def _waiting(terms: Terms | None = None) -> Evening:
    evening = friends(3, rules="standard,target=0,deals=1", terms=terms)
    evening.begin()
    evening.play_to(1)
    evening.arrive("eve")
    return evening


def _told(evening: Evening, guest: str) -> list[str]:
    return [line for news in evening.last_now(guest).news for line in news.lines]


def test_a_silent_player_keeps_nobody_waiting_for_ever(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    assert isinstance(waiting.log[-1], StoodIn)
    assert waiting.log[-1].by == "cat"
    assert waiting.last_now("ben").table.seats[1].stands_in
    assert _told(waiting, "ben") == ["A bot is playing for you until you are back."]
    turn = bot_turn(waiting.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "beginner")
    waiting.play(by_chance(1))
    assert waiting.stage == "over"


def test_for_a_silent_partner_against_bots_the_strongest_plays() -> None:
    evening = Evening(("me", "club", "open", "club"))
    evening.arrive(HOST)
    evening.sit("ben")
    evening.begin()
    evening.play_to(2)
    evening.wait(BOT_ALLOWED_AFTER)
    evening.do(HOST, StandIn, seat=2)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (2, "expert")


def test_the_record_says_who_decided_in_place_of_a_seats_player(waiting: Evening) -> None:
    """A beginner for ben, who keeps the table waiting; swift for the bot of dan's seat, where that is not ready."""
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    decided, chooser = Counter[int](), by_chance(1)
    while waiting.stage == "playing":
        turn = bot_turn(waiting.table)
        if turn is None or turn.seat != 3:
            decided[1] += turn is not None
            waiting.act(chooser)
        else:
            decided[3] += 1
            waiting.now = max(waiting.now, turn.not_before)
            waiting.receive(BotActs(turn.seat, turn.seen, chooser(waiting.state), "swift"))
    (played,) = matches_in(waiting.log)
    assert [seat.level for seat in bots_of(played.record)] == [None, None, None, "expert"]
    counts = [{}, {"beginner": decided[1]}, {}, {"swift": decided[3]}]
    assert [seat.stood_in for seat in bots_of(played.record)] == counts
    assert min(decided.values()) > 1


def test_the_host_may_be_the_silent_one() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(0)
    evening.wait(BOT_ALLOWED_AFTER)
    evening.do("ben", StandIn, seat=0)
    assert bot_turn(evening.table) is not None


def test_a_minute_must_have_passed_and_everybody_is_told_how_much_of_it_is_left(waiting: Evening) -> None:
    assert [seat.bot_in for seat in waiting.last_now(HOST).table.seats] == [None, 60, None, None]
    waiting.wait(59)
    assert waiting.refused("cat", StandIn, seat=1) == "standin/early"
    waiting.arrive("dan")
    assert waiting.last_now("dan").table.seats[1].bot_in == 1
    waiting.wait(1)
    waiting.leave("dan")
    assert waiting.last_now(HOST).table.seats[1].bot_in == 0
    waiting.do("cat", StandIn, seat=1)
    assert waiting.last_now(HOST).table.seats[1].bot_in is None


def test_it_is_only_for_another_person_whose_turn_it_is(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    assert waiting.refused("ben", StandIn, seat=1) == "seat/no-person", "your own seat"
    assert waiting.refused("cat", StandIn, seat=3) == "seat/no-person", "a bot's"
    assert waiting.refused("cat", StandIn, seat=0) == "standin/early", "the table does not wait for Ann"
    assert waiting.refused("eve", StandIn, seat=1) == "seat/none", "somebody who watches"
    waiting.do("cat", StandIn, seat=1)
    assert waiting.refused(HOST, StandIn, seat=1) == "standin/already"


@pytest.mark.parametrize("kind", ["move", "game"])
def test_where_a_clock_runs_it_alone_says_how_long_people_may_think(kind: str) -> None:
    evening = _waiting(Terms(clock=Clock(kind="move" if kind == "move" else "game", seconds=600)))
    evening.wait(BOT_ALLOWED_AFTER)
    assert evening.last_now(HOST).table.seats[1].bot_in is None
    assert evening.refused("cat", StandIn, seat=1) == "standin/clock"


def test_whoever_acts_plays_again(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    answer = waiting.do("ben", Act, action=waiting.picture("ben").choices[0].action)
    acted, returned = waiting.log[-2:]
    assert isinstance(acted, Acted)
    assert (acted.who, acted.by) == ("person", "ben")
    assert isinstance(returned, Returned)
    assert answer.version == waiting.table.version - 1
    assert not waiting.table.seats[1].stands_in
    assert _told(waiting, "cat")[-1] == "Ben is back."


def test_whoever_says_so_plays_again_and_has_a_whole_minute(waiting: Evening) -> None:
    assert waiting.refused("ben", Return) == "standin/none"
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    turn = bot_turn(waiting.table)
    assert turn is not None
    waiting.do("ben", Return)
    assert bot_turn(waiting.table) is None
    assert waiting.receive(BotActs(turn.seat, turn.seen, turn.view.legal[0])) == ()
    assert waiting.refused("cat", StandIn, seat=1) == "standin/early"
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)


def test_coming_back_over_another_line_is_enough(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    waiting.leave("ben")
    waiting.arrive("ben")
    assert not waiting.table.seats[1].stands_in


def test_a_silent_player_does_not_keep_the_others_from_another_match(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    waiting.play(first)
    waiting.do(HOST, Again)
    assert waiting.stage == "over"
    waiting.do("cat", Again)
    assert waiting.stage == "shuffling"
    assert waiting.table.seats[1].stands_in, "until ben is heard of"


def test_whoever_wants_another_match_plays_it(waiting: Evening) -> None:
    waiting.wait(BOT_ALLOWED_AFTER)
    waiting.do("cat", StandIn, seat=1)
    waiting.play(first)
    waiting.do("ben", Again)
    assert not waiting.table.seats[1].stands_in
    waiting.do(HOST, Again)
    assert waiting.stage == "over"
