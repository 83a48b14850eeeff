"""The secrecy of an evening: what a guest may not know changes nothing that they are shown, byte for byte."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from euchre.evenings.acts.devices import Link, Unlink
from euchre.evenings.acts.directors import Direct
from euchre.evenings.acts.ending import Finish
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.presence import Withdraw
from euchre.evenings.acts.results import ConfirmResult, EnterResult, ReportResult, ResultEntered, TableEnded
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.catalogue import EVENING
from euchre.evenings.evening import Evening
from euchre.evenings.perspective import evening_now
from euchre.evenings.score import RoundScore
from euchre.streams.event import StreamEvent, encode
from support.directing import Director, drawn_score, new_evening
from support.random_evening import RandomEvening


def shown(evening: Evening, guest: str | None) -> bytes:
    return msgspec.json.encode(evening_now(evening, guest, at=0.0, codes={}))


def _with_other_secrets(event: StreamEvent, me: str) -> StreamEvent:
    """The event with another seed and key, other guests and other ids of messages."""
    changes: dict[str, Any] = {}
    for field in ("by", "guest", "director"):
        guest = getattr(event, field, None)
        if guest not in (None, me):
            changes[field] = f"other {guest}"
    if event.id is not None and event.by != me:
        changes["id"] = f"other {event.id}"
    if isinstance(event, EveningOpened):
        changes |= {"seed": "other"}
    return replace(event, **changes)


def _with_other_hidden_results(evening: Evening, rng: Random) -> list[StreamEvent]:
    """The events with other results of a round that is not over, where all tables play the same cards."""
    last = evening.rounds[-1] if evening.rounds else None
    if last is None or last.is_over or not evening.settings.same_cards:
        return list(evening.log)
    tables = {table.number: table for table in last.tables}
    return [
        replace(event, score=drawn_score(rng, tables[event.table]))
        if isinstance(event, ResultEntered | TableEnded)
        and number > last.seated
        and event.round == last.number
        and event.score is not None
        else event
        for number, event in enumerate(evening.log, 1)
    ]


def _compared(seed: object) -> tuple[int, bool]:
    """Show an evening and one with other secrets; returns the number of guests, and True if results differed."""
    tried = RandomEvening(seed)
    tried.runs(40)
    others = _with_other_hidden_results(tried.evening, Random(str(seed)))
    linked = [
        entry.guest
        for entry in tried.evening.entries.values()
        if entry.guest not in (None, *tried.evening.directors.by_guest)
    ]
    guests = (None, "stranger", *linked[:2])
    for me in guests:
        other = EVENING.fold([_with_other_secrets(event, me or "") for event in others])
        assert encode(other.log[0]) != encode(tried.evening.log[0])
        assert shown(other, me) == shown(tried.evening, me)
    return len(guests), others != list(tried.evening.log)


def test_nothing_that_is_hidden_changes_a_byte_of_what_a_guest_is_shown() -> None:
    found = [_compared(f"secret {seed}") for seed in range(60)]
    assert sum(guests for guests, _ in found) > 150
    assert any(hidden for _, hidden in found)


@pytest.mark.soak
def test_nothing_that_is_hidden_is_shown_in_a_thousand_evenings(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("promise", "A guest is shown the same bytes of an evening, whatever of it they may not know")
    trials = 0
    for seed in range(1000):
        guests, _ = _compared(f"soak secret {seed}")
        trials += guests
        record_property("trials", trials)


def test_no_secret_is_shown_to_anybody_but_a_director() -> None:
    for seed in range(20):
        tried = RandomEvening(f"shown {seed}")
        tried.runs(40)
        guests = {getattr(event, "guest", None) or event.by for event in tried.evening.log} - {None}
        for guest in (None, *guests):
            seen = shown(tried.evening, guest).decode()
            assert f'"{tried.evening.seed}"' not in seen
            assert not [other for other in guests if f'"{other}"' in seen]
            assert (f'"{tried.evening.directors.key}"' in seen) == (guest in tried.evening.directors)


def of_four_online() -> Director:
    director = Director(new_evening(movement="draw", same_cards=True, rounds=2))
    director.enters(8, "online")
    director.seats()
    return director


def test_with_the_same_cards_results_are_shown_once_all_have_played() -> None:
    director = of_four_online()
    director.says(EnterResult, round=1, table=1, score=RoundScore((9, 3)))
    now = evening_now(director.evening, "ann", at=0.0, codes={})
    assert [(table.result, table.is_in) for table in now.rounds[0].tables] == [(None, True), (None, False)]
    assert {one.points for one in now.standings} == {0.0}
    director.says(EnterResult, round=1, table=2, score=RoundScore((5, 7)))
    now = evening_now(director.evening, "ann", at=0.0, codes={})
    assert all(table.result is not None for table in now.rounds[0].tables)
    over = {one.number: one.over_field for one in now.standings}
    first, second = (table.seats for table in now.rounds[0].tables)
    assert [over[number] for number in first] == [2.0, -2.0, 2.0, -2.0]
    assert [over[number] for number in second] == [-2.0, 2.0, -2.0, 2.0]


def _not_mine(director: Director) -> dict[str, Any]:
    return {"round": 1, "table": 3 - _my_table(director)}


def _my_table(director: Director) -> int:
    table = director.evening.rounds[0].table_of(1)
    assert table is not None
    return table.number


def _mine(director: Director) -> dict[str, Any]:
    return {"round": 1, "table": _my_table(director)}


def _withdrawn(director: Director) -> dict[str, Any]:
    director.says(Withdraw, entrant=1)
    return _mine(director)


def _unlinked(director: Director) -> dict[str, Any]:
    director.says(Unlink, entrant=1)
    return _mine(director)


def _taken_over(director: Director) -> dict[str, Any]:
    director.says(Unlink, entrant=1)
    director.says(Link, "another", entrant=1)
    return _mine(director)


def _with_a_result(director: Director) -> dict[str, Any]:
    director.says(EnterResult, **_mine(director), score=RoundScore((3, 8)))
    return _mine(director)


def _of_a_round_taken_back(director: Director) -> dict[str, Any]:
    mine = _mine(director)
    director.says(Revoke, event=director.evening.steps[-1])
    return mine


def _over(director: Director) -> dict[str, Any]:
    for table in director.evening.rounds[0].tables:
        director.says(EnterResult, round=1, table=table.number, score=RoundScore((3, 8)))
    director.says(Finish)
    return _mine(director)


@pytest.mark.parametrize(
    ("guest", "prepare", "code"),
    [
        ("stranger", _mine, "evening/not-entered"),
        ("g1", _not_mine, "evening/not-yours"),
        ("g1", _withdrawn, "evening/went-home"),
        ("g1", _unlinked, "evening/not-entered"),
        ("g1", _taken_over, "evening/not-entered"),
        ("g1", _with_a_result, "evening/has-result-already"),
        ("g1", _of_a_round_taken_back, "evening/no-round"),
        ("g1", _over, "evening/over"),
    ],
)
@pytest.mark.parametrize("kind", [ReportResult, ConfirmResult])
def test_results_come_from_those_who_played_only(
    kind: type[Any], guest: str, prepare: Callable[[Director], dict[str, Any]], code: str
) -> None:
    director = Director(new_evening(movement="draw", rounds=2))
    director.enters(8)
    director.says(Link, "g1", entrant=1)
    director.seats()
    fields = prepare(director)
    before = director.evening
    with director.refused(code):
        director.says(kind, guest, **fields, score=RoundScore((9, 4)))
    with director.refused("evening/not-director"):
        director.says(EnterResult, guest, **fields, score=RoundScore((9, 4)), reason="mine")
    assert director.evening is before


def test_a_report_that_is_sent_again_later_changes_nothing() -> None:
    director = Director(new_evening(movement="draw", rounds=2))
    director.enters(4)
    director.says(Link, "g1", entrant=1)
    director.seats()
    report = ReportResult(id="r", round=1, table=1, score=RoundScore((9, 4)))
    director.sends("g1", report)
    other = ReportResult(id="s", round=1, table=1, score=RoundScore((8, 4)))
    director.sends("g1", other)
    before = director.evening
    director.sends("g1", report)
    assert director.evening is before
    assert director.evening.rounds[0].reports[1].report.score == other.score


def test_a_score_that_does_not_fit_the_table_is_refused() -> None:
    director = Director(new_evening(movement="draw", extra="threes", rounds=2))
    director.enters(7)
    four, three = director.seats().tables
    assert (len(four.seats), len(three.seats)) == (4, 3)
    wrong = [
        (four, RoundScore((1, 2, 3))),
        (three, RoundScore((1, 2))),
        (four, RoundScore((1, 2), loners=(1, 0))),
        (four, RoundScore((1, 2), euchres=(1, 0, 0, 0))),
        (three, RoundScore((1, 2, 3), loners=(0, 0, 0, 0))),
    ]
    for table, score in wrong:
        with director.refused("evening/score"):
            director.says(EnterResult, round=1, table=table.number, score=score)


def test_the_match_of_a_round_that_was_taken_back_counts_nothing() -> None:
    director = of_four_online()
    first = director.evening.rounds[0].seated
    director.says(Revoke, event=director.evening.steps[-1])
    director.seats()
    before = director.evening
    director.ends_match(1, RoundScore((9, 4)), seated=first)
    assert director.evening is before
    director.ends_match(1, RoundScore((9, 4)))
    director.ends_match(1, RoundScore((0, 9)))
    assert director.evening.rounds[0].results[1].score == RoundScore((9, 4))


def test_a_directors_result_that_is_taken_back_gives_way_to_that_of_the_live_table() -> None:
    director = of_four_online()
    director.says(EnterResult, round=1, table=1, score=RoundScore((5, 5)))
    director.ends_match(1, RoundScore((9, 4)))
    assert director.evening.rounds[0].results[1].score == RoundScore((5, 5))
    director.says(Revoke, event=director.evening.steps[-1])
    result = director.evening.rounds[0].results[1]
    assert (result.score, result.source) == (RoundScore((9, 4)), "table")


def test_an_evening_takes_a_hundred_people_and_no_more() -> None:
    director = Director(new_evening())
    director.enters(100)
    with director.refused("evening/full"):
        director.enters(1)


def test_of_two_directors_at_once_one_seats_the_round() -> None:
    director = Director(new_evening(movement="draw"))
    director.says(Direct, "eve", key=director.evening.directors.key)
    director.enters(8)
    director.seats()
    with director.refused("evening/seated"):
        director.says(SeatRound, "eve", round=1)
    director.says(Revoke, "eve", event=director.evening.steps[-1])
    with director.refused("evening/not-last-step"):
        director.says(Revoke, event=director.evening.version - 1)
    assert not director.evening.rounds
