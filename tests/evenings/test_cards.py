"""Printed cards: they hold when somebody comes late or goes home, and what of them does not is said at once."""

from __future__ import annotations

from typing import Any

from euchre.evenings.acts.entries import ChangeEntrant
from euchre.evenings.acts.presence import Withdraw
from euchre.evenings.acts.printing import DropCards, PrintCards
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.acts.settings import SetUp
from euchre.evenings.cards import CardsNow, cards_now
from euchre.evenings.perspective import evening_now
from euchre.evenings.planning import wanted_plan
from euchre.evenings.score import RoundScore
from support.directing import Director, new_evening


def printed(people: int, *, played: int = 0, **settings: Any) -> Director:
    """An evening by a chart whose cards are printed, after `played` rounds."""
    director = Director(new_evening(**{"rounds": 10} | settings))
    director.enters(people)
    director.plans()
    director.says(PrintCards)
    for _ in range(played):
        plays(director)
    return director


def plays(director: Director) -> None:
    """Seat a round, and enter its results."""
    director.plans()
    for table in director.seats().tables:
        score = RoundScore((9, 4) if len(table.seats) == 4 else (9, 4, 2))
        director.says(EnterResult, round=len(director.evening.rounds), table=table.number, score=score)


def cards(director: Director) -> CardsNow:
    found = cards_now(director.evening)
    assert found is not None
    return found


def planned(director: Director, **fields: Any) -> list[tuple[int, tuple[tuple[int, tuple[int, ...]], ...]]]:
    """The rounds to come as everybody sees them: each with its tables."""
    now = evening_now(director.evening, None, at=0.0, codes={})
    return [(one.number, tuple((table.number, table.seats) for table in one.tables)) for one in now.planned]


def test_as_long_as_nobody_comes_or_goes_there_is_nothing_to_say() -> None:
    director = printed(16, played=2)
    assert cards_now(director.evening) is None


def test_what_was_never_printed_is_planned_as_ever() -> None:
    director = Director(new_evening())
    director.enters(16)
    director.plans()
    director.enters(1)
    assert planned(director) == []
    assert cards_now(director.evening) is None


def test_one_late_comer_changes_one_place_a_round_and_it_is_said_at_once() -> None:
    """Seat 17 people: one sits out each round, the late comer once, and nine times the person whose chair they take."""
    director = printed(16)
    director.enters(1)
    found = cards(director)
    assert (found.places, found.right, found.without, found.gone) == (160, 151, (17,), ())
    assert {change.round for change in found.changes} == set(range(1, 11))
    assert sum(change.number == 17 for change in found.changes) == 10
    for change in found.changes:
        assert (change.number == 17) or change.table == 0, "who has a card has another place by sitting out"


def test_the_cards_hold_until_the_evening_is_over() -> None:
    director = printed(16, played=2)
    director.enters(1)
    director.says(Withdraw, entrant=5)
    expected = planned(director)
    assert len(expected) == 8
    assert wanted_plan(director.evening) is None
    for number, tables in expected:
        plays(director)
        seated = director.evening.rounds[-1]
        assert (seated.number, tuple((table.number, table.seats) for table in seated.tables)) == (number, tables)


def test_who_goes_home_in_the_third_round_leaves_their_chair_to_who_would_sit_out() -> None:
    director = printed(10, played=2)
    before = dict(planned(director))
    director.says(Withdraw, entrant=1)
    found = cards(director)
    assert (found.gone, found.without) == ((1,), ())
    for number, tables in planned(director):
        for (table, seats), (same, now) in zip(before[number], tables, strict=True):
            moved = [(old, new) for old, new in zip(seats, now, strict=True) if old != new]
            assert table == same
            assert all(old == 1 for old, _ in moved)


