"""Members of the club whose evening it is: who is entered under a member's name is that member, and counts as one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from euchre.evenings.acts.ending import Finish
from euchre.evenings.acts.entries import ChangeEntrant, Enter, EnterMyself
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.membership import VISITOR, ClubMember, members_now
from euchre.evenings.score import RoundScore
from support.directing import Director, new_evening

ANN, BOB, ZOE = ClubMember(1, "Ann"), ClubMember(2, "Bob Smith"), ClubMember(3, "Zoë")
CLUB = (ANN, BOB, ZOE)
TWO_ANNS = (ANN, BOB, ClubMember(4, "Ann 2"))


def of(*names: str, members: tuple[ClubMember, ...] | None = CLUB, **settings: Any) -> Director:
    """A director of a club's evening who types names."""
    director = Director(new_evening(movement="draw", **settings), members=members)
    for name in names:
        director.says(Enter, name=name)
    return director


def who(director: Director) -> list[int | None]:
    """The members that the entrants are, in the order in which they were entered."""
    return [entry.member for entry in director.evening.entries.values()]


def asked(director: Director) -> list[tuple[int, tuple[int, ...]]]:
    """The questions to the directors."""
    now = members_now(director.evening, director.members or ())
    return [(question.entrant, question.members) for question in now.questions]


@pytest.mark.parametrize("name", ["Bob Smith", "  bob   SMITH ", "BOB\u200b Smith"])
def test_who_is_typed_under_the_name_of_a_member_is_that_member(name: str) -> None:
    assert who(of(name)) == [2]


def test_an_accent_is_the_same_in_whichever_way_it_was_typed() -> None:
    assert who(of("Zoe\u0308")) == [3]


def test_another_name_is_a_visitors() -> None:
    director = of("Bo", "Anna", "Smith")
    assert who(director) == [None] * 3
    assert asked(director) == []


def test_an_evening_of_no_club_has_no_members() -> None:
    assert who(of("Ann", members=None)) == [None]


def test_where_two_members_share_the_name_the_director_is_asked_which() -> None:
    director = of("Ann", "Bob Smith", members=TWO_ANNS)
    assert who(director) == [None, 2]
    assert asked(director) == [(1, (1, 4))]
    director.says(ChangeEntrant, entrant=1, member=4)
    assert who(director) == [4, 2]
    assert asked(director) == []


def test_a_name_with_its_number_is_that_members_alone() -> None:
    assert who(of("Ann 2", members=TWO_ANNS)) == [4]


def test_of_two_members_of_one_name_the_second_is_who_is_left() -> None:
    director = of("Ann", members=TWO_ANNS)
    director.says(ChangeEntrant, entrant=1, member=1)
    director.says(Enter, name="Ann")
    assert who(director) == [1, 4]


def test_a_visitor_of_a_members_name_is_one_once_a_director_says_so() -> None:
    director = of()
    director.says(Enter, name="Ann", member=VISITOR)
    assert asked(director) == []
    director.says(Enter, name="Ann")
    assert who(director) == [VISITOR, 1]
    director.says(ChangeEntrant, entrant=2, member=VISITOR)
    director.says(ChangeEntrant, entrant=1, member=1)
    assert who(director) == [1, VISITOR]


def test_a_name_that_is_corrected_makes_a_member_of_a_visitor_and_of_a_member_none() -> None:
    director = of("Anm", "Bob Smith")
    director.says(ChangeEntrant, entrant=1, name="Ann")
    director.says(ChangeEntrant, entrant=2, name="Bobby")
    assert who(director) == [1, 2]


def test_a_name_that_is_another_members_makes_them_that_member() -> None:
    director = of("Ann")
    director.says(ChangeEntrant, entrant=1, name="Bob Smith")
    assert who(director) == [2]


def test_a_member_who_is_entered_is_nobody_else() -> None:
    director = of("Ann", "Ann")
    assert who(director) == [1, None]
    with director.refused("evening/member"):
        director.says(ChangeEntrant, entrant=2, member=1)


def test_a_number_that_no_member_has_is_refused() -> None:
    director = of("Ann")
    with director.refused("evening/no-member"):
        director.says(Enter, name="Cleo", member=9)
    with director.refused("evening/no-member"):
        director.says(ChangeEntrant, entrant=1, member=9)


def test_who_enters_themselves_is_a_member_on_that_members_device_alone() -> None:
    """Enter as Ann on another device: the directors are asked, since anybody may call themselves so."""
    director = of(members=(ClubMember(1, "Ann", "ann's"), BOB), enter="anybody")
    director.says(EnterMyself, "ann's", name="Annie")
    director.says(EnterMyself, "eve's", name="Bob Smith")
    assert who(director) == [1, None]
    assert asked(director) == [(2, (2,))]


def test_who_has_no_name_is_no_member_whose_name_was_deleted() -> None:
    director = of("\n", "Guest", members=(ClubMember(1, "Guest"), ClubMember(2, "Guest 2")))
    assert who(director) == [None, None]
    assert asked(director) == []


def test_who_was_entered_before_they_were_a_member_is_asked_about() -> None:
    director = of("Ann", "Zoe", members=())
    director.members = CLUB
    assert asked(director) == [(1, (1,)), (2, (3,))]


def test_a_member_can_be_said_after_the_last_round() -> None:
    director = of("Anita", "Bob", "Cleo", "Dan", rounds=1)
    director.seats()
    director.says(EnterResult, round=1, table=1, score=RoundScore((9, 4)))
    director.says(Finish)
    director.says(ChangeEntrant, entrant=1, member=1)
    assert who(director)[0] == 1


def test_what_a_name_makes_of_somebody_is_stored_and_can_be_taken_back() -> None:
    director = of("Ann")
    assert b'"member":1' in msgspec.json.encode(director.evening.log[-1])
    director.says(ChangeEntrant, entrant=1, member=VISITOR)
    director.says(Revoke, event=director.evening.steps[-1])
    assert who(director) == [1]


def test_directors_are_told_the_numbers_and_names_of_members_and_nothing_else() -> None:
    director = of("Ann", members=(ClubMember(1, "Ann", "the device of Ann"), BOB))
    sent = msgspec.to_builtins(members_now(director.evening, director.members or ()))
    assert list(sent["members"]) == [{"number": 1, "name": "Ann"}, {"number": 2, "name": "Bob Smith"}]
    assert "the device of Ann" not in str(sent)
