"""The plan of an evening: everybody has a place, turns are fair, and what has been played counts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.charts.planned_round import PlannedRound
from euchre.charts.planning import plan, plan_pairs
from euchre.core.errors import EuchreError
from support.meetings import everybody_is_somewhere, left_over, partnerships, spread
from support.sampling import few


@pytest.mark.parametrize("people", few([4, 6, 7, 10, 19, 22, 43, 100], keep={10}))
def test_everybody_has_a_place_and_turns_without_a_partner_are_fair(people: int) -> None:
    there = range(200, 200 + people)
    for threes in (False, True):
        first = plan(there, 1, seed=5)
        rounds = [*first, *plan(there, 15, first, threes=threes)]
        assert len(rounds) == 16
        assert everybody_is_somewhere(rounds, there)
        for length in range(1, 17):
            assert spread(left_over(rounds[:length], there)) <= 1


def test_nobody_partners_twice_where_there_are_enough_people() -> None:
    for people in (18, 34, 62):
        assert max(partnerships(plan(range(people), 10)).values()) == 1


@pytest.mark.parametrize(
    ("people", "tables"), few([(6, 2), (7, 1), (9, 3), (10, 2), (11, 1), (22, 2), (23, 1)], keep={9})
)
def test_tables_of_three_come_last_and_nobody_sits_out(people: int, tables: int) -> None:
    for one in plan(range(people), 4, threes=True):
        assert one.sit_outs == ()
        sizes = [len(seats) for seats in one.tables]
        assert sizes == [4] * (len(sizes) - tables) + [3] * tables


def test_five_people_cannot_fill_tables_of_three_so_one_sits_out() -> None:
    assert [len(one.sit_outs) for one in plan(range(5), 5, threes=True)] == [1] * 5


def test_the_same_seed_gives_the_same_plan_and_another_one_another() -> None:
    for people in (8, 10):
        assert plan(range(people), 6, seed=3) == plan(range(people), 6, seed=3)
        assert plan(range(people), 6, seed=3) != plan(range(people), 6, seed=4)


@pytest.mark.slow
def test_the_rest_of_an_evening_repeats_no_partner_of_its_beginning() -> None:
    begun = plan(range(22), 5, seed=1)
    there = [*range(3, 22), 30, 31]
    rest = plan(there, 5, begun, seed=2)
    assert everybody_is_somewhere(rest, there)
    assert max(partnerships([*begun, *rest]).values()) == 1


@pytest.mark.slow
def test_who_sat_out_already_sits_out_last() -> None:
    begun = [PlannedRound(((0, 1, 2, 3),), (4, 5))]
    rest = plan(range(6), 2, begun)
    assert {person for one in rest for person in one.sit_outs} == {0, 1, 2, 3}


@pytest.mark.slow
def test_a_latecomer_need_not_make_up_for_rounds_missed() -> None:
    begun = [PlannedRound(((0, 1, 2, 3),), (4,)), PlannedRound(((4, 1, 2, 3),), (0,))] * 5
    late = plan([0, 1, 2, 3, 4, 5], 2, [*begun, PlannedRound(((0, 4, 2, 3),), (1,))])
    assert max(left_over(late, [5]).values()) == 1


@st.composite
def _evenings(draw: st.DrawFn) -> list[tuple[list[int], int]]:
    """Draw the people present in each part of an evening, and its number of rounds."""
    return [
        (sorted(draw(st.sets(st.integers(0, 20), min_size=4))), draw(st.integers(1, 3)))
        for _ in range(draw(st.integers(1, 4)))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("examples", few([3, 15], keep={3}))
def test_people_come_and_go(examples: int) -> None:
    @settings(max_examples=examples, deadline=None)
    @given(_evenings(), st.booleans())
    def check(parts: list[tuple[list[int], int]], threes: bool) -> None:
        played: list[PlannedRound] = []
        for there, rounds in parts:
            before = list(played)
            rest = plan(there, rounds, played, seed=7, threes=threes)
            assert played == before
            assert len(rest) == rounds
            assert everybody_is_somewhere(rest, there)
            played += rest

    check()


def _pairs_meeting(rounds: tuple[PlannedRound, ...]) -> list[frozenset[frozenset[int]]]:
    return [
        frozenset((frozenset((north, south)), frozenset((east, west))))
        for one in rounds
        for north, east, south, west in one.tables
    ]


@pytest.mark.parametrize("pairs", range(2, 21))
def test_each_pair_meets_each_once_before_any_meet_again(pairs: int) -> None:
    those = [(2 * number, 2 * number + 1) for number in range(pairs)]
    cycle = pairs - 1 + pairs % 2
    rounds = plan_pairs(those, 2 * cycle)
    assert everybody_is_somewhere(rounds, range(2 * pairs))
    assert set(partnerships(rounds)) == {frozenset(two) for two in those}
    for half in (rounds[:cycle], rounds[cycle:]):
        met = _pairs_meeting(half)
        assert len(met) == len(set(met)) == pairs * (pairs - 1) // 2
    for length in range(1, len(rounds)):
        assert spread(left_over(rounds[:length], range(2 * pairs))) <= 1


def test_an_evening_of_pairs_goes_on_where_it_was() -> None:
    those = [(2 * number, 2 * number + 1) for number in range(9)]
    begun = plan_pairs(those, 4)
    assert begun + plan_pairs(those, 5, begun) == plan_pairs(those, 9)


def test_pairs_come_and_go_without_meeting_again() -> None:
    those = [(2 * number, 2 * number + 1) for number in range(9)]
    begun = plan_pairs(those, 4)
    now = [*those[1:], (50, 51), (52, 53)]
    rest = plan_pairs(now, 3, begun)
    assert everybody_is_somewhere(rest, [person for two in now for person in two])
    met = _pairs_meeting(begun + rest)
    assert len(met) == len(set(met))


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("those", [((1, 2), (3, 4), (5, 6)), ((2, 1), (4, 3), (6, 5))])
def test_a_pair_has_sat_out_whichever_of_the_two_did_with_another_partner(
    those: tuple[tuple[int, int], ...], seed: int
) -> None:
    begun = (PlannedRound(((1, 4, 3, 5),), (2, 6)),)
    (now,) = plan_pairs(those, 1, begun, seed=seed)
    assert set(now.sit_outs) == {3, 4}


@pytest.mark.parametrize(
    ("people", "rounds", "sentence"),
    [
        (range(3), 5, "A chart is for 4 to 100 people, not 3."),
        (range(101), 5, "A chart is for 4 to 100 people, not 101."),
        (range(8), 0, "A chart has 1 to 100 rounds, not 0."),
        (range(8), 101, "A chart has 1 to 100 rounds, not 101."),
        ((1, 2, 3, 3), 5, "Somebody is named twice."),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_one_sentence(people: Sequence[int], rounds: int, sentence: str) -> None:
    with pytest.raises(EuchreError) as refused:
        plan(people, rounds)
    assert str(refused.value) == sentence


def test_a_chart_that_is_known_loads_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from euchre.charts.planning import plan; plan(range(40, 56), 10); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
