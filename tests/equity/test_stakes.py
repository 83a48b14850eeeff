"""The stakes of a deal: the chances of the tables, and points where points are played for."""

from random import Random

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.play import moves
from euchre.core.actions import Draw
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance as shuffled
from euchre.core.view import view
from euchre.equity.match import chance, worth
from euchre.equity.stakes import POINT, MatchStakes

STANDARD = PRESETS["standard"]
SINGLE = Rules.parse("openspiel")
SEVERAL = Rules.parse("openspiel,deals=3")


def stakes(score: tuple[int, ...], dealer: int = 0, rules: Rules = STANDARD, number: int = 1) -> MatchStakes:
    return MatchStakes(rules, score, (0, 0), dealer, number)


@pytest.mark.parametrize("side", [0, 1])
def test_a_point_at_nine_all_wins_and_more_points_win_no_more(side: int) -> None:
    at = stakes((9, 9))
    ours, theirs = ((1, 0), (0, 1)) if side == 0 else ((0, 1), (1, 0))
    assert at.worth(ours, side) == at.worth((4 * ours[0], 4 * ours[1]), side) == 1
    assert at.worth(theirs, side) == 0


def test_what_one_side_gains_the_other_loses() -> None:
    for points in ((0, 0), (2, 0), (0, 4)):
        for at in (stakes((6, 9)), stakes((0, 0), rules=SINGLE), stakes((1, 3), rules=SEVERAL, number=2)):
            assert at.worth(points, 0) + at.worth(points, 1) == pytest.approx(1)
            assert at.chance(0) + at.chance(1) == pytest.approx(1)
            assert at.thrown_in(0) + at.thrown_in(1) == pytest.approx(1)


def test_the_side_that_deals_next_is_better_off_at_the_same_score() -> None:
    assert stakes((8, 9), dealer=1).worth((1, 0), 0) > 0.5 > stakes((8, 9), dealer=0).worth((1, 0), 0)
    assert stakes((9, 9), dealer=1).thrown_in(0) > 0.5 > stakes((9, 9), dealer=0).thrown_in(0)


def test_where_a_game_is_one_deal_every_point_counts_the_same() -> None:
    at = stakes((0, 0), rules=SINGLE)
    assert [at.worth(points, 0) for points in ((4, 0), (1, 0), (0, 2))] == pytest.approx(
        [0.5 + 4 * POINT, 0.5 + POINT, 0.5 - 2 * POINT]
    )
    assert at.chance_after((1, 0), 0) == at.chance_after((4, 0), 0) == 1


def test_a_point_weighs_what_it_changes() -> None:
    for side in range(2):
        assert stakes((9, 9)).point(side) == 0.5
        assert stakes((0, 9)).point(side) < stakes((0, 0)).point(side) < stakes((8, 9)).point(side)
        for at in (stakes((0, 0), rules=SINGLE), stakes((9, 9))._replace(blind=True)):
            assert at.point(side) == pytest.approx(POINT)


def test_whoever_is_blind_to_the_score_counts_points_at_every_score() -> None:
    at = stakes((9, 9))._replace(blind=True)
    assert at.worth((4, 0), 0) == pytest.approx(0.5 + 4 * POINT)
    assert at.worth((4, 0), 1) == pytest.approx(0.5 - 4 * POINT)
    assert at.thrown_in(0) == 0.5


def test_a_deal_brings_the_dealers_side_more_than_the_other() -> None:
    at = stakes((3, 7), dealer=2)
    assert at.average(0) > 0 > at.average(1) == -at.average(0)


def test_a_redeal_by_the_same_dealer_is_worth_the_chance_or_an_average_deal() -> None:
    at = stakes((0, 9), dealer=2)
    assert at.dealt_again(0) == at.chance(0) < 0.25
    for counted in (at._replace(blind=True), stakes((0, 0), dealer=2, rules=SINGLE)):
        assert 0.5 < counted.dealt_again(0) < counted.worth((1, 0), 0)
        assert counted.dealt_again(0) + counted.dealt_again(1) == pytest.approx(1)


def test_in_the_last_of_three_deals_a_lead_wins_and_too_few_points_bring_nothing() -> None:
    at = stakes((0, 3), rules=SEVERAL, number=3)
    assert [at.worth((points, 0), 0) for points in (1, 2, 4)] == [0, 0, 1]
    assert 0 < stakes((0, 3), rules=SEVERAL, number=2).worth((2, 0), 0) < 0.5


