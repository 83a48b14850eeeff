"""The seats that the host opens in mid-match: a newcomer takes over the hand as it is."""

from __future__ import annotations

import pytest

from euchre.tables.clocks import LOOK
from euchre.tables.fair.verdict import check
from euchre.tables.history import entry_of, matches_in
from euchre.tables.messages import (
    Act,
    Clock,
    Concede,
    HandOver,
    Message,
    OpenSeat,
    Remove,
    Return,
    Rise,
    Say,
    Sit,
    Terms,
)
from euchre.tables.turns import bot_turn
from support.evenings import HOST, Evening, by_chance, connection, first, friends


@pytest.fixture
def evening() -> Evening:
    """Ann (the host), Ben and Cat play with a bot on seat 3; it is Ben's turn. Eve watches."""
    return _playing()


def _playing(terms: Terms | None = None) -> Evening:
    evening = friends(3, rules="standard,target=0,deals=2", terms=terms)
    evening.begin()
    evening.play_to(1)
    evening.arrive("eve")
    return evening


def _hand(evening: Evening, guest: str) -> list[str]:
    return [held.card for held in evening.picture(guest).hand]


def _told(evening: Evening, guest: str) -> list[str]:
    return [line for news in evening.last_now(guest).news for line in news.lines]


def test_somebody_who_is_away_comes_back_as_another_guest_under_the_same_name(evening: Evening) -> None:
    hand = _hand(evening, "ben")
    assert evening.refused("eve", Sit, name="Ben", seat=1) == "seat/taken"
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=1)
    assert [seat.offered for seat in evening.last_now("eve").table.seats] == [False, True, False, False]
    assert _told(evening, "eve") == ["The host has opened a seat: anyone who is here can take over from Ben."]
    assert _hand(evening, "eve") == []
    evening.do("eve", Sit, name="Ben")
    now = evening.last_now("eve")
    assert (now.you, now.table.seats[1].name, now.table.seats[1].offered) == (1, "Ben", False)
    assert [held.card for held in now.picture.hand] == hand  # type: ignore[union-attr]
    assert _told(evening, "eve") == ["You take over this seat on another device."]
    evening.arrive("ben")
    assert (evening.last_now("ben").you, _hand(evening, "ben")) == (None, [])
    assert evening.refused("ben", Act, action="pass") == "seat/none"
    evening.play(by_chance(1))
    assert evening.stage == "over"


def test_a_late_friend_takes_over_from_a_bot(evening: Evening) -> None:
    evening.do(HOST, OpenSeat, seat=3)
    assert bot_turn(evening.table) is None
    evening.play_to(3)
    assert bot_turn(evening.table) is not None, "until somebody sits there, the bot plays on"
    evening.do("eve", Sit, name="Eve", seat=3)
    assert bot_turn(evening.table) is None
    assert _told(evening, HOST) == ["Eve takes over from Dora."]
    evening.do("eve", Act, action=evening.picture("eve").choices[0].action)


def test_nobody_who_is_there_loses_their_seat(evening: Evening) -> None:
    assert evening.refused(HOST, OpenSeat, seat=1) == "seat/here"
    assert evening.refused(HOST, OpenSeat, seat=0) == "seat/here"
    assert evening.refused("cat", OpenSeat, seat=3) == "table/not-host"
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=1)
    evening.arrive("ben")
    assert not evening.last_now(HOST).table.seats[1].offered
    assert evening.refused("eve", Sit, name="Eve") == "seat/none-open"


def test_the_host_gives_the_seat_of_a_dead_telephone_to_somebody_who_is_there(evening: Evening) -> None:
    """The hand goes on with its new player; the other one, who is still connected, is told and watches."""
    hand = _hand(evening, "ben")
    evening.do(HOST, OpenSeat, seat=1, sure=True)
    assert (evening.last_now("ben").you, _hand(evening, "ben")) == (1, hand), "until somebody sits down"
    evening.do("eve", Sit, name="Eve")
    assert _hand(evening, "eve") == hand
    now = evening.last_now("ben")
    assert (now.you, now.taken_over, _hand(evening, "ben")) == (None, 1, [])
    assert _told(evening, "ben") == ["Eve takes over from Ben."]
    assert [evening.last_now(guest).taken_over for guest in (HOST, "eve", "cat")] == [None, None, None]
    assert evening.refused("ben", Act, action="pass") == "seat/none"
    evening.do("eve", Act, action=evening.picture("eve").choices[0].action)
    evening.play(by_chance(1))
    assert evening.stage == "over"
    evening.arrive("ben")
    assert evening.last_now("ben").taken_over is None, "of a match that is over nobody has taken it"


@pytest.mark.parametrize("sign", [Return, Say])
def test_who_gives_a_sign_of_life_keeps_a_seat_that_was_opened(evening: Evening, sign: type[Message]) -> None:
    evening.do(HOST, OpenSeat, seat=1, sure=True)
    evening.do("ben", sign, **({"phrase": "hello"} if sign is Say else {}))
    assert not evening.table.seats[1].offered
    assert _told(evening, "eve")[-1] == "The seat of Ben is no longer open."
    assert evening.refused("eve", Sit, name="Eve") == "seat/none-open"


