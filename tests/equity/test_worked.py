"""The chance to win, worked out by hand for deals that bring little choice."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from euchre.core.rules import Rules
from euchre.equity import each_alone
from euchre.equity import match as match_equity
from euchre.equity.match import chance, game_equity, worth, worth_thrown_in

F = Fraction
Deals = dict[tuple[int, ...], Fraction]
SIMPLE: Deals = {(1, 0): F(3, 4), (0, 1): F(1, 4)}
"""Three deals in four go to the dealer's side, and nothing but a point is won."""
FULL: Deals = {(1, 0): F(4, 8), (2, 0): F(1, 8), (0, 1): F(1, 8), (0, 2): F(1, 8), (0, 0): F(1, 8)}


@pytest.fixture
def deals_bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Deals], None]]:
    def forget() -> None:
        for cached in (
            *(match_equity._race, match_equity._leads, match_equity.worth),
            *(each_alone._race, each_alone._new_game, each_alone._by_deals),
        ):
            cached.cache_clear()

    def bring(deals: Deals) -> None:
        rows = tuple((points, float(share)) for points, share in deals.items())
        monkeypatch.setattr(match_equity, "spread", lambda *_: rows)
        monkeypatch.setattr(each_alone, "spread", lambda *_: rows)
        forget()

    yield bring
    forget()


def test_a_game_of_one_point(deals_bring: Callable[[Deals], None]) -> None:
    # The dealer's side scores in 5/8, the others in 2/8; after 1/8 of nothing the others deal: v = 5/8 + (1 - v)/8.
    deals_bring(FULL)
    game = game_equity(Rules.parse("standard,target=1"))
    assert game.chance(0, 0, dealer=0) == pytest.approx(float(F(2, 3)))
    assert game.chance(0, 0, dealer=1) == pytest.approx(float(F(1, 3)))


def test_a_game_of_two_points(deals_bring: Callable[[Deals], None]) -> None:
    # v11 = 2/3 as above. v10 = 5/8 + 1/8 * (1 - v11) + 1/8 * (1 - v01), v01 = 1/8 + 1/2 * (1 - v11) + 1/8 * (1 - v10):
    # v10 = 142/189, v01 = 61/189. v00 = 1/2 * (1 - v01) + 1/8 + 1/8 * (1 - v10) + 1/8 * (1 - v00) = 937/1701.
    deals_bring(FULL)
    game = game_equity(Rules.parse("standard,target=2"))
    assert game.chance(1, 1, dealer=2) == pytest.approx(float(F(2, 3)))
    assert game.chance(1, 0, dealer=2) == pytest.approx(float(F(142, 189)))
    assert game.chance(0, 1, dealer=2) == pytest.approx(float(F(61, 189)))
    assert game.chance(0, 0, dealer=2) == pytest.approx(float(F(937, 1701)))
    assert game.chance(0, 1, dealer=3) == pytest.approx(float(1 - F(142, 189)))


RUBBER = Rules.parse("standard,target=1,games=2")


def test_a_rubber_goes_on_with_the_next_dealer(deals_bring: Callable[[Deals], None]) -> None:
    # One deal a game, dealt by us, by them, by us: we win two of the three in
    # 3/4 * 1/4 + 3/4 * 3/4 * 3/4 + 1/4 * 1/4 * 3/4 = 42/64.
    deals_bring(SIMPLE)
    assert chance(RUBBER, (0, 0), (0, 0), 0, 0) == pytest.approx(42 / 64)
    assert chance(RUBBER, (0, 0), (1, 0), 1, 0) == pytest.approx(1 / 4 + 3 / 4 * 3 / 4)
    assert chance(RUBBER, (0, 0), (0, 1), 1, 0) == pytest.approx(1 / 4 * 3 / 4)
    assert chance(RUBBER, (0, 0), (1, 1), 1, 0) == pytest.approx(1 / 4)


