"""An evening of eight on paper, from the entries to the standings, by the messages a director sends."""

from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from euchre.core.errors import EuchreError
from euchre.evenings.acts.devices import Link, Unlink
from euchre.evenings.acts.directors import Direct, DismissDirector, RenewDirectorsKey
from euchre.evenings.acts.entries import ChangeEntrant, Enter
from euchre.evenings.acts.results import ConfirmResult, EnterResult, ReportResult
from euchre.evenings.acts.revoking import Revoke, Revoked
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.acts.settings import SetUp
from euchre.evenings.catalogue import EVENING
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import EveningSettings
from euchre.evenings.standings import standings
from euchre.streams.inputs import Said
from support.counted import calls_of
from support.directing import Director, new_evening


def of_eight(**settings: Any) -> Director:
    director = Director(new_evening(movement="draw", **settings))
    for name in ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]:
        director.says(Enter, name=name)
    return director


def test_a_round_is_seated_played_and_counted() -> None:
    director = of_eight(rounds=2)
    director.says(SeatRound, round=1)
    first, second = director.evening.rounds[0].tables
    director.says(EnterResult, round=1, table=1, score=RoundScore((9, 4)))
    with pytest.raises(EuchreError, match="table 2 is missing"):
        director.says(SeatRound, round=2)
    director.says(EnterResult, round=1, table=2, score=RoundScore((6, 6)))
    points = {one.number: one.points for one in standings(director.evening)}
    assert sorted(first.seats + second.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [points[number] for number in first.seats] == [9, 4, 9, 4]
    assert {points[number] for number in second.seats} == {6}


def test_a_corrected_result_keeps_the_old_one_and_needs_a_reason() -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    director.says(EnterResult, round=1, table=1, score=RoundScore((9, 4)))
    with pytest.raises(EuchreError, match="Say why"):
        director.says(EnterResult, round=1, table=1, score=RoundScore((4, 9)))
    director.says(EnterResult, round=1, table=1, score=RoundScore((4, 9)), reason="sides mixed up")
    result = director.evening.rounds[0].results[1]
    assert result.score == RoundScore((4, 9))
    assert [old.score for old in result.earlier] == [RoundScore((9, 4))]


@pytest.mark.parametrize(
    ("table", "score", "code"),
    [
        (7, RoundScore((9, 4)), "evening/no-table"),
        (1, RoundScore((9,)), "evening/score"),
        (1, RoundScore((9, 4), loners=(1,)), "evening/score"),
        (1, RoundScore((9, 4), euchres=(1, 0, 0)), "evening/score"),
    ],
)
def test_a_result_is_that_of_a_table_and_has_a_number_for_each_side(table: int, score: RoundScore, code: str) -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    with director.refused(code):
        director.says(EnterResult, round=1, table=table, score=score)
    assert not director.evening.rounds[0].results


@pytest.mark.parametrize(
    ("rules", "score", "is_doubtful"),
    [
        ("standard", RoundScore((99, 99)), True),
        ("standard", RoundScore((32, 0)), False),  # eight loners of four points
        ("standard", RoundScore((32, 1)), True),
        ("standard", RoundScore((32, 0), loners=(5, 0, 4, 0)), True),
        ("standard", RoundScore((7, 9), loners=(2, 0, 0, 0)), True),
        ("standard", RoundScore((8, 9), loners=(2, 0, 0, 0)), False),
        ("standard", RoundScore((0, 0)), False),  # all hands thrown in
        ("standard,points_lone_march=5", RoundScore((40, 0)), False),
    ],
)
def test_a_result_that_the_hands_cannot_give_needs_somebody_sure(
    rules: str, score: RoundScore, is_doubtful: bool
) -> None:
    director = of_eight(rules=rules)
    director.says(SeatRound, round=1)
    table = director.evening.rounds[0].tables[0]
    director.says(Link, "phone", entrant=table.seats[0])
    for kind, guest in ((ReportResult, "phone"), (EnterResult, "dan")):
        with director.refused("evening/doubtful") if is_doubtful else nullcontext():
            director.says(kind, guest, round=1, table=1, score=score, sure=False)
    director.says(EnterResult, round=1, table=1, score=score, reason="so")
    assert director.evening.rounds[0].results[1].score == score


def test_every_step_can_be_taken_back_the_last_one_first() -> None:
    director = of_eight()
    before = director.evening
    director.says(SeatRound, round=1)
    director.says(EnterResult, round=1, table=1, score=RoundScore((9, 4)))
    while director.evening.steps[-1] > before.steps[-1]:
        director.says(Revoke, event=director.evening.steps[-1])
    assert director.evening.rounds == before.rounds
    assert director.evening.entries == before.entries


def test_to_take_back_a_step_costs_the_same_however_much_has_happened() -> None:
    director = Director(new_evening())
    calls = []
    for titles in (40, 400):
        for title in range(titles):
            director.says(SetUp, settings=EveningSettings(title=f"{titles} {title}"))
        revoked = Revoked(at=1.0, by="dan", event=director.evening.steps[-1])
        calls.append(calls_of(partial(EVENING.evolve, director.evening, revoked)))
    assert calls[0] == calls[1]


@pytest.mark.parametrize("steps", [10, 100])
def test_an_evening_whose_steps_were_taken_back_is_that_of_all_its_events(steps: int) -> None:
    director = of_eight()
    for title in range(steps):
        director.says(SetUp, settings=EveningSettings(title=f"{title}", movement="draw"))
    for _ in range(steps - 5):
        director.says(SeatRound, round=1)
        for _ in range(2):
            director.says(Revoke, event=director.evening.steps[-1])
            assert director.evening == EVENING.fold(director.evening.log)
    assert director.evening.settings.title == "4"
    assert len(director.evening.taken_back[1]) == steps - 5


def test_a_message_sent_twice_is_done_once() -> None:
    director = Director(new_evening())
    said = Said("dan", Enter(id="one", name="Ann"))
    event = EVENING.step(director.evening, said, 1.0)
    assert event is not None
    assert EVENING.step(EVENING.evolve(director.evening, event), said, 2.0) is None


def test_the_other_side_confirms_what_a_player_reports() -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    north, east, south, _ = director.evening.rounds[0].tables[0].seats
    for number in (north, east, south):
        director.says(Link, f"guest{number}", entrant=number)
    score = RoundScore((7, 5))
    director.says(ReportResult, f"guest{north}", round=1, table=1, score=score)
    with pytest.raises(EuchreError, match="other side"):
        director.says(ConfirmResult, f"guest{south}", round=1, table=1, score=score)
    assert 1 not in director.evening.rounds[0].results
    director.says(ConfirmResult, f"guest{east}", round=1, table=1, score=score)
    assert director.evening.rounds[0].results[1].score == score


def test_one_device_does_not_confirm_what_it_has_reported_for_the_other_side() -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    north, east, *_ = director.evening.rounds[0].tables[0].seats
    director.says(Link, "phone", entrant=north)
    fields = {"round": 1, "table": 1, "score": RoundScore((7, 5))}
    director.says(ReportResult, "phone", **fields)
    director.says(Link, "phone", entrant=east)
    with director.refused("evening/own-report"):
        director.says(ConfirmResult, "phone", **fields)
    director.says(Unlink, "phone", entrant=east)
    director.says(Link, "another", entrant=east)
    with director.refused("evening/late-device"):
        director.says(ConfirmResult, "another", **fields)
    director.says(Link, "phone", entrant=north)
    director.says(ReportResult, "another", **fields)
    director.says(ConfirmResult, "phone", **fields)
    assert director.evening.rounds[0].results[1].source == "players"


def test_a_member_of_the_club_is_entered_once() -> None:
    director = Director(new_evening())
    director.says(Enter, name="Ann", member=7)
    director.says(Enter, name="Bob")
    with pytest.raises(EuchreError, match="entered already, as Ann"):
        director.says(Enter, name="Annie", member=7)
    with pytest.raises(EuchreError, match="entered already, as Ann"):
        director.says(ChangeEntrant, entrant=2, member=7)
    director.says(ChangeEntrant, entrant=1, member=8)
    director.says(ChangeEntrant, entrant=2, member=7, team="A")
    assert {number: entry.member for number, entry in director.evening.entries.items()} == {1: 8, 2: 7}


def test_a_stranger_enters_no_result() -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    with pytest.raises(EuchreError, match="who you are"):
        director.says(ReportResult, "stranger", round=1, table=1, score=RoundScore((7, 5)))
    with pytest.raises(EuchreError, match="Only a director"):
        director.says(EnterResult, "stranger", round=1, table=1, score=RoundScore((7, 5)))


def test_a_seating_is_taken_back_although_one_side_has_entered_a_result() -> None:
    director = of_eight()
    director.says(SeatRound, round=1)
    north = director.evening.rounds[0].tables[0].seats[0]
    director.says(Link, "phone", entrant=north)
    director.says(ReportResult, "phone", round=1, table=1, score=RoundScore((7, 5)))
    director.says(Revoke, event=director.evening.steps[-1])
    director.says(SeatRound, round=1)
    assert not director.evening.rounds[0].reports
    assert not director.evening.rounds[0].results


@pytest.mark.parametrize("day", ["2026-02-30", "9999-12-31", "0001-01-01"])
def test_a_day_that_the_calendar_lacks_is_refused(day: str) -> None:
    director = Director(new_evening())
    with director.refused("evening/day"):
        director.says(SetUp, settings=EveningSettings(day=day))


@pytest.mark.parametrize("rules", ["three-handed", "standard,players=2", "six-handed"])
def test_rules_for_another_number_of_players_are_no_rules_of_an_evening(rules: str) -> None:
    director = Director(new_evening())
    with director.refused("evening/players"):
        director.says(SetUp, settings=EveningSettings(rules=rules))


def test_a_director_is_dismissed_however_much_has_happened() -> None:
    director = Director(new_evening())
    director.says(Direct, "eve", key=director.evening.directors.key)
    kind = replace(EVENING, longest=director.evening.version)
    with pytest.raises(EuchreError, match="Too much has happened"):
        kind.step(director.evening, Said("dan", Enter(id="late", name="Ann")), 1.0)
    for message in (DismissDirector(id="away", director=2), RenewDirectorsKey(id="anew")):
        event = kind.step(director.evening, Said("dan", message), 1.0)
        assert event is not None
        director.evening = kind.evolve(director.evening, event)
    assert "eve" not in director.evening.directors
