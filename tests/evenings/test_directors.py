"""Directors: how they come and go, what they take out and seat again, and that nobody fills their evening."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.evenings.acts.devices import Link, ShowPlay, Unlink
from euchre.evenings.acts.directors import Direct, DismissDirector, RenewDirectorsKey
from euchre.evenings.acts.ending import Finish
from euchre.evenings.acts.entries import Enter, EnterMyself, RemoveEntrant
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.catalogue import ACTS_AT_FIRST, EVENING
from euchre.evenings.perspective import evening_now
from euchre.evenings.score import RoundScore
from support.directing import Director, new_evening

SCORE = RoundScore(points=(10, 6))


def directed_by_three() -> Director:
    """Dan has opened the evening; Eve and Fay have come with his key."""
    director = Director(new_evening(movement="draw"))
    for guest in ("eve", "fay"):
        director.says(Direct, guest, key=director.evening.directors.key)
    return director


def numbers(director: Director) -> dict[str, int]:
    return {guest: one.number for guest, one in director.evening.directors.by_guest.items()}


def test_a_director_dismisses_those_who_came_later_and_their_key_is_worth_nothing() -> None:
    director = directed_by_three()
    stolen = director.evening.directors.key
    director.says(DismissDirector, "eve", director=3)
    assert numbers(director) == {"dan": 1, "eve": 2}
    with director.refused("evening/not-director"):
        director.says(Enter, "fay", name="Ann")
    with director.refused("evening/key"):
        director.says(Direct, "fay", key=stolen)
    director.says(Direct, "gus", key=director.evening.directors.key)
    assert numbers(director) == {"dan": 1, "eve": 2, "gus": 4}


@pytest.mark.parametrize(("guest", "number"), [("fay", 1), ("fay", 2), ("fay", 3), ("eve", 1), ("dan", 1)])
def test_nobody_dismisses_themselves_or_those_who_came_before(guest: str, number: int) -> None:
    director = directed_by_three()
    with director.refused("evening/senior"):
        director.says(DismissDirector, guest, director=number)
    with director.refused("evening/no-director"):
        director.says(DismissDirector, guest, director=9)


def test_a_renewed_key_lets_all_directors_stay() -> None:
    director = directed_by_three()
    keys = {director.evening.directors.key}
    for guest in ("dan", "fay"):
        director.says(RenewDirectorsKey, guest)
        keys.add(director.evening.directors.key)
    assert len(keys) == 3
    assert set(numbers(director)) == {"dan", "eve", "fay"}
    with director.refused("evening/key"):
        director.says(Direct, "gus", key="k")


def test_directors_are_listed_to_directors_alone() -> None:
    director = directed_by_three()
    director.says(Enter, name="Fay Wray")
    director.says(Link, "fay", entrant=1)
    seen = evening_now(director.evening, "eve", at=1.0, codes={})
    assert [(one.number, one.name, one.me) for one in seen.directors] == [
        (1, "", False),
        (2, "", True),
        (3, "Fay Wray", False),
    ]
    assert evening_now(director.evening, "gus", at=1.0, codes={}).directors == ()


def test_a_mistyped_entrant_is_taken_out_and_a_step_back_brings_them_in_again() -> None:
    director = directed_by_three()
    director.enters_pairs(1)
    director.says(RemoveEntrant, entrant=2)
    assert {number: entry.partner for number, entry in director.evening.entries.items()} == {1: None}
    director.says(Revoke, event=director.evening.steps[-1])
    assert {number: entry.partner for number, entry in director.evening.entries.items()} == {1: 2, 2: 1}
    director.says(RemoveEntrant, entrant=1)
    director.enters(1)
    assert list(director.evening.entries) == [2, 3], "a number is never given twice"


def test_somebody_who_has_played_stays_in_the_results() -> None:
    director = directed_by_three()
    director.enters(5)
    director.seats()
    for number in director.evening.entries:
        with director.refused("evening/has-played"):
            director.says(RemoveEntrant, entrant=number)


def test_live_cards_are_dealt_anew_only_with_a_reason_that_everybody_reads() -> None:
    director = directed_by_three()
    director.enters(8, "online")
    director.seats()
    seating = director.evening.steps[-1]
    with director.refused("evening/why-again"):
        director.says(Revoke, event=seating, reason="  ")
    director.says(Revoke, "eve", event=seating, reason=" Ann  came late ")
    director.seats()
    seen = evening_now(director.evening, None, at=1.0, codes={}).rounds[0]
    assert [one.reason for one in seen.taken_back] == ["Ann came late"]
    director.enters(1)
    assert evening_now(director.evening, None, at=1.0, codes={}).rounds[0].taken_back == seen.taken_back


def test_in_the_hall_a_seating_is_taken_back_without_a_word() -> None:
    director = directed_by_three()
    director.enters(8)
    director.seats()
    director.says(Revoke, event=director.evening.steps[-1])
    director.seats()
    assert len(evening_now(director.evening, None, at=1.0, codes={}).rounds[0].taken_back) == 1


def test_one_guest_enters_one_person() -> None:
    director = Director(new_evening(enter="anybody"))
    director.says(EnterMyself, "ann", name="Ann")
    director.says(Unlink, "ann", entrant=1)
    with director.refused("evening/entered-before"):
        director.says(EnterMyself, "ann", name="Bob")
    director.says(RemoveEntrant, entrant=1)
    with director.refused("evening/entered-before"):
        director.says(EnterMyself, "ann", name="Bob")


def test_a_stranger_cannot_fill_an_evening() -> None:
    director = directed_by_three()
    director.enters(4)
    for _ in range(ACTS_AT_FIRST // 2):
        director.says(Link, "stranger", entrant=1)
        director.says(Unlink, "stranger", entrant=1)
    with director.refused("evening/too-much"):
        director.says(Link, "another", entrant=1)
    assert director.evening.entries[1].acts == ACTS_AT_FIRST
    director.says(Unlink, entrant=1)
    director.says(Link, "owner", entrant=1)
    assert director.evening.entries[1].guest == "owner"


def test_the_devices_of_an_entrant_may_do_more_with_every_round() -> None:
    director = directed_by_three()
    director.enters(4)
    director.says(Link, "ann", entrant=1)
    for shown in (True, False) * 14 + (True,):
        director.says(ShowPlay, "ann", shown=shown)
    director.seats()
    for shown in (False, True) * 5:
        director.says(ShowPlay, "ann", shown=shown)
    with director.refused("evening/too-much"):
        director.says(ShowPlay, "ann", shown=False)


def test_an_evening_comes_to_its_end_however_much_has_happened() -> None:
    director = directed_by_three()
    director.enters(4)
    director.seats()
    director.kind = replace(EVENING, longest=director.evening.version)
    with director.refused("evening/too-long"):
        director.enters(1)
    director.says(EnterResult, round=1, table=1, score=SCORE)
    director.says(Finish)
    assert director.evening.is_over
