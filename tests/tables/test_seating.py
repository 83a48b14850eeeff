"""Taking seats, and names."""

from __future__ import annotations

import pytest

from euchre.tables.messages import LONGEST_NAME, Arrange, Begin, Rise, Sit
from euchre.tables.names import bot_name, clean_name, unique_name
from support.evenings import HOST, Evening, friends


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.last_now(HOST).table.seats]


def test_a_guest_sits_on_the_first_open_seat_or_on_the_one_they_like() -> None:
    evening = Evening(("me", "open", "open", "open"))
    evening.arrive(HOST, "ben", "cat")
    evening.do("ben", Sit, name="Ben")
    evening.do("cat", Sit, name="Cat", seat=3)
    assert [seat.guest for seat in evening.table.seats] == [HOST, "ben", None, "cat"]


def test_nobody_sits_where_somebody_sits() -> None:
    evening = friends(2)
    evening.arrive("cat")
    assert evening.refused("cat", Sit, name="Cat", seat=1) == "seat/taken"
    assert evening.refused("cat", Sit, name="Cat", seat=2) == "seat/taken"
    assert evening.refused("cat", Sit, name="Cat") == "seat/none-open"


def test_before_the_match_seats_and_names_can_be_changed() -> None:
    evening = Evening(("me", "open", "open", "club"))
    evening.arrive(HOST)
    evening.do(HOST, Sit, name="Hanna", seat=2)
    assert [seat.guest for seat in evening.table.seats] == [None, None, HOST, None]
    evening.do(HOST, Sit, name="", seat=1)
    assert names(evening)[1] == "Hanna"
    evening.do(HOST, Sit, name="Johanna")
    assert names(evening)[1] == "Johanna"


def test_of_a_new_name_everybody_hears_in_their_own_words() -> None:
    evening = friends(2)
    evening.do(evening.guest(1), Sit, name="Zoe")
    heard = [[line for one in evening.last_now(evening.guest(seat)).news for line in one.lines] for seat in (0, 1)]
    assert heard == [["Ben is now called Zoe."], ["You are now called Zoe."]]


def test_during_the_match_only_names_can_be_changed() -> None:
    evening = friends(2)
    evening.begin()
    evening.do("ben", Sit, name="Benjamin")
    assert names(evening)[1] == "Benjamin"
    assert evening.refused("ben", Sit, name="Ben", seat=0) == "seat/fixed"
    assert evening.refused("ben", Sit, name="Ben", seat=2) == "seat/fixed"


def test_two_people_of_one_name_are_told_apart() -> None:
    evening = Evening(("me", "open", "open", "open"))
    evening.arrive(HOST, "ben", "cat", "dan")
    evening.do("ben", Sit, name="ann")
    evening.do("cat", Sit, name=" Ann ")
    evening.do("dan", Sit, name="")
    assert names(evening) == ["Ann", "ann 2", "Ann 3", "Guest"]


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    evening = friends(1)
    evening.do(HOST, Sit, name="Cleo")
    shown = names(evening)
    assert shown[0] == "Cleo"
    assert len(set(shown)) == 4


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "Guest"),
        (" \t\n ", "Guest"),
        ("\u200b\u202e\x00", "Guest"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u202eeeL", "AnneeL"),
        ("Ann\nLee", "Ann Lee"),
        ("Zoë", "Zoë"),
        ("x" * 80, "x" * LONGEST_NAME),
        ("\ud800x", "x"),
    ],
)
def test_names_are_tidied(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_a_number_fits_into_a_long_name() -> None:
    assert unique_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"
    assert unique_name("You", []) == "You 2"
    assert unique_name("Ann", ["Bob"]) == "Ann"


def test_bots_have_names_of_their_own() -> None:
    assert len({bot_name(seat, ()) for seat in range(4)}) == 4
    for seat in range(4):
        taken = [bot_name(seat, ())]
        other = bot_name(seat, taken)
        assert other not in taken
        assert bot_name(seat, (*taken, other)) not in (*taken, other)


def test_who_rises_before_the_match_leaves_an_open_seat() -> None:
    evening = friends(2)
    evening.do("ben", Rise)
    assert evening.last_now(HOST).table.seats[1].player == "open"
    assert evening.refused("ben", Rise) == "seat/none"


def test_open_seats_are_taken_by_bots_when_the_match_begins() -> None:
    evening = Evening(("me", "open", "open", "beginner"))
    evening.arrive(HOST)
    evening.do(HOST, Begin)
    assert [seat.level for seat in evening.last_now(HOST).table.seats] == [None, "club", "expert", "beginner"]


@pytest.mark.parametrize("level", ["beginner", "club", "swift"])
def test_the_partner_of_a_person_always_plays_as_well_as_it_can(level: str) -> None:
    evening = Evening(("me", level, level, level))
    evening.arrive(HOST)
    assert [seat.level for seat in evening.last_now(HOST).table.seats] == [None, level, "expert", level]
    evening.do(HOST, Sit, name="Ann", seat=None)
    evening.do(HOST, Arrange, seat=1, player="open")
    evening.do(HOST, Sit, name="Ann", seat=1)
    shown = evening.last_now(HOST).table.seats
    assert [seat.level for seat in shown] == [None, None, level, "expert"]
