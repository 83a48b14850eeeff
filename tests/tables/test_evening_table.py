"""A table that belongs to an evening: it begins and goes on by itself, and what would spoil the evening is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from euchre.core.errors import EuchreError
from euchre.streams.event import encode
from euchre.tables import messages as m
from euchre.tables.course import the_course
from euchre.tables.evening_table import EveningBot, EveningPerson, opening
from euchre.tables.events import Acted, Opened
from euchre.tables.fold import TABLE
from euchre.tables.inputs import Left, Replaced, Tick
from euchre.tables.turns import bot_turn, wakes_at
from support.evening_tables import DIRECTOR, dealt_table, of_plan, opened_table, plan
from support.evenings import OTHER_NUMBERS, by_chance, friends


def _open(the_plan: Any) -> Any:
    return opening(the_plan, table="t", code="ABCD-EFGH", root="00" * 32, host=DIRECTOR, at=0.0)


def test_people_have_their_seats_and_bots_their_names_from_the_start() -> None:
    evening = opened_table(2)
    assert evening.table.names == ("Ann", "Ben", "Robot 2", "Robot 3")
    assert [seat.guest for seat in evening.table.seats] == ["ann", "ben", None, None]
    assert (evening.table.host, evening.table.seat_of(DIRECTOR)) == (DIRECTOR, None)
    assert evening.table.evening is not None
    assert evening.table.evening.entrants == (1, 2, 12, 13)
    assert (evening.table.evening.round, evening.table.evening.number) == (3, 5)


def test_a_scored_table_gives_no_tips_and_counts_its_deals() -> None:
    """Give a beginner among friends a tip for the first call, but none at a table of an evening."""
    rules = "standard,target=0,deals=4"
    among_friends, scored = friends(2, rules=rules), dealt_table(2, rules=rules)
    among_friends.begin()
    pictures = []
    for evening in (among_friends, scored):
        evening.play_to(0)
        pictures.append(evening.picture(evening.guest(0)))
    assert [bool(picture.coach) for picture in pictures] == [True, False]
    assert {(picture.number, picture.deals, picture.target) for picture in pictures} == {(1, 4, 0)}


def test_no_two_names_at_a_table_are_alike() -> None:
    players = (EveningPerson("a", "Ann"), EveningBot("club", "ANN"), EveningPerson("c", " Ann "), EveningBot("club"))
    assert of_plan(replace(plan(2), players=players)).table.names == ("Ann", "ANN 2", "Ann 3", "Dora")


def test_the_number_of_players_is_that_of_the_rules() -> None:
    with pytest.raises(EuchreError, match="These rules are for 4 players"):
        _open(replace(plan(2), players=plan(2).players[:3]))
    with pytest.raises(EuchreError):
        _open(replace(plan(2), rules="standard,no_such_rule=1"))


def test_the_opening_can_be_read_again_and_older_openings_as_well() -> None:
    events = _open(plan(3))
    assert [TABLE.decode(encode(event)) for event in events] == list(events)
    older = {"type": "opened", "at": 1.0, "table": "t", "code": "c", "host": "h", "name": "H", "root": "00" * 32}
    older |= {"rules": "standard", "terms": {}, "seats": ["me", "club", "club", "club"]}
    event = TABLE.decode(msgspec.json.encode(older))
    assert isinstance(event, Opened)
    assert event.evening is None
    assert TABLE.fold([event]).evening is None


def test_the_match_begins_once_all_people_of_the_table_are_there() -> None:
    evening = opened_table(3)
    evening.arrive("ann", "ben", "stranger")
    assert evening.stage == "gathering"
    evening.arrive("cat")
    assert evening.stage == "shuffling"
    assert evening.table.ceremony.persons == (0, 1, 2)


@pytest.mark.parametrize("there", [(), ("ann",), ("ann", "ben")])
def test_nobody_is_waited_for_longer_than_the_grace(there: tuple[str, ...]) -> None:
    evening = opened_table(3, terms=m.Terms(grace=40))
    evening.arrive(*there)
    evening.wait(39)
    assert evening.stage == "gathering"
    evening.wait(1)
    evening.shuffle()
    assert evening.table.ceremony.persons == tuple(range(len(there)))
    late = evening.table.seat_of("cat")
    assert late is not None
    evening.play_to(late)
    evening.receive(Tick())
    assert evening.table.seats[late].stands_in
    evening.arrive("cat")
    assert not evening.table.seats[late].stands_in
    assert bot_turn(evening.table) is None, "it is her turn, and her hand"


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_table_of_any_number_plays_on_to_its_end_with_nobody_connected(players: int) -> None:
    rules = OTHER_NUMBERS.get(players, "standard")
    evening = opened_table(1, rules=f"{rules},target=0,deals=2")
    assert wakes_at(evening.table) is not None
    evening.wait(30)
    assert not evening.table.connections
    while evening.stage == "playing":
        evening.receive(Tick())
        evening.act(by_chance(players))
    assert evening.stage == "over"
    assert wakes_at(evening.table) is None
    assert bot_turn(evening.table) is None


def test_a_table_of_bots_alone_begins_at_once() -> None:
    evening = opened_table(0)
    assert wakes_at(evening.table) == evening.now
    evening.receive(Tick())
    assert evening.stage == "playing"


def test_a_bot_plays_as_its_level_says_and_a_stand_in_brings_nothing() -> None:
    evening = dealt_table(1)
    assert [evening.table.level_of(seat) for seat in range(4)] == [None, "club", "club", "club"]
    evening.leave("ann")
    evening.wait(30)
    evening.play_to(0)
    evening.receive(Tick())
    turn = bot_turn(evening.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (0, "beginner"), "whoever lets a bot play must not do better than the others"


ALLOWED = (m.Commit, m.Reveal, m.Act, m.StandIn, m.Return, m.Say, m.Look)
"""The messages of people at a table of an evening: play, talk, and wait for nobody."""
CLOSED = (m.Undo, m.Hint, m.Skip, m.Concede, m.Decline)
"""The messages that would make tables unequal."""
FIELDS: dict[type, dict[str, Any]] = {
    m.Sit: {"name": "Another"},
    m.Arrange: {"seat": 1, "player": "open"},
    m.OpenSeat: {"seat": 1, "open": True, "sure": True},
    m.Swap: {"first": 0, "second": 1},
    m.Pair: {"by": "chance"},
    m.Ask: {"seat": 2},
    m.RequestSeat: {"name": "Eve"},
    m.Admit: {"rules": "six-handed"},
    m.Remove: {"seat": 1},
    m.Readmit: {"name": "Ben"},
    m.HandOver: {"seat": 1},
    m.Settle: {"rules": "british"},
    m.Concede: {"match": 1},
    m.Decline: {"match": 1},
}


@pytest.mark.parametrize("kind", [kind for kind in get_args(m.Message) if kind not in ALLOWED])
def test_all_but_playing_is_refused_at_every_stage_to_everybody(kind: Any) -> None:
    code, what = "evening/closed" if kind in CLOSED else "evening/director", FIELDS.get(kind, {})
    evening = opened_table(2)
    for guest in ("ann", "stranger", DIRECTOR):
        assert evening.refused(guest, kind, **what) == code
    evening = dealt_table(2)
    evening.arrive(DIRECTOR, "stranger")
    for guest in ("ann", "stranger", DIRECTOR):
        assert evening.refused(guest, kind, **what) == code
    evening.play(by_chance(2))
    assert evening.refused("ann", kind, **what) == code


def test_nobody_leaves_for_good_from_the_list_of_matches_either() -> None:
    evening = dealt_table(2)
    assert evening.receive(Left("ben")) == ()
    assert evening.table.seat_of("ben") == 1


def test_the_page_offers_neither_undo_nor_hints() -> None:
    evening = dealt_table(1)
    evening.play_to(0)
    assert not evening.last_now("ann").table.undo


@pytest.mark.parametrize("dealt", [False, True])
def test_the_director_puts_another_person_or_a_bot_on_a_seat(dealt: bool) -> None:
    evening = dealt_table(2) if dealt else opened_table(2)
    evening.receive(Replaced(1, ("eve", "Ann")))
    assert evening.table.names[:2] == ("Ann", "Ann 2")
    assert evening.table.seats[1].guest == "eve"
    evening.receive(Replaced(0, "expert"))
    assert (evening.table.seats[0].guest, evening.table.names[0]) == (None, "Ada")
    assert evening.table.level_of(0) == "expert"
    version = evening.table.version
    evening.receive(Replaced(2, ("eve", "Eve")))
    evening.receive(Replaced(5, ("fay", "Fay")))
    assert evening.table.version == version, "nobody has two seats, and this table has four"


def test_who_goes_on_with_another_device_has_not_left() -> None:
    evening = dealt_table(2)
    evening.receive(Replaced(1, ("another device", "Ben")))
    assert evening.last_now("ann").table.left == ()


def test_a_seat_changes_hands_for_the_evening_alone() -> None:
    evening = friends(2)
    evening.begin()
    assert evening.receive(Replaced(1, ("eve", "Eve"))) == ()


def test_the_director_stays_the_director() -> None:
    evening = dealt_table(3)
    evening.arrive(DIRECTOR)
    evening.leave(DIRECTOR)
    evening.wait(3_000)
    assert evening.table.host == DIRECTOR


def test_a_clock_does_not_wait_until_somebody_is_back() -> None:
    evening = dealt_table(2, terms=m.Terms(clock=m.Clock(kind="move", seconds=20)))
    evening.play_to(0)
    evening.leave("ann", "ben")
    since = the_course(evening.table.course).since
    evening.wait(29)
    assert the_course(evening.table.course).late
    evening.arrive("ann")
    assert the_course(evening.table.course).since == since


def test_everybody_decides_for_themselves_otherwise() -> None:
    evening = dealt_table(4)
    evening.play(by_chance(7))
    assert evening.stage == "over"
    assert {event.who for event in evening.log if isinstance(event, Acted)} <= {"chance", "person", "rules"}
