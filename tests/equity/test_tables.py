"""The chance to win from every score: what any such table must hold, whatever the deals bring."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest

from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import FOUR
from euchre.equity.match import chance, game_equity, worth, worth_thrown_in
from euchre.equity.spread import spread
from support.sampling import few

TO_A_SCORE = (
    *("standard", "british", "north-american", "online", "standard,points_made=0", "british,target=15,games=3"),
    *("standard,players=2", "standard,players=6,lowest=7,benny=joker,points_lone_march=5"),
)
COUNTED = ("openspiel", "openspiel,deals=8", "standard,target=0,deals=5")


@pytest.mark.parametrize("text", TO_A_SCORE)
def test_what_one_side_may_hope_the_other_must_fear(text: str) -> None:
    rules = Rules.parse(text)
    game = game_equity(rules)
    for ours in range(law.target(rules)):
        for theirs in range(law.target(rules)):
            for dealer in range(rules.players):
                mirrored = game.chance(theirs, ours, (dealer + 1) % rules.players)
                assert game.chance(ours, theirs, dealer) == pytest.approx(1 - mirrored)
                assert game.chance(ours, theirs, dealer) == game.chance(ours, theirs, (dealer + 2) % rules.players)


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
        for dealer in (0, rules.players - 1):
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


@pytest.mark.parametrize(("text", "score", "games"), few(STARTS, keep=3))
@pytest.mark.parametrize("dealer", [0, 1], ids=["we-deal", "they-deal"])
def test_drawing_deals_at_random_comes_to_the_same(
    text: str, score: tuple[int, ...], games: tuple[int, ...], dealer: int
) -> None:
    rules, rng, count = Rules.parse(text), Random(f"{text}/{score}/{dealer}"), 4000
    won = sum(_drawn(rules, score, games, dealer, rng) for _ in range(count)) / count
    expected = chance(rules, score, games, dealer, 0)
    assert abs(won - expected) < 4 * (expected * (1 - expected) / count) ** 0.5


def _drawn(rules: Rules, score: tuple[int, ...], games: tuple[int, ...], dealer: int, rng: Random) -> float:
    """Play a match with deals drawn from the spread: 1 if side 0 wins it, 0.5 for a draw."""
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


THREE = "standard,players=3,points_march=3"
THREES = (THREE, f"{THREE},target=5,games=2", f"{THREE},all_pass=stick-the-dealer", f"{THREE},target=0,deals=4")


def _three(rules: Rules, score: tuple[int, ...], dealer: int) -> list[float]:
    return [chance(rules, score, (0, 0, 0), dealer, side) for side in range(3)]


@pytest.mark.parametrize("text", few(THREES, keep=1))
def test_the_chances_of_three_add_up_and_go_round_with_the_deal(text: str) -> None:
    rules = Rules.parse(text)
    for score in product(range(law.target(rules) or 5), repeat=3):
        chances = _three(rules, score, 0)
        assert sum(chances) == pytest.approx(1)
        turned = _three(rules, (score[2], score[0], score[1]), 1)
        assert turned == pytest.approx([chances[2], chances[0], chances[1]])


@pytest.mark.parametrize("text", THREES)
def test_a_point_more_never_hurts_one_of_three(text: str) -> None:
    rules = Rules.parse(text)
    for dealer, others in product(range(3), ((0, 0), (2, 4), (4, 4), (4, 1))):
        row = [_three(rules, (ours, *others), dealer)[0] for ours in range(law.target(rules) or 5)]
        assert all(a < b for a, b in pairwise(row))


@pytest.mark.parametrize("text", THREES)
def test_a_deal_is_worth_to_each_of_three_what_the_score_was_before(text: str) -> None:
    rules = Rules.parse(text)
    last = (law.target(rules) or 5) - 1
    for score in ((0, 0, 0), (last, last, last), (last, last - 1, 0), (1, last, last)):
        for dealer, side in product(range(3), repeat=2):
            after = sum(
                share * worth(rules, score, (0, 0, 0), dealer, side, points[-dealer:] + points[:-dealer])
                for points, share in spread(rules)
            )
            assert chance(rules, score, (0, 0, 0), dealer, side) == pytest.approx(after)


@pytest.mark.parametrize(
    ("text", "score"), [(THREE, (0, 0, 0)), (THREE, (9, 9, 8)), (THREE, (7, 9, 4)), (THREES[1], (3, 4, 4))]
)
def test_drawing_deals_of_three_at_random_comes_to_the_same(text: str, score: tuple[int, ...]) -> None:
    rules, rng, count = Rules.parse(text), Random(f"{text}/{score}"), 4000
    won = Counter(_drawn_of_three(rules, score, rng) for _ in range(count))
    for side, expected in enumerate(_three(rules, score, 0)):
        assert abs(won[side] / count - expected) < 4 * (expected * (1 - expected) / count) ** 0.5


def _drawn_of_three(rules: Rules, score: tuple[int, ...], rng: Random) -> int:
    """The side that wins one match, its deals drawn from the spread; seat 0 deals first."""
    points, shares = zip(*spread(rules), strict=True)
    had, wins, dealer = list(score), [0, 0, 0], 0
    while True:
        for place, more in enumerate(rng.choices(points, shares)[0]):
            had[(dealer + place) % 3] += more
        dealer += 1
        best = max(had)
        if best >= rules.target and had.count(best) == 1:
            wins[had.index(best)] += 1
            if max(wins) == rules.games:
                return wins.index(rules.games)
            had = [0, 0, 0]
