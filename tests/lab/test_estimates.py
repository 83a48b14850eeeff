"""Means, intervals, times, ratings and the sequential test, against formulas from elsewhere and against chance."""

from math import inf
from random import Random
from statistics import median

import numpy as np
import pytest

from euchre.core.rules import PRESETS
from euchre.lab.decision_times import DecisionTimes
from euchre.lab.estimate import mean, ratio, share
from euchre.lab.outcome import ContestOutcome
from euchre.lab.pairs import Contest
from euchre.lab.ratings import field, ratings
from euchre.lab.sequential import FEWEST, SequentialTest


@pytest.mark.slow
def test_the_interval_of_a_mean_is_the_textbook_one() -> None:
    from scipy import stats  # noqa: PLC0415 - every worker would spend a second on it

    rng = np.random.default_rng(1)
    values = rng.normal(0.2, 0.7, 500)
    estimate = mean(tuple(values))
    low, high = stats.norm.interval(0.95, loc=values.mean(), scale=stats.sem(values))
    assert estimate.value == pytest.approx(values.mean())
    assert (estimate.low, estimate.high) == pytest.approx((low, high))


def test_one_pair_says_nothing_about_how_sure_it_is() -> None:
    assert mean((2.0,)) == (2.0, -inf, inf)


def test_pairs_of_different_length_count_by_their_deals() -> None:
    rng = np.random.default_rng(2)
    sizes = rng.integers(10, 40, 400)
    gains = rng.normal(0.1 * sizes, np.sqrt(sizes))
    estimate = ratio(tuple(gains), tuple(sizes))
    assert estimate.value == pytest.approx(gains.sum() / sizes.sum())
    again = (rng.integers(0, 400, 400) for _ in range(2000))
    resampled = np.sort([gains[index].sum() / sizes[index].sum() for index in again])
    assert estimate.low == pytest.approx(resampled[50], abs=0.005)  # the bootstrap's interval
    assert estimate.high == pytest.approx(resampled[1950], abs=0.005)


@pytest.mark.slow
def test_the_interval_of_a_share_of_matches_is_agresti_and_coulls() -> None:
    from scipy import stats  # noqa: PLC0415 - every worker would spend a second on it

    values = (1.0,) * 300 + (0.0,) * 200
    estimate = share(values)
    wilson = stats.binomtest(300, 500).proportion_ci(method="wilson")
    assert estimate.value == 0.6
    assert estimate.low == pytest.approx(wilson.low, abs=0.001)
    assert estimate.high == pytest.approx(wilson.high, abs=0.001)


def test_who_has_won_everything_so_far_is_not_certain_to_win() -> None:
    estimate = share((1.0,) * 10)
    assert estimate.value == estimate.high == 1
    assert 0.6 < estimate.low < 0.9  # ten wins of ten: scipy's exact interval begins at 0.69


@pytest.mark.parametrize("draw", ["points", "shares"])
def test_nineteen_intervals_in_twenty_hold_the_truth(draw: str) -> None:
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(2000):
        if draw == "points":
            estimate, truth = mean(tuple(rng.choice((-2.0, -0.5, 0.0, 1.0), 100, p=(0.1, 0.2, 0.4, 0.3)))), 0.0
        else:
            estimate, truth = share(tuple(rng.choice((0.0, 0.5, 1.0), 100, p=(0.2, 0.5, 0.3)))), 0.55
        held += estimate.low <= truth <= estimate.high
    assert 0.93 < held / 2000 < 0.97


def _verdicts(truth: float, bound: float, runs: int, seed: int) -> tuple[dict[str | None, int], float]:
    """Count the test's verdicts on contests of realistic pairs (halves from -4 to 4), and the pairs they took."""
    rng = np.random.default_rng(seed)
    said: dict[str | None, int] = {"gain": 0, "no gain": 0, None: 0}
    pairs = 0
    for _ in range(runs):
        test = SequentialTest(bound)
        verdict = None
        for value in np.round(2 * rng.normal(0, 0.7, 20_000)) / 2 + truth:
            verdict = test.add(float(value))
            if verdict is not None:
                break
        said[verdict] += 1
        pairs += test.pairs
    return said, pairs / runs


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "gain"), (0.1, "no gain")])
def test_the_sequential_test_errs_in_no_more_than_one_case_in_twenty(truth: float, wrong: str) -> None:
    said, pairs = _verdicts(truth, 0.1, 400, seed=4)
    assert said[None] == 0
    assert said[wrong] <= 32  # 20 expected at most; 33 or more would be a chance of 0.4 %
    assert FEWEST < pairs < 600  # a fixed number for the same errors: (2 * 1.645 * 0.73 / 0.1)² = 577


