"""The chance to win, worked out by hand for deals that bring little choice."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from euchre.core.rules import Rules
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
        for cached in (match_equity._race, match_equity._leads, match_equity.worth):
            cached.cache_clear()

    def bring(deals: Deals) -> None:
        rows = tuple((points, float(share)) for points, share in deals.items())
        monkeypatch.setattr(match_equity, "spread", lambda *_: rows)
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
    """As it is where only a lone defender scores, whom the deals that were measured do not know."""
    deals_bring({(0, 0): F(1)})
    rules = Rules.parse("standard")
    assert chance(rules, (9, 0), (0, 0), 0, 0) == 0.5
