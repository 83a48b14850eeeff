"""An evening without one of its guests: their id is nowhere, their entrants are Guest and a number, all else stands."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from euchre.evenings.acts.devices import Link, Unlink
from euchre.evenings.acts.entries import ChangeEntrant, Enter, EnterMyself
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.catalogue import EVENING
from euchre.evenings.evening import Entry, Evening, Round
from euchre.evenings.score import RoundScore
from euchre.streams.event import encode
from support.directing import Director, new_evening
from support.random_evening import RandomEvening, fast_standings
from support.streams import without_guest


def without(evening: Evening, guest: str) -> Evening:
    return EVENING.fold(without_guest(EVENING, evening.log, guest))


def _of(evening: Evening, entry: Entry, guest: str) -> Entry:
    """An entrant as it must be afterwards."""
    owner = "nobody" if entry.guest == guest else entry.guest
    theirs = entry.number in EVENING.numbers_of(evening.log, guest)
    return replace(entry, guest=owner, name=f"Guest {entry.number}" if theirs else entry.name)


def _without_devices(evening: Evening) -> list[Round]:
    """The rounds, but for the ids of those who played and reported in them."""
    return [
        replace(
            round_,
            devices={},
            reports={number: sent._replace(guest="") for number, sent in round_.reports.items()},
        )
        for round_ in evening.rounds
    ]


def test_everything_but_the_guest_stays_as_it_is() -> None:
    forgotten = 0
    for seed in range(25):
        tried = RandomEvening(f"forget {seed}")
        tried.runs(60)
        linked = [entry.guest for entry in tried.evening.entries.values() if entry.guest is not None]
        for guest in {"dan", "eve", *linked[:3]}:
            after = without(tried.evening, guest)
            assert not any(f'"{guest}"'.encode() in encode(event) for event in after.log)
            assert (_without_devices(after), after.plans, after.steps) == (
                _without_devices(tried.evening),
                tried.evening.plans,
                tried.evening.steps,
            )
            assert fast_standings(after) == fast_standings(tried.evening)
            assert list(after.entries.values()) == [
                _of(tried.evening, entry, guest) for entry in tried.evening.entries.values()
            ]
            forgotten += bool(EVENING.numbers_of(tried.evening.log, guest))
    assert forgotten > 50


def test_a_guest_may_be_taken_out_piece_by_piece() -> None:
    tried = RandomEvening("pieces")
    tried.runs(60)
    guest = next(entry.guest for entry in tried.evening.entries.values() if entry.guest not in (None, "dan", "eve"))
    log = list(tried.evening.log)
    for at in range(0, len(log), 7):
        log[at : at + 7] = without_guest(EVENING, log, guest)[at : at + 7]
    assert EVENING.fold(log) == without(tried.evening, guest)


def test_the_names_of_an_entrant_are_forgotten_with_the_device_on_which_they_played() -> None:
    director = Director(new_evening(movement="draw"))
    director.says(Enter, name="Ann")
    director.enters(3)
    director.says(Link, "ann", entrant=1)
    director.plays(Random(1))
    director.says(ChangeEntrant, entrant=1, name="Annie")
    director.says(Unlink, entrant=1)
    after = without(director.evening, "ann")
    assert after.entries[1].name == "Guest 1"
    assert not any(b"Ann" in encode(event) for event in after.log)


def test_an_entrant_on_whose_other_device_they_have_played_since_keeps_their_name() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4)
    director.says(Link, "bob", entrant=1)
    director.plays(Random(1))
    director.says(Unlink, entrant=1)
    director.says(Link, "ann", entrant=1)
    director.plays(Random(2))
    after = without(director.evening, "bob")
    assert after.entries[1] == director.evening.entries[1]


def test_a_stranger_who_says_that_they_are_somebody_takes_no_name_away() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4)
    director.plays(Random(1))
    director.says(Link, "eve", entrant=1)
    after = without(director.evening, "eve")
    assert after.entries[1].name == director.evening.entries[1].name


@pytest.mark.parametrize("parted", [False, True])
def test_a_stranger_takes_no_name_by_a_link_in_mid_round(parted: bool) -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4)
    director.seats()
    director.says(Link, "eve", entrant=1)
    if parted:
        director.says(Unlink, entrant=1)
    director.says(EnterResult, round=1, table=1, score=RoundScore((5, 3)))
    assert without(director.evening, "eve").entries[1].name == director.evening.entries[1].name


def test_a_stranger_whom_a_director_parts_before_the_result_takes_no_name() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4)
    director.says(Link, "eve", entrant=1)
    director.seats()
    director.says(Unlink, entrant=1)
    director.says(EnterResult, round=1, table=1, score=RoundScore((5, 3)))
    assert without(director.evening, "eve").entries[1].name == director.evening.entries[1].name


def test_a_name_that_somebody_typed_goes_also_where_they_were_somebody_else_since() -> None:
    director = Director(new_evening(movement="draw", enter="anybody"))
    director.says(EnterMyself, "ann", name="Annabel", section="hall")
    director.enters(4)
    director.says(Link, "ann", entrant=2)
    director.plays(Random(1))
    after = without(director.evening, "ann")
    assert [after.entries[number].name for number in (1, 2)] == ["Guest 1", "Guest 2"]
    assert not any(b"Annabel" in encode(event) for event in after.log)
