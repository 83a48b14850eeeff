"""The chance to win from every score: what any such table must hold, whatever the deals bring."""

from itertools import pairwise
from random import Random

import pytest

from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import FOUR
from euchre.equity.match import chance, game_equity, worth, worth_thrown_in
from euchre.equity.spread import spread

TO_A_SCORE = ("standard", "british", "north-american", "online", "standard,points_made=0", "british,target=15,games=3")
COUNTED = ("openspiel", "openspiel,deals=8", "standard,target=0,deals=5")


@pytest.mark.parametrize("text", TO_A_SCORE)
def test_what_one_side_may_hope_the_other_must_fear(text: str) -> None:
    rules = Rules.parse(text)
    game = game_equity(rules)
    for ours in range(law.target(rules)):
        for theirs in range(law.target(rules)):
            for dealer in range(4):
                mirrored = game.chance(theirs, ours, (dealer + 1) % 4)
                assert game.chance(ours, theirs, dealer) == pytest.approx(1 - mirrored)
                assert game.chance(ours, theirs, dealer) == game.chance(ours, theirs, (dealer + 2) % 4)


@pytest.mark.parametrize("text", TO_A_SCORE)
def test_a_point_more_never_hurts(text: str) -> None:
    rules = Rules.parse(text)
    game, scores = game_equity(rules), range(law.target(rules))
    for dealer in (0, 1):
        for one in scores:
            assert all(game.chance(b, one, dealer) > game.chance(a, one, dealer) for a, b in pairwise(scores))
            assert all(game.chance(one, b, dealer) < game.chance(one, a, dealer) for a, b in pairwise(scores))
            assert all(0 < game.chance(one, other, dealer) < 1 for other in scores)


@pytest.mark.parametrize("text", COUNTED)
def test_a_longer_lead_never_hurts(text: str) -> None:
    rules = Rules.parse(text)
    for dealer in (0, 1):
        row = [chance(rules, (max(lead, 0), max(-lead, 0)), (0, 0), dealer, 0) for lead in range(-50, 51)]
        assert all(a <= b for a, b in pairwise(row))
        assert (row[0], row[-1]) == (0, 1)  # no deal brings ten points, and five deals not fifty


@pytest.mark.parametrize("text", [*TO_A_SCORE, *COUNTED])
def test_a_deal_is_worth_on_the_average_what_the_score_was_worth_before(text: str) -> None:
    rules = Rules.parse(text)
    target = law.target(rules)
    scores = ((0, 0), (target - 1, target - 1), (target - 1, target - 4), (2, 5)) if target else ((0, 0),)
    for score in scores:
        for dealer in (0, 3):
            after = sum(share * worth(rules, score, (0, 0), dealer, 0, _by_side(points, dealer))
                        for points, share in spread(rules))  # fmt: skip
            assert chance(rules, score, (0, 0), dealer, 0) == pytest.approx(after)


def _by_side(points: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    return points if FOUR.side(dealer) == 0 else points[::-1]


def test_who_reaches_the_target_has_won() -> None:
    rules = PRESETS["standard"]
    assert worth(rules, (9, 9), (0, 0), 0, 0, (1, 0)) == worth(rules, (9, 9), (0, 0), 0, 0, (4, 0)) == 1
    assert worth(rules, (9, 9), (0, 0), 0, 0, (0, 2)) == 0
    assert worth(rules, (9, 9), (0, 0), 0, 1, (0, 2)) == 1


def test_a_deal_without_points_passes_the_deal_on() -> None:
    rules = PRESETS["standard"]
    assert worth_thrown_in(rules, (9, 9), (0, 0), 0, 0) == game_equity(rules).chance(9, 9, dealer=1)


def test_a_single_game_of_a_rubber_is_a_game() -> None:
    rubber, single = PRESETS["north-american"], PRESETS["north-american"].but(games=1)
    assert game_equity(rubber).chance(7, 8, 1) == chance(single, (7, 8), (0, 0), 1, 0)
    assert chance(rubber, (7, 8), (1, 1), 1, 0) == pytest.approx(chance(single, (7, 8), (0, 0), 1, 0))


STARTS = (
    ("standard", (0, 0), (0, 0)),
    ("standard", (9, 6), (0, 0)),
    ("british", (8, 10), (0, 0)),
    ("standard,points_made=0", (8, 8), (0, 0)),
    ("north-american", (7, 4), (0, 1)),
    ("standard,target=5,games=3", (2, 2), (1, 0)),
    ("standard,target=0,deals=6", (1, 0), (0, 0)),
)


@pytest.mark.parametrize(("text", "score", "games"), STARTS)
@pytest.mark.parametrize("dealer", [0, 1], ids=["we-deal", "they-deal"])
def test_drawing_deals_at_random_comes_to_the_same(
    text: str, score: tuple[int, ...], games: tuple[int, ...], dealer: int
) -> None:
    rules, rng, count = Rules.parse(text), Random(f"{text}/{score}/{dealer}"), 4000
    won = sum(_drawn(rules, score, games, dealer, rng) for _ in range(count)) / count
    expected = chance(rules, score, games, dealer, 0)
    assert abs(won - expected) < 4 * (expected * (1 - expected) / count) ** 0.5


def _drawn(rules: Rules, score: tuple[int, ...], games: tuple[int, ...], dealer: int, rng: Random) -> float:
    """One match, its deals drawn from the spread: 1 if side 0 wins it, 0.5 for a draw."""
    points, shares = zip(*spread(rules), strict=True)
    us, them = score
    number, wins, turn = 0, list(games), dealer
    while True:
        dealers, others = rng.choices(points, shares)[0]
        us, them = (us + dealers, them + others) if turn % 2 == 0 else (us + others, them + dealers)
        number, turn = number + 1, (turn + 1) % 4
        if rules.target == 0 and number == rules.deals:
            return 0.5 if us == them else float(us > them)
        if rules.target and max(us, them) >= rules.target:
            wins[them > us] += 1
            if max(wins) == rules.games:
                return float(wins[0] > wins[1])
            us = them = 0
