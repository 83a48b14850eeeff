"""Duplicate pairs: the same cards from both sides."""

from itertools import pairwise, product

import pytest

from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import FOUR
from euchre.core.state import Result
from euchre.lab.pairs import Contest, DuplicatePair, Played, play_pair, seatings
from euchre.lab.player import ArenaPlayer
from support.sampling import few


def played(a: str, b: str, count: int, **contest: object) -> list[DuplicatePair]:
    rules = contest.pop("rules", "standard")
    what = Contest(a, b, Rules.parse(str(rules)), **contest)  # type: ignore[arg-type]
    players = ArenaPlayer(a), ArenaPlayer(b)
    return [play_pair(what, players, number) for number in range(count)]


def test_both_seatings_get_the_same_cards_and_the_deal_goes_round() -> None:
    for pair in played("swift", "random", 12):
        first, second = pair.deals
        assert (first.seating, second.seating) == (0, 1)
        assert first.result.dealer == second.result.dealer == pair.number % 4
        assert first.up_card == second.up_card


def test_the_cards_change_with_the_pair_and_with_the_seed() -> None:
    ups = {
        (pair.number, pair.deals[0].up_card) for seed in (1, 2) for pair in played("random", "random", 20, seed=seed)
    }
    assert len({up for _, up in ups}) > 12
    assert len(ups) > 30


@pytest.mark.parametrize("player", ["swift", "random"])
@pytest.mark.parametrize("rules", few(PRESETS, keep={"standard", "three-handed"}))
def test_a_player_that_meets_itself_draws_every_pair_exactly(player: str, rules: str) -> None:
    ways = len(seatings(law.seating(Rules.parse(rules)).sides))
    for matches in (False, True):
        for pair in played(player, player, 3 if matches else 10, rules=rules, matches=matches, seed=5):
            assert pair.gain() == 0
            assert pair.wins == (ways / 2 if matches else 0)
            assert {deal.seating for deal in pair.deals} == set(range(ways))
            assert len({deal.up_card for deal in pair.deals if deal.number == 1}) == 1


def test_the_deal_can_begin_at_any_score_and_each_player_has_both_sides_of_it() -> None:
    for pair in played("swift", "random", 4, score=(9, 6)):
        assert [deal.score for deal in pair.deals] == [(9, 6), (9, 6)]


def test_a_match_is_played_to_its_end_and_its_last_deal_tells_the_winner() -> None:
    for pair in played("swift", "random", 6, matches=True, rules="british"):
        wins = 0
        for seating in (0, 1):
            deals = [deal for deal in pair.deals if deal.seating == seating]
            assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
            last = deals[-1]
            final = [before + won for before, won in zip(last.score, last.result.points, strict=True)]
            assert max(final) >= 11
            wins += final[seating] > final[1 - seating]
            for one, following in pairwise(deals):
                assert following.result.dealer == FOUR.left_of(one.result.dealer)
        assert pair.wins == wins


def test_the_same_deal_of_a_match_has_the_same_cards_in_both_seatings() -> None:
    for pair in played("swift", "random", 4, matches=True):
        ups = {(deal.seating, deal.number): deal.up_card for deal in pair.deals}
        both = [(ups[0, number], ups[1, number]) for _, number in ups if (0, number) in ups and (1, number) in ups]
        assert len(both) > 4
        assert all(one == other for one, other in both)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("fainting", "KeyError: 'my\\nhand'"),
        ("cheat", "redeal is not allowed in "),
        ("quitter", "SystemExit"),
    ],
)
def test_a_player_who_fails_or_cheats_loses_the_deal_by_the_most_a_deal_can_bring(player: str, why: str) -> None:
    for pair in played("swift", player, 8):
        for deal in pair.deals:
            if deal.forfeit is None:  # thrown in before it failed
                assert deal.result.maker is None
                continue
            assert deal.gain() == 4  # a lone march, the most by standard rules
            assert deal.forfeit.player == player
            assert FOUR.side(deal.forfeit.seat) != deal.seating
            assert deal.forfeit.why.startswith(why)
            assert f"{player} forfeits a deal of pair {pair.number}" in str(deal.forfeit)
        assert any(deal.forfeit for deal in pair.deals)


@pytest.mark.usefixtures("strangers")
def test_the_score_after_a_forfeited_deal_counts_its_points() -> None:
    def ends(score: tuple[int, ...]) -> set[tuple[tuple[int, ...], bool, int | None]]:
        deals = (deal for pair in played("swift", "fainting", 4, score=score) for deal in pair.deals if deal.forfeit)
        return {(deal.result.score, deal.result.game_over, deal.result.winner) for deal in deals}

    assert ends((0, 5)) == {((4, 5), False, None), ((0, 9), False, None)}
    assert ends((1, 6)) == {((5, 6), False, None), ((1, 10), True, 1)}


@pytest.mark.usefixtures("strangers")
def test_in_a_match_a_forfeit_loses_the_match() -> None:
    for pair in played("cheat", "swift", 3, matches=True):
        assert pair.wins == 0
        assert len(pair.deals) == 2
        assert pair.gain() == -8


@pytest.mark.parametrize("sides", [2, 3])
def test_every_way_to_seat_two_players_is_there_once(sides: int) -> None:
    every = [ways for ways in product((0, 1), repeat=sides) if len(set(ways)) == 2]
    assert sorted(seatings(sides)) == sorted(every)
    assert seatings(sides)[0] == (0, *(1,) * (sides - 1))


@pytest.mark.parametrize(
    ("seating", "gain"),
    [(0, 0 - 2), (1, 2 - 1), (2, 2 - 1), (3, 2 - 0), (4, 1 - 2), (5, 1 - 2)],
)
def test_of_three_each_player_counts_by_the_mean_of_its_seats(seating: int, gain: int) -> None:
    """Seat 0 is euchred, which brings the two others two points each."""
    result = Result(1, 0, None, 0, (), (2, 3, 0), (0, 2, 2), (0, 2, 2), game_over=False, winner=None, game=1)
    assert Played(seating, 1, (0, 0, 0), None, (), result).gain() == gain


@pytest.mark.usefixtures("strangers")
def test_of_three_who_fails_gives_each_other_player_the_most_a_deal_can_bring() -> None:
    """Give three points, for a march. Where two fail, the first of them does, and the second gains like everybody."""
    for pair in played("random", "cheat", 6, rules="three-handed"):
        assert [deal.gain() for deal in pair.deals] == [1.5, 1.5, 1.5, 3, 3, 3]
    for pair in played("random", "cheat", 6, rules="three-handed", matches=True):
        assert pair.wins == 3 * 0.5 + 3 * 1


@pytest.mark.usefixtures("strangers")
def test_of_six_who_fails_loses_for_its_side() -> None:
    for pair in played("cheat", "random", 6, rules="six-handed"):
        assert [deal.result.points for deal in pair.deals] == [(0, 5), (5, 0)]  # a lone march
        assert {deal.result.dealer for deal in pair.deals} == {pair.number}
