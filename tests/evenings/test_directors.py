"""Directors: how they come and go, what they take out and seat again, and that nobody fills their evening."""

from __future__ import annotations

import pytest

from euchre.evenings import messages, step
from euchre.evenings.messages import RoundScore
from euchre.evenings.perspective import evening_now
from support.directing import Director, new_evening

SCORE = RoundScore(points=(10, 6))


def directed_by_three() -> Director:
    """Dan has opened the evening; Eve and Fay have come with his key."""
    director = Director(new_evening(movement="draw"))
    for guest in ("eve", "fay"):
        director.says(messages.Direct, guest, key=director.evening.directors.key)
    return director


def numbers(director: Director) -> dict[str, int]:
    return {guest: one.number for guest, one in director.evening.directors.by_guest.items()}


def test_a_director_dismisses_those_who_came_later_and_their_key_is_worth_nothing() -> None:
    director = directed_by_three()
    stolen = director.evening.directors.key
    director.says(messages.DismissDirector, "eve", director=3)
    assert numbers(director) == {"dan": 1, "eve": 2}
    with director.refused("evening/not-director"):
        director.says(messages.Enter, "fay", name="Ann")
    with director.refused("evening/key"):
        director.says(messages.Direct, "fay", key=stolen)
    director.says(messages.Direct, "gus", key=director.evening.directors.key)
    assert numbers(director) == {"dan": 1, "eve": 2, "gus": 4}


@pytest.mark.parametrize(("guest", "number"), [("fay", 1), ("fay", 2), ("fay", 3), ("eve", 1), ("dan", 1)])
def test_nobody_dismisses_themselves_or_those_who_came_before(guest: str, number: int) -> None:
    director = directed_by_three()
    with director.refused("evening/senior"):
        director.says(messages.DismissDirector, guest, director=number)
    with director.refused("evening/no-director"):
        director.says(messages.DismissDirector, guest, director=9)


def test_a_renewed_key_lets_all_directors_stay() -> None:
    director = directed_by_three()
    keys = {director.evening.directors.key}
    for guest in ("dan", "fay"):
        director.says(messages.RenewDirectorsKey, guest)
        keys.add(director.evening.directors.key)
    assert len(keys) == 3
    assert set(numbers(director)) == {"dan", "eve", "fay"}
    with director.refused("evening/key"):
        director.says(messages.Direct, "gus", key="k")


def test_directors_are_listed_to_directors_alone() -> None:
    director = directed_by_three()
    director.says(messages.Enter, name="Fay Wray")
    director.says(messages.Link, "fay", entrant=1)
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
    director.says(messages.RemoveEntrant, entrant=2)
    assert {number: entry.partner for number, entry in director.evening.entries.items()} == {1: None}
    director.says(messages.Revoke, event=director.evening.steps[-1])
    assert {number: entry.partner for number, entry in director.evening.entries.items()} == {1: 2, 2: 1}
    director.says(messages.RemoveEntrant, entrant=1)
    director.enters(1)
    assert list(director.evening.entries) == [2, 3], "a number is never given twice"


def test_somebody_who_has_played_stays_in_the_results() -> None:
    director = directed_by_three()
    director.enters(5)
    director.seats()
    for number in director.evening.entries:
        with director.refused("evening/has-played"):
            director.says(messages.RemoveEntrant, entrant=number)


def test_live_cards_are_dealt_anew_only_with_a_reason_that_everybody_reads() -> None:
    director = directed_by_three()
    director.enters(8, "online")
    director.seats()
    seating = director.evening.steps[-1]
    with director.refused("evening/why-again"):
        director.says(messages.Revoke, event=seating, reason="  ")
    director.says(messages.Revoke, "eve", event=seating, reason=" Ann  came late ")
    director.seats()
    seen = evening_now(director.evening, None, at=1.0, codes={}).rounds[0]
    assert [one.reason for one in seen.taken_back] == ["Ann came late"]
    director.enters(1)
    assert evening_now(director.evening, None, at=1.0, codes={}).rounds[0].taken_back == seen.taken_back


def test_in_the_hall_a_seating_is_taken_back_without_a_word() -> None:
    director = directed_by_three()
    director.enters(8)
    director.seats()
    director.says(messages.Revoke, event=director.evening.steps[-1])
    director.seats()
    assert len(evening_now(director.evening, None, at=1.0, codes={}).rounds[0].taken_back) == 1


def test_one_guest_enters_one_person() -> None:
    director = Director(new_evening(enter="anybody"))
    director.says(messages.EnterMyself, "ann", name="Ann")
    director.says(messages.Unlink, "ann", entrant=1)
    with director.refused("evening/entered-before"):
        director.says(messages.EnterMyself, "ann", name="Bob")
    director.says(messages.RemoveEntrant, entrant=1)
    with director.refused("evening/entered-before"):
        director.says(messages.EnterMyself, "ann", name="Bob")


def test_a_stranger_cannot_fill_an_evening() -> None:
    director = directed_by_three()
    director.enters(4)
    for _ in range(step.ACTS_AT_FIRST // 2):
        director.says(messages.Link, "stranger", entrant=1)
        director.says(messages.Unlink, "stranger", entrant=1)
    with director.refused("evening/too-much"):
        director.says(messages.Link, "another", entrant=1)
    assert director.evening.entries[1].acts == step.ACTS_AT_FIRST
    director.says(messages.Unlink, entrant=1)
    director.says(messages.Link, "owner", entrant=1)
    assert director.evening.entries[1].guest == "owner"


def test_the_devices_of_an_entrant_may_do_more_with_every_round() -> None:
    director = directed_by_three()
    director.enters(4)
    director.says(messages.Link, "ann", entrant=1)
    for shown in (True, False) * 14 + (True,):
        director.says(messages.ShowPlay, "ann", shown=shown)
    director.seats()
    for shown in (False, True) * 5:
        director.says(messages.ShowPlay, "ann", shown=shown)
    with director.refused("evening/too-much"):
        director.says(messages.ShowPlay, "ann", shown=False)


def test_an_evening_comes_to_its_end_however_much_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    director = directed_by_three()
    director.enters(4)
    director.seats()
    monkeypatch.setattr(step, "LONGEST", director.evening.version)
    with director.refused("evening/too-long"):
        director.enters(1)
    director.says(messages.EnterResult, round=1, table=1, score=SCORE)
    director.says(messages.Finish)
    assert director.evening.is_over