@pytest.mark.parametrize("rules", [STANDARD, SEVERAL], ids=["target", "deals"])
def test_every_seat_and_the_whole_state_say_the_same_of_a_deal_and_so_do_the_tables(rules: Rules) -> None:
    start = apply(new_match(rules), Draw(2))
    for move in moves(apply(start, shuffled(start, Random(1))), (HouseBot(),) * 4, 1):
        before = move.before
        at, match = MatchStakes.of(before), before.match
        assert {MatchStakes.of(view(before, seat)) for seat in (0, 1, 2, 3, None)} == {at}
        assert at.deal_number == view(before, 0).deal_number
        if match.last is not None:  # the first deal that ended says the rest
            first = MatchStakes.of(start)
            assert at.chance(0) == first.chance_after(match.last.points, 0)
            assert at.chance(0) == chance(rules, match.score, (0, 0), match.dealer, 0, finished=1)
            assert first.worth(match.last.points, 1) == worth(rules, (0, 0), (0, 0), 2, 1, match.last.points)
            return
    raise AssertionError


def test_a_thrown_in_deal_is_worth_a_redeal_by_the_same_dealer_or_no_points() -> None:
    again, next_dealer = (Rules.parse(f"standard,all_pass={who}-dealer") for who in ("same", "next"))
    single = [rules.but(target=0, deals=1) for rules in (again, next_dealer)]
    for counted in (stakes((3, 7), rules=again)._replace(blind=True), stakes((0, 0), rules=single[0])):
        assert counted.thrown_in(0) == counted.dealt_again(0) > 0.5
    for ended in (stakes((3, 7), rules=next_dealer)._replace(blind=True), stakes((0, 0), rules=single[1])):
        assert ended.thrown_in(0) == ended.worth((0, 0), 0) == 0.5
    for at in (stakes((3, 7), rules=again), stakes((3, 7), rules=next_dealer)):
        assert at.thrown_in(0) == at.chance_thrown_in(0) < 0.5
    assert stakes((3, 7), rules=again).thrown_in(0) == stakes((3, 7), rules=again).chance(0)


THREE = Rules.parse("standard,players=3,points_march=3")


def _of_three(score: tuple[int, ...], rules: Rules = THREE, number: int = 1) -> MatchStakes:
    return MatchStakes(rules, score, (0, 0, 0), 0, number)


def test_what_three_may_hope_for_adds_up() -> None:
    for at in (_of_three((6, 9, 3)), _of_three((9, 9, 9)), _of_three((0, 0, 0), THREE.but(target=0, deals=1))):
        for points in ((0, 0, 0), (3, 0, 0), (0, 2, 2)):
            assert sum(at.worth(points, side) for side in range(3)) == pytest.approx(1)
        assert sum(at.thrown_in(side) for side in range(3)) == pytest.approx(1)
        assert sum(at.dealt_again(side) for side in range(3)) == pytest.approx(1)
        assert sum(at.average(side) for side in range(3)) == pytest.approx(0)


def test_of_three_who_count_points_each_is_set_against_the_others_mean() -> None:
    at = _of_three((9, 0, 0))._replace(blind=True)
    assert at.worth((3, 0, 0), 0) == pytest.approx(1 / 3 + 3 * POINT)
    assert at.worth((3, 0, 0), 1) == pytest.approx(1 / 3 - 1.5 * POINT)
    assert at.worth((0, 2, 2), 0) == pytest.approx(1 / 3 - 2 * POINT)
    assert at.worth((0, 2, 2), 1) == pytest.approx(1 / 3 + POINT)
    assert [at.point(side) for side in range(3)] == pytest.approx([POINT] * 3)
    assert _of_three((0, 0, 0)).average(0) > _of_three((0, 0, 0)).average(2)


def test_a_euchre_that_lifts_two_to_the_target_does_not_end_the_game() -> None:
    at = _of_three((3, 8, 8))
    assert at.worth((0, 2, 2), 0) < 0.05
    assert 0.3 < at.worth((0, 2, 2), 1) < 0.7
    assert _of_three((3, 8, 9)).worth((0, 2, 2), 2) == 1


def test_where_three_count_deals_the_best_of_the_last_one_share_the_match() -> None:
    at = _of_three((1, 1, 0), THREE.but(target=0, deals=3), number=3)
    assert [at.worth((0, 0, 0), side) for side in range(3)] == [0.5, 0.5, 0]


def test_a_point_weighs_for_each_of_three_what_it_changes_for_that_player() -> None:
    at = _of_three((9, 0, 9))
    assert at.worth((1, 0, 0), 0) == at.worth((0, 0, 1), 2) == 1
    assert at.point(0) == at.point(2) == 0.5, "one more wins, and one for each of the others loses"
    assert 0 <= at.point(1) < 0.01, "nine behind, a point hardly helps"
