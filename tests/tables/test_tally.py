"""The matches that people have won at a table, over an evening of several."""

from __future__ import annotations

import pytest

from euchre.streams.forgetting import Forgetting
from euchre.tables.fold import TABLE
from euchre.tables.forgetting import without_guest
from euchre.tables.inputs import Closing
from euchre.tables.messages import Again, Concede, Rise
from support.evenings import HOST, Evening, friends


@pytest.fixture
def table() -> Evening:
    """Ann and Cat play against Ben and Dan."""
    evening = friends(4, rules="standard,target=0,deals=3")
    evening.begin()
    return evening


def again(table: Evening) -> None:
    for place in table.table.people_here:
        table.do(table.guest(place), Again)
    table.shuffle()


def won(table: Evening) -> list[int]:
    return [seat.won for seat in table.last_now(HOST).table.seats]


def test_partners_win_together_and_a_match_given_up_counts(table: Evening) -> None:
    table.do("ben", Concede, match=1)
    table.do("dan", Concede, match=1)
    assert won(table) == [1, 0, 1, 0]
    again(table)
    assert won(table) == [1, 0, 1, 0], "it stays while the next match is played"
    for guest in (HOST, "cat"):
        table.do(guest, Concede, match=2)
    assert won(table) == [1, 1, 1, 1]
    assert TABLE.fold(table.log) == table.table


def test_who_has_left_takes_their_matches_along(table: Evening) -> None:
    table.do("ben", Concede, match=1)
    table.do("dan", Concede, match=1)
    table.do("cat", Rise)
    assert won(table) == [1, 0, 0, 0]


def test_a_match_that_nobody_won_counts_for_nobody(table: Evening) -> None:
    table.receive(Closing())
    assert table.stage == "over"
    assert not table.table.won


def test_whoever_is_forgotten_is_in_no_tally(table: Evening) -> None:
    table.do("ben", Concede, match=1)
    table.do("dan", Concede, match=1)
    rest = without_guest(table.table, Forgetting("cat", "forgotten-1"))
    assert dict(rest.won) == {HOST: 1, "forgotten-1": 1}