def test_cards_that_are_given_up_are_planned_anew_and_that_can_be_taken_back() -> None:
    director = printed(16)
    director.enters(1)
    kept = planned(director)
    director.says(DropCards)
    assert cards_now(director.evening) is None
    director.plans()
    assert planned(director) != kept
    director.says(Revoke, event=director.evening.steps[-1])
    assert planned(director) == kept
    assert cards(director).right == 151


def test_what_is_printed_again_holds_from_then_on() -> None:
    director = printed(16)
    director.enters(1)
    kept = planned(director)
    director.says(PrintCards)
    assert cards_now(director.evening) is None
    assert planned(director) == kept


def test_who_leaves_the_hall_for_a_screen_is_gone_from_the_cards() -> None:
    director = printed(12)
    director.says(ChangeEntrant, entrant=3, section="online")
    assert cards(director).gone == (3,)


def test_cards_say_nothing_to_those_who_no_longer_move_by_a_chart() -> None:
    director = printed(8)
    settings = director.evening.settings
    director.says(SetUp, settings=type(settings)(rounds=10, movement="draw"))
    assert (cards(director).kept, cards(director).right, cards(director).places) == (False, 0, 80)


def test_a_table_that_does_not_play_is_left_out_and_counts_nowhere() -> None:
    director = printed(12)
    director.says(Withdraw, entrant=1)
    numbers = {tuple(table for table, _ in tables) for _, tables in planned(director)}
    assert numbers <= {(1, 2), (1, 3), (2, 3)}
    assert len(numbers) > 1
    plays(director)
    assert director.evening.rounds[0].is_over


def test_the_round_that_is_played_says_who_sits_elsewhere_than_on_their_card() -> None:
    director = printed(10, played=1)
    director.enters(2)
    director.plans()
    director.seats()
    here = [change for change in cards(director).changes if change.round == 2]
    assert {change.number for change in here} == {11, 12, *director.evening.printed[1].sit_outs}
    assert {change.table for change in here} == {3}


def test_rounds_that_were_not_printed_are_planned_after_those_that_were() -> None:
    director = printed(9, rounds=3)
    settings = type(director.evening.settings)
    director.says(SetUp, settings=settings(rounds=5))
    director.enters(1)
    director.plans()
    assert [number for number, _ in planned(director)] == [1, 2, 3, 4, 5]
    for _ in range(5):
        plays(director)
    assert [len(one.tables) for one in director.evening.rounds] == [2] * 5


def test_pairs_keep_their_places_when_another_pair_comes() -> None:
    director = Director(new_evening(entries="pairs", rounds=5))
    director.enters_pairs(6)
    director.plans()
    director.says(PrintCards)
    director.enters_pairs(1)
    found = cards(director)
    assert found.without == (13, 14)
    assert found.right >= found.places - 2 * 5


def test_other_settings_before_the_first_round_leave_of_the_cards_what_they_can() -> None:
    """Tables of three are for no pairs, and who sat out plays at one."""
    director = printed(10, extra="threes")
    settings = type(director.evening.settings)
    director.says(SetUp, settings=settings(rounds=10, extra="threes", entries="pairs"))
    assert cards(director).kept
    plays(director)
    assert len(director.evening.rounds[0].tables) == 2
    director = printed(10)
    director.says(SetUp, settings=settings(rounds=10, extra="threes"))
    assert cards(director).right < cards(director).places
    plays(director)
    assert sorted(len(table.seats) for table in director.evening.rounds[0].tables) == [3, 3, 4]


def test_only_directors_print_and_only_they_are_told() -> None:
    director = printed(16)
    director.enters(1)
    assert evening_now(director.evening, "ann", at=0.0, codes={}).cards is None
    assert evening_now(director.evening, "dan", at=0.0, codes={}).cards == cards(director)
    for kind in (PrintCards, DropCards):
        with director.refused("evening/not-director"):
            director.says(kind, "ann")


def test_nothing_is_printed_where_nothing_is_planned() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(8)
    before = director.evening
    director.says(PrintCards)
    director.says(DropCards)
    assert director.evening is before
