"""A table that the operator of the server closes: nobody plays there any more, and nothing happens by itself."""

from __future__ import annotations

import pytest

from euchre.tables import snapshot
from euchre.tables.evening_place import EveningPlace
from euchre.tables.history import entry_of, matches_in
from euchre.tables.inputs import Clearing, Closing, Tick
from euchre.tables.messages import Again, Begin, Look, Remove, RequestSeat, Rise, Say, Settle, Sit
from euchre.tables.turns import bot_turn, wakes_at
from support.evenings import HOST, Evening, by_chance, first, friends

STAGES = ("gathering", "shuffling", "playing", "over")


def at_stage(stage: str) -> Evening:
    """Two friends and two bots, as far as this stage."""
    evening = friends(2, rules="standard,target=0,deals=1")
    if stage == "shuffling":
        evening.do(HOST, Begin)
    elif stage != "gathering":
        evening.begin()
        until = (lambda: evening.stage == "over") if stage == "over" else (lambda: bool(evening.state.trick))
        evening.play(by_chance(3) if stage == "playing" else first, until=until)
    assert evening.stage == stage
    return evening


@pytest.mark.parametrize("stage", STAGES)
def test_nobody_sits_there_and_nothing_happens_any_more(stage: str) -> None:
    evening = at_stage(stage)
    winner = entry_of(evening.table).winner
    evening.receive(Closing())
    table = evening.table
    assert table.closed
    assert all(seat.guest is None for seat in table.seats)
    assert (bot_turn(table), wakes_at(table)) == (None, None)
    assert set(entry_of(table).seated) == {None}
    for kind, what in ((Sit, {"name": "Ann"}), (Begin, {}), (Again, {}), (Say, {"phrase": "hello"})):
        assert evening.refused(HOST, kind, **what) == "table/closed"
    length = len(evening.log)
    evening.receive(Closing())
    evening.wait(3600)
    evening.receive(Tick())
    assert len(evening.log) == length
    evening.do(HOST, Look, seen=table.version)
    assert snapshot.read(snapshot.written(evening.table)) == evening.table
    assert entry_of(table).winner == winner


def test_a_match_that_goes_on_ends_without_a_winner_and_is_recorded() -> None:
    evening = at_stage("playing")
    evening.receive(Closing())
    (played,) = matches_in(evening.log)
    assert (evening.stage, played.ended, entry_of(evening.table).winner) == ("over", evening.table.ended, None)
    assert evening.table.ended is not None


def test_a_table_whose_result_counts_stays_open() -> None:
    evening = at_stage("playing")
    place = EveningPlace(id="evening", code="EVEN-1NGS", name="Friday", round=1, number=1, entrants=(1, 2, None, None))
    object.__setattr__(evening.table, "evening", place)
    length = len(evening.log)
    evening.receive(Closing())
    assert len(evening.log) == length


@pytest.mark.parametrize("stage", STAGES)
def test_a_name_and_the_title_are_cleared_at_every_stage(stage: str) -> None:
    evening = at_stage(stage)
    evening.do(HOST, Settle, title="An insult")
    for guest in (HOST, "ben", "nobody", None):
        evening.receive(Clearing(guest))
    assert [seat.name for seat in evening.table.seats if seat.guest is not None] == ["Guest", "Guest 2"]
    assert (evening.table.title, evening.stage, entry_of(evening.table).title) == ("", stage, "")


def test_the_name_of_somebody_who_has_left_is_cleared_wherever_it_stands() -> None:
    evening = friends(4)
    evening.begin()
    evening.do("dan", Rise)
    for seat in (1, 2):
        evening.do(HOST, Remove, seat=seat)
    for guest in ("ben", "cat", "dan"):
        evening.receive(Clearing(guest))
    now = evening.last_now(HOST).table
    assert (now.removed, now.left) == (("Guest", "Guest 2"), ("Guest 3", "Guest", "Guest 2"))


def test_the_name_of_somebody_who_asks_for_a_seat_is_cleared() -> None:
    evening = friends(4)
    evening.arrive("eve")
    evening.do("eve", RequestSeat, name="An insult")
    evening.receive(Clearing("eve"))
    assert evening.last_now(HOST).table.requests == ("Guest",)
