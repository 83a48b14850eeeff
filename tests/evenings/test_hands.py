"""The rule that nobody holds two hands of one deal in an evening: who may play for whom while cards are hidden."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.evenings.acts.devices import Link, Unlink
from euchre.evenings.acts.ending import Finish
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.online_tables import players_of
from euchre.evenings.score import RoundScore
from euchre.tables.evening_table import EveningBot
from support.directing import Director, new_evening

SCORE = RoundScore(points=(10, 6))


def live_evening(people: int = 8, **settings: Any) -> Director:
    """The first round of an evening at live tables, entrants 1, 2 and 3 on the devices of Ann, Ben and Cat."""
    director = Director(new_evening(movement="draw", enter="anybody", **settings))
    director.enters(people, "online")
    for number, guest in enumerate(("ann", "ben", "cat"), 1):
        director.says(Link, guest, entrant=number)
    director.seats()
    return director


def played_out(director: Director) -> None:
    for table in director.evening.rounds[-1].tables:
        director.ends_match(table.number, SCORE)


@pytest.mark.parametrize("same_cards", [False, True])
def test_nobody_plays_for_a_second_entrant_before_the_round_is_over(same_cards: bool) -> None:
    director = live_evening(same_cards=same_cards)
    with director.refused("evening/other-hand"):
        director.says(Link, "ann", entrant=4)
    director.says(Unlink, "ann", entrant=1)
    with director.refused("evening/other-hand"):
        director.says(Link, "ann", entrant=4)
    director.says(Link, "ann", entrant=1)
    assert director.evening.entries[1].guest == "ann", "their own hand they may have back"
    played_out(director)
    director.says(Link, "ann", entrant=4)
    assert director.evening.entries[4].guest == "ann"


def test_somebody_who_has_taken_a_seat_over_gets_no_other_one_in_the_round() -> None:
    director = live_evening()
    director.says(Link, "late", entrant=4)
    director.says(Unlink, "late", entrant=4)
    with director.refused("evening/other-hand"):
        director.says(Link, "late", entrant=5)


def test_a_director_takes_no_seat_over_in_mid_round() -> None:
    director = live_evening()
    director.says(Unlink, entrant=1)
    with director.refused("evening/director-hand"):
        director.says(Link, "dan", entrant=1)
    played_out(director)
    director.says(Link, "dan", entrant=1)
    assert director.evening.entries[1].guest == "dan"


def test_a_director_who_plays_keeps_their_own_hand() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4, "online")
    director.says(Link, "dan", entrant=1)
    director.seats()
    director.says(Unlink, entrant=1)
    director.says(Link, "dan", entrant=1)
    assert director.evening.entries[1].guest == "dan"


def test_a_table_whose_result_was_entered_hides_cards_until_its_match_is_over() -> None:
    director = live_evening()
    first, second = director.evening.rounds[-1].tables
    director.says(EnterResult, round=1, table=first.number, score=SCORE)
    director.ends_match(second.number, SCORE)
    assert director.evening.rounds[-1].is_over
    with director.refused("evening/other-hand"):
        director.says(Link, "ann", entrant=4)
    director.ends_match(first.number, SCORE)
    director.says(Link, "ann", entrant=4)


def test_a_wrong_name_is_put_right_at_once_where_no_cards_are_on_devices() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(4, "hall")
    director.says(Link, "ann", entrant=1)
    director.seats()
    director.says(Link, "ann", entrant=2)
    assert [director.evening.entries[number].guest for number in (1, 2)] == [None, "ann"]


def test_who_has_taken_over_is_public() -> None:
    director = live_evening()
    last = director.evening.rounds[-1]
    director.says(Unlink, "ann", entrant=1)
    director.says(Link, "late", entrant=1)
    devices = director.evening.rounds[-1].devices
    assert devices == {**last.devices, "late": 1}


def test_nobody_says_who_they_are_once_the_evening_is_over() -> None:
    director = live_evening()
    played_out(director)
    director.says(Finish)
    with director.refused("evening/over"):
        director.says(Link, "eve", entrant=5)


def test_a_bot_that_plays_for_somebody_plays_as_badly_as_a_stand_in() -> None:
    director = live_evening(people=6)
    evening = director.evening
    bots = [
        player
        for table in evening.rounds[-1].tables
        for player in players_of(evening, table)
        if isinstance(player, EveningBot)
    ]
    assert {(bot.level, bot.entrant is None) for bot in bots} == {("beginner", False), ("club", True)}
    names = [bot.name for bot in bots if bot.entrant is None]
    assert names == [f"Bot {number}" for number in range(1, len(names) + 1)], "as the page of the evening calls them"