def test_who_plays_a_card_keeps_a_seat_that_was_opened_and_who_leaves_does_not(evening: Evening) -> None:
    evening.do(HOST, OpenSeat, seat=1, sure=True)
    evening.do("ben", Act, action=str(first(evening.state)))
    assert not evening.table.seats[1].offered
    evening.do(HOST, OpenSeat, seat=2, sure=True)
    evening.do("cat", Rise)
    assert not evening.table.seats[2].offered, "a bot has it"
    assert evening.refused("cat", Return) == "seat/none"
    assert evening.refused("ben", Return) == "standin/none"


def test_a_host_who_is_away_keeps_their_own_seat(evening: Evening) -> None:
    evening.leave(HOST)
    assert evening.refused(HOST, OpenSeat, seat=0, sure=True) == "seat/here"
    evening.arrive(HOST)
    evening.leave("ben")
    evening.do(HOST, HandOver, seat=1)
    assert evening.refused("ben", OpenSeat, seat=1) == "seat/here"


def test_the_host_closes_a_seat_again(evening: Evening) -> None:
    evening.do(HOST, OpenSeat, seat=3)
    evening.do(HOST, OpenSeat, seat=3, open=False)
    assert _told(evening, "eve") == ["The seat of Dora is no longer open."]
    assert evening.refused("eve", Sit, name="Eve", seat=3) == "seat/taken"


def test_who_was_removed_stays_out_of_the_seat_that_others_may_take(evening: Evening) -> None:
    evening.do(HOST, Remove, seat=1)
    assert evening.refused("eve", Sit, name="Eve") == "seat/none-open"
    evening.do(HOST, OpenSeat, seat=1)
    assert evening.refused("ben", Sit, name="Ben") == "seat/removed"
    evening.do("eve", Sit, name="Eve")


def test_who_knows_a_hand_of_this_deal_sits_down_at_no_other(evening: Evening) -> None:
    evening.do("ben", Rise)
    evening.do(HOST, OpenSeat, seat=3)
    assert evening.refused("ben", Sit, name="Ben", seat=3) == "seat/other-hand"
    assert evening.refused("ben", Sit, name="Ben") == "seat/other-hand"
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("ben", Sit, name="Ben")
    assert evening.last_now("ben").you == 1, "without a wish they get the hand that they know"
    evening.do("ben", Rise)
    deals = evening.last_now(HOST).table.dealt
    evening.play(by_chance(4), until=lambda: evening.last_now(HOST).table.dealt > deals)
    evening.do("ben", Sit, name="Ben", seat=3)


def test_an_open_seat_lets_people_come_who_may_not_watch_and_see_nothing() -> None:
    evening = _playing(Terms(spectators=False))
    evening.do(HOST, OpenSeat, seat=3)
    evening.arrive("zoe")
    assert (evening.last_now("zoe").picture, evening.last_now("zoe").told) == (None, ())
    evening.do("zoe", Sit, name="Zoe")
    assert len(_hand(evening, "zoe")) == 5
    assert evening.table.shows_cards_to("zoe")
    assert not evening.table.shows_cards_to("eve")
    evening.arrive("yan")
    assert evening.replies[connection("yan")][-1].code == "table/no-spectators"  # type: ignore[union-attr]


def test_a_clock_for_each_move_gives_them_all_of_it_and_time_to_look() -> None:
    evening = _playing(Terms(clock=Clock(kind="move", seconds=20)))
    evening.wait(10)
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("eve", Sit, name="Eve")
    seat = evening.last_now("eve").table.seats[1]
    assert (seat.clock, seat.clock_starts_in) == (20, LOOK)


def test_of_a_clock_for_the_match_they_have_what_is_left() -> None:
    evening = _playing(Terms(clock=Clock(kind="game", seconds=60)))
    evening.wait(10)
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=1)
    evening.wait(2)
    evening.do("eve", Sit, name="Eve")
    assert evening.last_now("eve").table.seats[1].clock == 60 - 10 - 2


def test_nobody_agrees_with_who_had_the_seat_before(evening: Evening) -> None:
    evening.do(HOST, Concede, match=1)
    evening.leave("cat")
    evening.do(HOST, OpenSeat, seat=2)
    evening.do("eve", Sit, name="Eve")
    assert evening.last_now(HOST).table.conceding == ()


def test_the_match_stays_that_of_those_who_began_it_and_its_deals_are_proved(evening: Evening) -> None:
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("eve", Sit, name="Eve")
    evening.do(HOST, OpenSeat, seat=3)
    evening.play(by_chance(2))
    entry = entry_of(evening.table)
    assert (entry.guests, entry.seated) == ((HOST, "ben", "cat", None), (HOST, "eve", "cat", None))
    assert not any(seat.offered for seat in evening.table.seats), "an open seat is open for this match"
    (played,) = matches_in(evening.log)
    assert played.record.players == ("Ann", "Ben", "Cat", "Dora")
    assert check(played.record).holds


def test_who_takes_over_plays_at_once_where_a_bot_stood_in(evening: Evening) -> None:
    evening.leave("ben")
    evening.wait(evening.table.terms.grace + 1)
    assert evening.table.seats[1].stands_in
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("eve", Sit, name="Eve")
    evening.do("eve", Act, action=str(first(evening.state)))
