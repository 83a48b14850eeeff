"""A table without one of its guests is the table of the events without them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from euchre.streams.event import encode
from euchre.streams.forgetting import Forgetting
from euchre.tables import snapshot
from euchre.tables.evening_table import EveningBot, EveningPerson
from euchre.tables.fold import TABLE
from euchre.tables.forgetting import without_guest as table_without_guest
from euchre.tables.inputs import Replaced
from euchre.tables.messages import OpenSeat, Remove, Rise, Sit
from support import evening_tables
from support.evenings import HOST, Evening, alone, by_chance, friends
from support.sampling import few
from support.streams import without_guest


def _four_friends() -> Evening:
    evening = friends(4, rules="standard,target=3")
    evening.begin()
    evening.play(by_chance(1), until=lambda: evening.stage == "over")
    return evening


def _one_who_was_removed() -> Evening:
    evening = friends(3)
    evening.do(HOST, Remove, seat=1)
    return evening


def _a_namesake_of_a_bot() -> Evening:
    evening = Evening(seats=("open", "me", "club", "club"))
    evening.arrive(HOST)
    evening.arrive("ben")
    evening.do("ben", Sit, seat=0, name="Cleo")
    evening.begin()
    evening.play(by_chance(2), until=lambda: len(evening.log) > 40)
    return evening


def _a_spectator() -> Evening:
    evening = friends(3)
    evening.arrive("zoe")
    evening.leave("zoe")
    return evening


def _one_who_rose() -> Evening:
    evening = friends(3)
    evening.do("ben", Rise)
    return evening


def _one_who_took_over() -> Evening:
    evening = friends(3)
    evening.begin()
    evening.arrive("eve")
    evening.do("ben", Rise)
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("eve", Sit, name="Eve")
    return evening


def _an_evening_s_table() -> Evening:
    """A table of an evening with two bots whose names the usual ones might have as well."""
    plan = evening_tables.plan(2)
    bots = (EveningBot("club", "Ivy"), EveningBot("club", "Bess"))
    people = (EveningPerson("ann", "Cleo"), EveningPerson("ben", "Dora"))
    evening = evening_tables.of_plan(replace(plan, players=(*bots, *people)))
    evening.arrive("ann", "ben")
    evening.shuffle()
    evening.play(by_chance(3), until=lambda: len(evening.log) > 60)
    evening.receive(Replaced(3, ("eve", "Eve")))
    evening.play(by_chance(3))
    return evening


@pytest.mark.parametrize(
    "came",
    few(
        [
            _four_friends,
            _one_who_was_removed,
            _a_namesake_of_a_bot,
            _a_spectator,
            _one_who_rose,
            _one_who_took_over,
            _an_evening_s_table,
            alone,
        ],
        keep=[_one_who_was_removed, _a_namesake_of_a_bot, _a_spectator, _one_who_rose, _one_who_took_over, alone],
    ),
)
def test_the_table_of_rewritten_events_is_the_rewritten_table(came: Callable[[], Evening]) -> None:
    evening = came()
    guests = {value for event in evening.log for value in (event.by, getattr(event, "guest", None)) if value}
    assert guests
    for guest in guests:
        forgetting = Forgetting(guest, "somebody else")
        stored = [encode(event) for event in evening.log]
        rewritten = without_guest(TABLE, evening.log, *forgetting)
        for number in range(1, len(stored) + 1, max(1, len(stored) // 40)):
            before, after = TABLE.fold(evening.log[:number]), TABLE.fold(rewritten[:number])
            assert table_without_guest(before, forgetting) == after
            copy = snapshot.rewritten(snapshot.written(before), forgetting)
            read = None if copy is None else snapshot.read(copy)
            assert TABLE.folded(read, rewritten[number:]) == TABLE.fold(rewritten)


def test_events_that_do_not_name_the_guest_stay_byte_for_byte() -> None:
    evening = _four_friends()
    rewrite = TABLE.rewriting(Forgetting("ben", "somebody else"), list)
    for event in evening.log:
        stored = encode(event)
        is_theirs = "ben" in msgspec.to_builtins(event).values()
        assert (rewrite(stored) == stored) is not is_theirs


def test_what_is_long_in_a_snapshot_is_kept_as_it_is_written() -> None:
    """Keep the past as written: it names nobody, and others wait while a guest is taken out of the snapshot."""
    stored, forgetting = snapshot.written(_four_friends().table), Forgetting("ben", "somebody else")
    past = msgspec.json.encode(msgspec.json.decode(stored)[1]["course"]["past"])
    assert stored.count(past) == 1
    rewritten = snapshot.rewritten(stored, forgetting)
    unread = snapshot.rewritten(stored.replace(past, b'["what nobody reads"]'), forgetting)
    assert rewritten is not None
    assert unread == rewritten.replace(past, b'["what nobody reads"]')
    assert forgetting.quoted not in unread