def test_what_the_last_deal_of_a_game_is_worth_in_a_rubber(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(SIMPLE)
    assert worth(RUBBER, (0, 0), (0, 0), 0, 0, (1, 0)) == pytest.approx(13 / 16)
    assert worth(RUBBER, (0, 0), (0, 0), 0, 0, (0, 1)) == pytest.approx(3 / 16)
    assert worth(RUBBER, (0, 0), (0, 0), 0, 1, (0, 1)) == pytest.approx(13 / 16)
    assert worth(RUBBER, (0, 0), (1, 1), 2, 0, (1, 0)) == 1
    assert worth(RUBBER, (0, 0), (1, 1), 2, 1, (1, 0)) == 0


@pytest.mark.parametrize(("deals", "expected"), [(1, 3 / 4), (2, 1 / 2), (3, 42 / 64)])
def test_where_deals_are_counted_the_lead_wins_and_a_draw_is_half(
    deals: int, expected: float, deals_bring: Callable[[Deals], None]
) -> None:
    # Two deals: 3/16 we win both, 3/16 they do, and else it is a draw. Three: as in the rubber above.
    deals_bring(SIMPLE)
    assert chance(Rules.parse(f"standard,target=0,deals={deals}"), (0, 0), (0, 0), 0, 0) == pytest.approx(expected)


def test_the_last_counted_deal_decides(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(SIMPLE)
    rules = Rules.parse("standard,target=0,deals=4")
    assert worth(rules, (2, 1), (0, 0), 0, 0, (0, 1), deal_number=4) == 0.5
    assert worth(rules, (2, 1), (0, 0), 0, 0, (1, 0), deal_number=4) == 1
    assert worth(rules, (2, 1), (0, 0), 0, 0, (0, 2), deal_number=4) == 0
    assert worth(rules, (2, 1), (0, 0), 0, 0, (0, 1), deal_number=3) == pytest.approx(1 / 4)
    assert worth(rules, (9, 1), (0, 0), 0, 0, (0, 1), deal_number=3) == 1


@pytest.mark.parametrize(("all_pass", "expected"), [("next-dealer", 1 / 4), ("same-dealer", 3 / 4)])
def test_when_all_pass_it_matters_who_deals_again(
    all_pass: str, expected: float, deals_bring: Callable[[Deals], None]
) -> None:
    deals_bring(SIMPLE)
    rules = Rules.parse(f"standard,target=1,all_pass={all_pass}")
    assert worth_thrown_in(rules, (0, 0), (0, 0), 0, 0) == pytest.approx(expected)


@pytest.mark.parametrize(("all_pass", "expected"), [("next-dealer", 0.5), ("same-dealer", 3 / 4)])
def test_a_counted_deal_thrown_in_is_gone_unless_it_is_dealt_again(
    all_pass: str, expected: float, deals_bring: Callable[[Deals], None]
) -> None:
    deals_bring(SIMPLE)
    rules = Rules.parse(f"standard,target=0,deals=2,all_pass={all_pass}")
    assert worth_thrown_in(rules, (0, 0), (0, 0), 2, 0, deal_number=2) == pytest.approx(expected)


def test_where_no_deal_brings_a_point_nobody_is_ahead(deals_bring: Callable[[Deals], None]) -> None:
    """Take deals of no points, as where only a lone defender scores, which the measured deals do not contain."""
    deals_bring({(0, 0): F(1)})
    rules = Rules.parse("standard")
    assert chance(rules, (9, 0), (0, 0), 0, 0) == 0.5


THREE = "standard,players=3"
DEALERS: Deals = {(1, 0, 0): F(1, 2), (0, 1, 0): F(1, 4), (0, 0, 1): F(1, 4)}
"""Three play: the dealer scores every second deal, the others share the rest."""
EUCHRES: Deals = {(1, 0, 0): F(1, 2), (0, 1, 1): F(1, 2)}
"""The dealer scores, or both others do."""


def _three(rules: str, score: tuple[int, ...], dealer: int, games: tuple[int, ...] = (0, 0, 0)) -> list[float]:
    return [chance(Rules.parse(f"{THREE},{rules}"), score, games, dealer, side) for side in range(3)]


def test_three_in_a_game_of_one_point(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(DEALERS)
    assert _three("target=1", (0, 0, 0), 0) == pytest.approx([1 / 2, 1 / 4, 1 / 4])
    assert _three("target=1", (0, 0, 0), 1) == pytest.approx([1 / 4, 1 / 2, 1 / 4])


def test_three_in_a_game_of_two_points(deals_bring: Callable[[Deals], None]) -> None:
    # At (1, 1, 1) the dealer has 1/2, the others 1/4. By place, the dealer first, let v(s) be the dealer's chance, and
    # so on. At (1, 1, 0), dealt by the first: 1/2 the first wins, 1/4 the second; 1/4 they are level, the second deals:
    # first 1/2 + 1/16 = 9/16, second 1/4 + 1/8 = 3/8, third 1/16.
    deals_bring(DEALERS)
    assert _three("target=2", (1, 1, 1), 2) == pytest.approx([1 / 4, 1 / 4, 1 / 2])
    assert _three("target=2", (1, 1, 0), 0) == pytest.approx([9 / 16, 3 / 8, 1 / 16])
    # At (1, 0, 1): 1/2 first, 1/4 third, 1/4 level and the second deals: first 9/16, second 1/8, third 1/4 + 1/16.
    assert _three("target=2", (1, 0, 1), 0) == pytest.approx([9 / 16, 1 / 8, 5 / 16])
    # The same where seat 1 deals and is the first: seats 1, 2, 0.
    assert _three("target=2", (1, 1, 0), 1) == pytest.approx([5 / 16, 9 / 16, 1 / 8])


def test_a_deal_without_points_goes_round_the_table(deals_bring: Callable[[Deals], None]) -> None:
    # After a deal without points the left deals, the right is the left, and who dealt is the right: dealer = 1/2 +
    # right / 2, left = dealer / 2, right = left / 2, so dealer = 1/2 + dealer / 8.
    deals_bring({(1, 0, 0): F(1, 2), (0, 0, 0): F(1, 2)})
    assert _three("target=1", (0, 0, 0), 0) == pytest.approx([4 / 7, 2 / 7, 1 / 7])


def test_two_who_reach_the_target_together_play_on(deals_bring: Callable[[Deals], None]) -> None:
    # To one point: 1/2 the dealer wins, 1/2 the two others are level at 1 to 0, and the left of them deals, to be the
    # first; the right is the second, the old dealer the third and a point behind. There, for the first: 1/2 a win, and
    # 1/2 the second and third score, so that the second wins. So each of the two others has 1/4.
    deals_bring(EUCHRES)
    assert _three("target=1", (0, 0, 0), 0) == pytest.approx([1 / 2, 1 / 4, 1 / 4])
    assert _three("target=1", (0, 1, 1), 1) == pytest.approx([0, 1 / 2, 1 / 2])
    assert _three("target=1", (4, 5, 5), 1) == pytest.approx([0, 1 / 2, 1 / 2])
    rules = Rules.parse(f"{THREE},target=1")
    assert worth(rules, (0, 0, 0), (0, 0, 0), 0, 1, (0, 1, 1)) == pytest.approx(1 / 2)
    assert worth(rules, (0, 0, 0), (0, 0, 0), 0, 0, (1, 0, 0)) == 1


@pytest.mark.slow
def test_every_score_of_three_is_worth_what_all_runs_of_deals_come_to(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(MANY_TIES)
    for score in product(range(4), repeat=3):
        best = max(score)
        if best < 2 or score.count(best) > 1:
            for dealer in range(3):
                expected = _slowly(score, dealer, 40)
                assert _three("target=2", score, dealer) == pytest.approx(expected, abs=1e-6)


MANY_TIES: Deals = {
    (1, 0, 0): F(2, 8),
    (0, 1, 1): F(2, 8),
    (0, 0, 1): F(1, 8),
    (1, 0, 1): F(1, 8),
    (0, 2, 0): F(1, 8),
    (0, 0, 0): F(1, 8),
}


@cache
def _slowly(score: tuple[int, ...], dealer: int, deals: int) -> list[float]:
    """The chances in a game to two points, forward, by all runs of `deals` deals; undecided runs are left out."""
    best = max(score)
    if best >= 2 and score.count(best) == 1:
        return [float(points == best) for points in score]
    found = [0.0] * 3
    if deals:
        for points, share in MANY_TIES.items():
            after = tuple(had + points[(seat - dealer) % 3] for seat, had in enumerate(score))
            parts = _slowly(after, (dealer + 1) % 3, deals - 1)
            found = [had + float(share) * part for had, part in zip(found, parts, strict=True)]
    return found


def test_a_rubber_of_three_goes_on_with_the_next_dealer(deals_bring: Callable[[Deals], None]) -> None:
    # Games of one point, dealt in turn. One game each for seats 0 and 1, and seat 2 deals: 1/2 seat 2 draws level, 1/4
    # each of the others has won. Level, seat 0 deals and has 1/2, the others 1/4: 1/4 + 1/4, 1/4 + 1/8, 1/8.
    deals_bring(DEALERS)
    assert _three("target=1,games=2", (0, 0, 0), 0, (1, 1, 1)) == pytest.approx([1 / 2, 1 / 4, 1 / 4])
    assert _three("target=1,games=2", (0, 0, 0), 2, (1, 1, 0)) == pytest.approx([1 / 2, 3 / 8, 1 / 8])


def test_where_three_count_deals_the_best_share_a_draw(deals_bring: Callable[[Deals], None]) -> None:
    # Two deals, by seats 0 and 1: both to 0 in 1/2 * 1/4, both to 1 in 1/4 * 1/2, both to 2 in 1/4 * 1/4; else two of
    # them share: 0 and 1 in 1/2 * 1/2 + 1/4 * 1/4, 0 and 2 in 1/2 * 1/4 + 1/4 * 1/4, 1 and 2 in 1/4 * 1/4 + 1/4 * 1/2.
    deals_bring(DEALERS)
    both = [1 / 8, 1 / 8, 1 / 16]
    shared = {(0, 1): 5 / 16, (0, 2): 3 / 16, (1, 2): 3 / 16}
    expected = [both[seat] + sum(part / 2 for pair, part in shared.items() if seat in pair) for seat in range(3)]
    assert _three("target=0,deals=1", (0, 0, 0), 0) == pytest.approx([1 / 2, 1 / 4, 1 / 4])
    assert _three("target=0,deals=2", (0, 0, 0), 0) == pytest.approx(expected)


def test_the_last_counted_deal_of_three_is_shared_by_the_best(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(DEALERS)
    rules = Rules.parse(f"{THREE},target=0,deals=4")
    for side, expected in enumerate((1 / 2, 1 / 2, 0)):
        assert worth(rules, (2, 1, 0), (0, 0, 0), 0, side, (0, 1, 0), deal_number=4) == expected
    assert [worth(rules, (2, 2, 0), (0, 0, 0), 0, side, (0, 0, 2), deal_number=4) for side in range(3)] == [1 / 3] * 3


def test_where_no_deal_brings_one_of_three_a_point_nobody_is_ahead(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring({(0, 0, 0): F(1)})
    assert _three("target=10", (9, 0, 0), 0) == pytest.approx([1 / 3] * 3)


def test_a_game_won_with_nothing_on_the_other_side_counts_as_two_games(deals_bring: Callable[[Deals], None]) -> None:
    # Games of one point to three games: each is won with the loser at 0, so that two of them win the match, and the
    # chances are those of a rubber of two games.
    deals_bring(SIMPLE)
    slam = Rules.parse("standard,target=1,games=3,slam=yes")
    assert chance(slam, (0, 0), (0, 0), 0, 0) == pytest.approx(42 / 64)
    assert worth(slam, (0, 0), (1, 0), 0, 0, (1, 0)) == 1
    assert worth(slam, (0, 0), (0, 0), 0, 0, (1, 0)) == pytest.approx(13 / 16)


def test_points_over_the_target_begin_the_next_game(deals_bring: Callable[[Deals], None]) -> None:
    # Games of two points, two to win, and every deal brings the dealer's side two or the others one. We deal at 1 to 1:
    # three deals in four we win with one point over, and begin the next game at 1 to 0, which they deal.
    deals_bring({(2, 0): F(3, 4), (0, 1): F(1, 4)})
    laps = Rules.parse("standard,target=2,games=2,laps=yes")
    rubber = Rules.parse("standard,target=2,games=2")
    assert worth(laps, (1, 1), (0, 0), 0, 0, (2, 0)) == chance(laps, (1, 0), (1, 0), 1, 0)
    assert worth(rubber, (1, 1), (0, 0), 0, 0, (2, 0)) == chance(rubber, (0, 0), (1, 0), 1, 0)
    # At (1, 0) and one game, they deal: 3/4 they win the game, 0 over, and we deal at 1-1 games; 1/4 we win all.
    level = chance(laps, (0, 0), (1, 1), 0, 0)
    assert chance(laps, (1, 0), (1, 0), 1, 0) == pytest.approx(1 / 4 + 3 / 4 * level)


@pytest.mark.parametrize(("deals", "expected"), [(1, 3 / 4), (2, 3 / 16 + 5 / 8 * 3 / 4)])
def test_a_draw_may_be_played_on(deals: int, expected: float, deals_bring: Callable[[Deals], None]) -> None:
    # Two deals: 3/16 we win both, 5/8 a draw, after which we deal again.
    deals_bring(SIMPLE)
    rules = Rules.parse(f"standard,target=0,deals={deals},tie_break=another-deal")
    assert chance(rules, (0, 0), (0, 0), 0, 0) == pytest.approx(expected)
    assert worth(rules, (0, 0), (0, 0), 1, 0, (0, 0), deal_number=9) == pytest.approx(3 / 4)


def test_three_may_play_a_draw_on(deals_bring: Callable[[Deals], None]) -> None:
    # After the last deal two are level: seat 0 deals and has 1/2, seat 1 has 1/4; else seat 2 is level with them, and
    # seat 1 deals: 1/2 for seat 1, 1/4 for each of the others.
    deals_bring(DEALERS)
    rules = "target=0,deals=2,tie_break=another-deal"
    found = [chance(Rules.parse(f"{THREE},{rules}"), (1, 1, 0), (0, 0, 0), 0, side, finished=2) for side in range(3)]
    assert found == pytest.approx([1 / 2 + 1 / 16, 1 / 4 + 1 / 8, 1 / 16])


def test_slams_and_laps_of_three(deals_bring: Callable[[Deals], None]) -> None:
    deals_bring(DEALERS)
    for side, rubber in enumerate(_three("target=1,games=2", (0, 0, 0), 0)):
        assert _three("target=1,games=3,slam=yes", (0, 0, 0), 0)[side] == pytest.approx(rubber)
    deals_bring({(2, 0, 0): F(1, 2), (0, 1, 0): F(1, 2)})
    laps = Rules.parse(f"{THREE},target=2,games=2,laps=yes")
    for side in range(3):
        ahead = chance(laps, (1, 0, 0), (1, 0, 0), 1, side)
        assert worth(laps, (1, 1, 0), (0, 0, 0), 0, side, (2, 0, 0)) == pytest.approx(ahead)
        sums = sum(
            share * worth(laps, (1, 1, 1), (1, 0, 0), 0, side, points)
            for points, share in {(2, 0, 0): 1 / 2, (0, 1, 0): 1 / 2}.items()
        )
        assert chance(laps, (1, 1, 1), (1, 0, 0), 0, side) == pytest.approx(sums)
