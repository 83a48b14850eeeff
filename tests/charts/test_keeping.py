"""Plans that hold to printed cards: who comes late or goes home changes as few chairs as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.charts.planned_round import PlannedRound
from euchre.charts.planning import keep, keep_pairs, plan, plan_pairs, table_sizes
from support.sampling import few

Place = tuple[int, int] | None
"""Table and seat; None for who sits out."""


def place(one: PlannedRound, person: int) -> Place:
    """The place of somebody in a round, with the number of the table."""
    found = ((number, seats.index(person)) for number, seats in enumerate(one.tables, 1) if person in seats)
    return next(found, None)


def wrong(printed: Sequence[PlannedRound], kept: Sequence[PlannedRound], present: Sequence[int]) -> list[int]:
    """Count, for each round, the people present who are elsewhere than their card says."""
    return [
        sum(place(one, person) != place(other, person) for person in one.people if person in present)
        for one, other in zip(printed, kept, strict=True)
    ]


def times_out(rounds: Sequence[PlannedRound], present: Sequence[int]) -> list[int]:
    """Count the rounds that each person present is without a partner."""
    out = Counter(person for one in rounds for person in one.left_over)
    return [out[person] for person in present]


def people(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


@pytest.mark.parametrize("count", few([4, 5, 7, 10, 16, 22, 41], keep={7}))
@pytest.mark.parametrize("threes", [False, True])
def test_where_nobody_has_come_or_gone_the_rounds_are_the_printed_ones(count: int, threes: bool) -> None:
    printed = plan(people(count), 6, seed=3, threes=threes)
    assert keep(printed, people(count), threes=threes) == printed


def test_one_late_comer_and_those_who_make_room_for_them_are_all_that_changes() -> None:
    """Seat 17 people for ten rounds: one sits out each round, nobody twice, so the late comer and nine others move."""
    printed, present = plan(people(16), 10, seed=3), people(17)
    kept = keep(printed, present)
    assert sum(wrong(printed, kept, present)) == 9
    assert max(wrong(printed, kept, present)) == 1
    assert max(times_out(kept, present)) == 1
    assert times_out(kept, present)[-1] == 1


def test_two_late_comers_make_a_table_with_the_two_who_would_sit_out() -> None:
    printed, present = plan(people(10), 8, seed=3), people(12)
    kept = keep(printed, present)
    for one, other in zip(printed, kept, strict=True):
        assert other.tables[:2] == one.tables
        assert set(other.tables[2]) == {11, 12, *one.sit_outs}


def test_a_late_comer_sits_out_as_often_as_the_others() -> None:
    """Seat ten, of whom two sit out twice each in ten rounds by their cards; the eleventh sits out as often."""
    printed, present = plan(people(10), 10, seed=3), people(11)
    kept = keep(printed, present)
    for one, other in zip(printed, kept, strict=True):
        assert set(one.sit_outs) < set(other.sit_outs)
    assert set(times_out(kept, present)) == {2, 3}
    assert max(wrong(printed, kept, present)) == 1


def test_who_sits_out_takes_the_chair_of_who_has_gone() -> None:
    printed = plan(people(10), 10, seed=3)
    played, coming, present = printed[:2], printed[2:], people(10)[1:]
    for one, other in zip(coming, keep(coming, present, played), strict=True):
        if 1 in one.sit_outs:
            assert other.tables == one.tables
        else:
            seat = place(one, 1)
            (taker,) = (person for person in one.sit_outs if place(other, person) == seat)
            assert other.sit_outs == tuple(person for person in one.sit_outs if person != taker)
            assert wrong([one], [other], present) == [1]


def test_a_late_comer_takes_the_place_of_who_has_gone_in_all_rounds() -> None:
    printed = plan(people(16), 10, seed=3)
    present = people(17)[1:]
    for one, other in zip(printed, keep(printed, present), strict=True):
        assert wrong([one], [other], present) == [0]
        assert place(other, 17) == place(one, 1)


def test_the_table_of_who_has_gone_does_not_play_and_the_others_keep_their_numbers() -> None:
    """Seat the eleven who are left of twelve: three sit out, in the first round those at the table of the absentee."""
    printed, present = plan(people(12), 10, seed=3), people(12)[1:]
    kept = keep(printed, present)
    first, one = kept[0], printed[0]
    table = place(one, 1)
    assert table is not None
    assert first.tables == tuple(() if 1 in seats else seats for seats in one.tables)
    assert set(times_out(kept, present)) == {2, 3}


def test_a_late_comer_is_the_fourth_at_a_table_of_three() -> None:
    printed, present = plan(people(15), 6, seed=3, threes=True), people(16)
    for one, other in zip(printed, keep(printed, present, threes=True), strict=True):
        assert wrong([one], [other], present) == [0]
        assert other.tables[-1] == (*one.tables[-1], 16)


def test_who_has_no_card_is_not_always_at_a_table_of_three() -> None:
    printed, present = plan(people(12), 8, seed=3, threes=True), people(13)
    times = times_out(keep(printed, present, threes=True), present)
    assert times[-1] <= min(times) + 1


def test_pairs_keep_the_chairs_of_their_cards() -> None:
    """Keep five pairs of six: one sits out in turn, and the others are where their cards say."""
    pairs = [(2 * at + 1, 2 * at + 2) for at in range(6)]
    printed, left = plan_pairs(pairs, 5), pairs[1:]
    assert keep_pairs(printed, pairs) == printed
    kept = keep_pairs(printed, left)
    present = [person for two in left for person in two]
    assert max(wrong(printed, kept, present)) <= 4
    assert times_out(kept, present) == [1] * 10
    for one in kept:
        assert {frozenset(two) for two in one.partners()} <= set(map(frozenset, left))


def test_the_rest_is_kept_the_same_after_a_round_was_played_by_it() -> None:
    printed, present = plan(people(14), 8, seed=3), people(17)[1:]
    kept = keep(printed, present)
    for at in range(1, 8):
        assert keep(printed[at:], present, kept[:at]) == kept[at:]


@pytest.mark.slow
@given(st.integers(8, 30), st.sets(st.integers(1, 34), max_size=6), st.integers(0, 4), st.booleans(), st.integers(0, 3))
def test_whoever_comes_and_goes_everybody_has_one_place(
    count: int, gone: set[int], late: int, threes: bool, played: int
) -> None:
    printed = plan(people(count), 8, seed=1)
    present = tuple(person for person in people(count + late) if person not in gone)
    kept = keep(printed[played:], present, printed[:played], threes=threes)
    sizes, _ = table_sizes(len(present), threes=threes)
    for one in kept:
        assert sorted(one.people) == list(present)
        assert sorted(len(seats) for seats in one.tables if seats) == sorted(sizes)
    if not threes and len(present) >= 4:
        times = times_out([*printed[:played], *kept], [person for person in present if person <= count])
        assert max(times) - min(times) <= 3
