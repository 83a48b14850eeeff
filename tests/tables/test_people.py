"""The host's decisions about people, a table's name, and leaving for good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.tables.history import entry_of
from euchre.tables.inputs import Left
from euchre.tables.messages import Begin, HandOver, OpenSeat, Readmit, Remove, Rise, Settle, Sit, Terms
from euchre.tables.seat_changes import MOST_LEFT, MOST_REMOVED
from support.evenings import HOST, Evening, alone, friends


@pytest.fixture
def lobby() -> Evening:
    return friends(3)


def test_who_is_removed_is_told_and_cannot_sit_down_until_invited_again(lobby: Evening) -> None:
    lobby.do(HOST, Remove, seat=1)
    now = lobby.last_now("ben")
    assert (now.you, now.removed, now.table.seats[1].player) == (None, True, "open")
    assert [line for news in now.news for line in news.lines] == ["The host has removed Ben from the table."]
    assert lobby.refused("ben", Sit, name="Ben") == "seat/removed"
    assert lobby.refused("ben", Sit, name="Benedict", seat=1) == "seat/removed"
    assert lobby.last_now(HOST).table.removed == ("Ben",)
    assert lobby.refused(HOST, Readmit, name="Bob") == "seat/not-removed"
    lobby.do(HOST, Readmit, name="Ben")
    assert not lobby.last_now("ben").removed
    lobby.do("ben", Sit, name="Ben")


def test_of_two_removed_people_of_one_name_the_one_who_is_invited_comes_back(lobby: Evening) -> None:
    lobby.do(HOST, Remove, seat=1)
    lobby.arrive("dan")
    lobby.do("dan", Sit, name="Ben")
    assert lobby.last_now(HOST).table.seats[1].name == "Ben 2"
    lobby.do(HOST, Remove, seat=1)
    assert lobby.last_now(HOST).table.removed == ("Ben", "Ben 2")
    lobby.do(HOST, Readmit, name="Ben 2")
    assert (lobby.last_now("ben").removed, lobby.last_now("dan").removed) == (True, False)
    lobby.do("cat", Sit, name="Ben")
    assert lobby.last_now(HOST).table.seats[2].name == "Ben 2", "nor does anybody take such a name later"


def test_in_a_match_a_bot_plays_on(lobby: Evening) -> None:
    lobby.begin()
    lobby.do(HOST, Remove, seat=1)
    assert lobby.table.seats[1].level == "expert"
    assert lobby.stage == "playing"
    assert [line for news in lobby.last_now("cat").news for line in news.lines] == [
        "The host has removed Ben from the table. A bot has taken the seat."
    ]
    assert lobby.picture("ben").hand == (), "who was removed sees what a spectator sees"


def test_in_the_shuffle_nobody_waits_for_who_was_removed(lobby: Evening) -> None:
    lobby.do(HOST, Begin)
    lobby.do(HOST, Remove, seat=1)
    assert lobby.table.ceremony.persons == (0, 2)
    lobby.shuffle()


def test_who_was_removed_sees_nothing_where_nobody_may_watch() -> None:
    evening = friends(3, terms=Terms(spectators=False))
    evening.begin()
    evening.do(HOST, Remove, seat=1)
    assert evening.last_now("ben").picture is None


def test_only_the_host_removes_and_only_others(lobby: Evening) -> None:
    assert lobby.refused("ben", Remove, seat=2) == "table/not-host"
    assert lobby.refused(HOST, Remove, seat=0) == "seat/no-person"
    assert lobby.refused(HOST, Remove, seat=3) == "seat/no-person"
    lobby.do(HOST, Remove, seat=1)
    assert lobby.refused("cat", Readmit, name="Ben") == "table/not-host"


def test_a_table_remembers_a_limited_number_of_removed_guests() -> None:
    evening = friends(1)
    evening.do(HOST, Settle, terms=Terms())
    for number in range(MOST_REMOVED + 5):
        evening = _removing(evening, f"g{number}") if number else friends(2)
    assert len(evening.table.removed) == MOST_REMOVED
    assert "g1" not in evening.table.removed


def test_who_has_left_lately_is_named_until_they_are_back_or_another_match_is_over(lobby: Evening) -> None:
    lobby.begin()
    lobby.do("ben", Rise)
    lobby.do(HOST, Remove, seat=2)
    assert lobby.last_now(HOST).table.left == ("Ben", "Cat")
    lobby.do(HOST, OpenSeat, seat=1, open=True)
    lobby.do("ben", Sit, name="Ben")
    assert lobby.last_now(HOST).table.left == ("Cat",)
    of_match = [replace(lobby.table, match=match).left_lately.keys() for match in (2, 3)]
    assert of_match == [{"cat"}, set()]


def test_a_table_remembers_the_last_who_left() -> None:
    evening = friends(2)
    evening.do("ben", Rise)
    for number in range(MOST_LEFT + 1):
        evening.sit(f"g{number}")
        evening.do(f"g{number}", Rise)
    assert [*evening.table.left] == [f"g{number}" for number in range(1, MOST_LEFT + 1)]


def _removing(evening: Evening, guest: str) -> Evening:
    if evening.table.seats[1].guest is not None:
        evening.do(HOST, Remove, seat=1)
    evening.sit(guest)
    evening.do(HOST, Remove, seat=1)
    return evening


def test_the_host_hands_the_table_over(lobby: Evening) -> None:
    assert lobby.refused("ben", HandOver, seat=1) == "table/not-host"
    assert lobby.refused(HOST, HandOver, seat=0) == "seat/no-person"
    assert lobby.refused(HOST, HandOver, seat=3) == "seat/no-person"
    lobby.do(HOST, HandOver, seat=2)
    assert [lobby.last_now(guest).hosting for guest in (HOST, "ben", "cat")] == [False, False, True]
    assert lobby.refused(HOST, Begin) == "table/not-host"
    lobby.do("cat", Begin)


def test_a_table_has_a_name_without_what_cannot_be_seen(lobby: Evening) -> None:
    lobby.do(HOST, Settle, title="  Tuesday \u202e night  " + "x" * 60)
    now = lobby.last_now("ben")
    assert now.table.title == ("Tuesday night " + "x" * 60)[:40]
    assert now.table.rules == "standard"
    assert entry_of(lobby.table).title == now.table.title
    lobby.do(HOST, Settle, title="\n")
    assert lobby.last_now("ben").table.title == ""
    assert lobby.refused("ben", Settle, title="Mine") == "table/not-host"


def test_a_name_may_be_given_in_the_middle_of_a_match_and_leaves_wishes_alone() -> None:
    evening = alone()
    evening.do(HOST, Settle, title="Solo")
    assert evening.last_now(HOST).table.title == "Solo"


def test_who_leaves_for_good_from_outside_has_no_seat_any_more(lobby: Evening) -> None:
    lobby.begin()
    before = lobby.table.connections
    lobby.receive(Left("ben"))
    assert lobby.table.seats[1].level == "expert"
    assert lobby.table.connections == before, "nobody has come for that"
    entry = entry_of(lobby.table)
    assert entry.guests == (HOST, "ben", "cat", None)
    assert entry.seated == (HOST, None, "cat", None)
    version = lobby.table.version
    lobby.receive(Left("ben"))
    lobby.receive(Left("eve"))
    assert lobby.table.version == version


def test_a_host_who_leaves_for_good_hands_the_table_to_the_next_person(lobby: Evening) -> None:
    lobby.begin()
    lobby.leave(HOST)
    lobby.receive(Left(HOST))
    assert lobby.last_now("ben").hosting
    lobby.do("ben", Rise)
    lobby.do("cat", Rise)
    assert all(seat.guest is None for seat in lobby.table.seats)