def test_the_sequential_test_leaves_no_doubt_where_there_is_none() -> None:
    test = SequentialTest(0.05)
    assert test.evidence == 0
    verdicts = [test.add(0.0) for _ in range(FEWEST)]
    assert verdicts == [None] * (FEWEST - 1) + ["no gain"]
    better = SequentialTest(0.05)
    assert [better.add(0.5) for _ in range(FEWEST)][-1] == "gain"


def test_the_mean_and_the_median_time_are_those_of_the_decisions() -> None:
    rng = Random(5)
    times = [rng.lognormvariate(-7, 1.5) for _ in range(3001)]
    one, other = DecisionTimes(), DecisionTimes()
    for index, seconds in enumerate(times):
        (one if index % 3 else other).add(seconds)
    one.merge(other)
    assert one.decisions == 3001
    assert one.mean == pytest.approx(1000 * sum(times) / 3001)
    assert one.median == pytest.approx(1000 * median(times), rel=0.011)
    assert DecisionTimes().mean == DecisionTimes().median == 0


def _outcome(a: str, b: str, gains: list[int]) -> ContestOutcome:
    outcome = ContestOutcome(Contest(a, b, PRESETS["standard"]))
    outcome.gains = [*gains]
    outcome.deals = [2] * len(gains)
    outcome.wins = [0.0] * len(gains)
    return outcome


def test_ratings_are_least_squares_and_their_intervals_allow_for_shared_cards() -> None:
    rng = np.random.default_rng(6)
    names = ("a", "b", "c", "d")
    strength = dict(zip(names, (0.6, 0.2, -0.3, -0.5), strict=True))
    luck = {name: rng.normal(0, 2, 400) for name in names}
    duels = [(a, b) for index, a in enumerate(names) for b in names[index + 1 :]]
    results = {
        (a, b): np.rint(2 * (strength[a] - strength[b]) + luck[a] - luck[b]).astype(int).tolist() for a, b in duels
    }
    rated = {row.player: row.rating for row in ratings(names, [_outcome(a, b, results[a, b]) for a, b in duels])}
    design = np.array([[(name == a) - (name == b) for name in names] for a, b in duels] + [[1] * 4], dtype=float)
    measured = np.array([np.mean(results[duel]) / 2 for duel in duels] + [0.0])
    fitted = np.linalg.lstsq(design, measured, rcond=None)[0]
    assert [rated[name].value for name in names] == pytest.approx(list(fitted))
    for name in names:
        assert rated[name].low < strength[name] < rated[name].high
        assert rated[name].high - rated[name].value == pytest.approx(1.96 * np.sqrt(3 / 4) / 20, rel=0.15)


def test_who_has_beaten_everybody_in_every_match_still_has_an_interval() -> None:
    outcomes = [_outcome(a, b, [0] * 10) for a, b in (("a", "b"), ("a", "c"), ("b", "c"))]
    for outcome in outcomes:
        outcome.contest = outcome.contest._replace(matches=True)
        outcome.wins = [1.0] * 10
    rated = {row.player: row.rating for row in ratings(("a", "b", "c"), outcomes)}
    assert rated["a"].value == pytest.approx(1 / 3)  # (1/2 + 1/2 + 0) / 3, as least squares has it
    assert 0.1 < rated["a"].low < 0.25
    assert rated["b"].value == pytest.approx(0)
    assert rated["b"].low < 0 < rated["b"].high


def test_the_field_is_told_best_first() -> None:
    told = field(("a", "b", "c"), [_outcome("a", "b", [-2, 0]), _outcome("a", "c", [2, 2]), _outcome("b", "c", [4, 2])])
    assert [row["player"] for row in told["ratings"]] == ["b", "a", "c"]
    assert sum(row["rating"] for row in told["ratings"]) == pytest.approx(0, abs=1e-5)
    assert told["unit"] == "points per deal"
    assert len(told["results"]) == 3
