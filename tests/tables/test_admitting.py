"""A fourth person who comes late to three friends, and how they go on as four."""

from __future__ import annotations

import pytest

from euchre.tables.answers.admitting import MOST_REQUESTS
from euchre.tables.fold import TABLE
from euchre.tables.messages import Admit, Remove, RequestSeat, Rise, Sit
from support.evenings import HOST, Evening, by_chance, friends


@pytest.fixture
def three() -> Evening:
    """Ann, Ben and Cat play three-handed, and Dan comes in the middle of a deal."""
    evening = friends(3, rules="three-handed")
    evening.begin()
    evening.play(by_chance(1), until=lambda: len(evening.state.tricks) == 1)
    evening.arrive("dan")
    return evening


def test_three_friends_go_on_as_four(three: Evening) -> None:
    assert three.refused("dan", Sit, name="Dan") == "seat/none-open"
    three.do("dan", RequestSeat, name="Dan")
    assert three.last_now(HOST).table.requests == ("Dan",)
    assert three.last_now("dan").requested
    three.do(HOST, Admit, rules="standard")
    assert three.stage == "shuffling"
    three.shuffle()
    names = [seat.name for seat in three.table.seats]
    assert sorted(names) == ["Ann", "Ben", "Cat", "Dan"]
    assert three.table.requests == {}
    assert three.table.match == 2
    assert not three.table.won, "nobody has won the match that was broken off"
    assert TABLE.fold(three.log) == three.table
    three.play(by_chance(2))
    assert three.stage == "over"


def test_only_the_host_admits_and_by_rules_with_seats_for_all(three: Evening) -> None:
    assert three.refused(HOST, Admit, rules="standard") == "seat/no-requests"
    three.do("dan", RequestSeat, name="Dan")
    assert three.refused("ben", Admit, rules="standard") == "table/not-host"
    assert three.refused(HOST, Admit, rules="two-handed") == "seat/too-few"
    assert three.refused(HOST, Admit, rules="nonsense") == "rules/preset"


def test_who_goes_away_asks_no_longer(three: Evening) -> None:
    three.do("dan", RequestSeat, name="Dan")
    three.leave("dan")
    assert three.table.requests == {}


def test_nobody_asks_for_a_seat_who_has_one_may_take_one_or_was_removed(three: Evening) -> None:
    assert three.refused("ben", RequestSeat, name="Ben") == "seat/not-full"
    three.do(HOST, Remove, seat=2)
    assert three.refused("cat", RequestSeat, name="Cat") == "seat/removed"
    gathering = friends(2)
    gathering.do("ben", Rise)
    gathering.arrive("eve")
    assert gathering.refused("eve", RequestSeat, name="Eve") == "seat/not-full"


def test_a_crowd_does_not_fill_the_table_with_requests(three: Evening) -> None:
    crowd = [f"guest{number}" for number in range(MOST_REQUESTS + 1)]
    three.arrive(*crowd)
    for guest in crowd[:-1]:
        three.do(guest, RequestSeat, name=guest)
    assert three.refused(crowd[-1], RequestSeat, name="late") == "seat/many-requests"
    three.do(crowd[0], RequestSeat, name="another name")
    assert "another name" in three.table.requests.values()
