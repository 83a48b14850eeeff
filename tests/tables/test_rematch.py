"""The rematch."""

from __future__ import annotations

import pytest

from euchre.tables.messages import Again, Arrange, Begin, Rise, Settle, Sit
from support.evenings import HOST, Evening, by_chance, friends


@pytest.fixture
def evening() -> Evening:
    evening = friends(3, rules="standard,deals=1,target=0")
    evening.begin()
    evening.play(by_chance(1))
    assert evening.table.stage == "over"
    return evening


def test_it_begins_once_everybody_wants_it(evening: Evening) -> None:
    evening.do(HOST, Again)
    evening.do("ben", Again)
    assert evening.table.stage == "over"
    assert [seat.again for seat in evening.last_now("cat").table.seats] == [True, True, False, False]
    evening.do("cat", Again)
    assert (evening.table.stage, evening.table.match) == ("shuffling", 2)
    assert [seat.guest for seat in evening.table.seats] == [HOST, "ben", "cat", None]
    evening.shuffle()
    evening.play(by_chance(2))
    assert evening.table.stage == "over"


def test_who_is_away_is_not_waited_for(evening: Evening) -> None:
    evening.do(HOST, Again)
    evening.do("ben", Again)
    evening.leave("cat")
    assert evening.table.stage == "shuffling"
    assert evening.table.ceremony.persons == (0, 1)
    evening.shuffle()
    assert evening.table.seats[2].guest == "cat"


def test_a_match_does_not_begin_for_nobody(evening: Evening) -> None:
    evening.do(HOST, Again)
    evening.leave(HOST, "ben", "cat")
    assert evening.table.stage == "over"


def test_the_seed_is_shown_once_the_match_is_over_and_the_next_promise_is_another(evening: Evening) -> None:
    over = evening.last_now(HOST).table.shuffle
    assert over.seed is not None
    for guest in (HOST, "ben", "cat"):
        evening.do(guest, Again)
    begun = evening.last_now(HOST).table.shuffle
    assert begun.seed is None
    assert begun.promise != over.promise


def test_a_seat_left_empty_is_taken_by_a_bot(evening: Evening) -> None:
    evening.do("cat", Rise)
    assert evening.table.seats[2].is_open
    evening.do(HOST, Again)
    evening.do("ben", Again)
    assert evening.table.seats[2].level == "club"


def test_somebody_else_may_take_an_empty_seat(evening: Evening) -> None:
    evening.do("cat", Rise)
    evening.do(HOST, Again)
    evening.sit("dan")
    assert evening.table.seats[2].guest == "dan"
    assert evening.table.wanted == frozenset(), "who agreed has not agreed to play with them"


def test_what_was_agreed_on_falls_with_new_rules(evening: Evening) -> None:
    evening.do("ben", Again)
    evening.do(HOST, Settle, rules="british")
    assert evening.table.wanted == frozenset()
    assert evening.table.stage == "over"
    for guest in (HOST, "ben", "cat"):
        evening.do(guest, Again)
    evening.shuffle()
    assert str(evening.state.rules) == "british"


def test_the_host_alone_cannot_begin_it(evening: Evening) -> None:
    assert evening.refused(HOST, Begin) == "table/vote"


def test_a_host_who_watches_bots_may() -> None:
    evening = friends(1, rules="standard,deals=1,target=0")
    evening.do(HOST, Arrange, seat=0, player="club")
    evening.do(HOST, Begin)
    evening.play(by_chance(1))
    evening.do(HOST, Again)
    assert evening.table.match == 2


def test_nobody_wants_another_match_before_one_is_over() -> None:
    evening = friends(2)
    assert evening.refused("ben", Again) == "table/not-over"
    evening.begin()
    assert evening.refused("ben", Again) == "table/not-over"
    evening.arrive("eve")
    assert evening.refused("eve", Again) == "seat/none"
    assert evening.refused("eve", Sit, name="Eve") == "seat/none-open"
