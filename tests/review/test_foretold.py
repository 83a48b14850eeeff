"""The chances that a review tells come true: so often as told, over many matches."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path

import pytest
from tools.measure_calibration import Prediction, calibration_error, measured, predictions, reliability


def test_predictions_that_are_alike_are_compared_with_what_came_of_them() -> None:
    """Bin four predictions: of two matches at 20% none is won, of two at 60% one and a draw: 20 and 15 points away."""
    told = [Prediction(1, 0.6, 1.0), Prediction(2, 0.2, 0.0), Prediction(3, 0.2, 0.0), Prediction(4, 0.6, 0.5)]
    unlikely, likely = reliability(told, bins=2)
    assert unlikely == pytest.approx((2, 0.2, 0.0, 0.0))
    assert likely[:3] == pytest.approx((2, 0.6, 0.75))
    assert likely.error == pytest.approx(sqrt(2) * 0.25 / 2)
    assert calibration_error((unlikely, likely)) == pytest.approx((0.2 + 0.15) / 2)


def test_predictions_of_one_match_stand_or_fall_together() -> None:
    """Repeat each prediction: it tells no more than once."""
    once = [Prediction(1, 0.5, 1.0), Prediction(2, 0.5, 0.0)]
    assert reliability(once * 2, bins=1)[0].error == pytest.approx(reliability(once, bins=1)[0].error)


def test_a_match_gives_a_prediction_for_each_deal_for_the_side_whose_it_is() -> None:
    told = predictions("standard", "swift", 1, 0)
    assert {one.match for one in told} == {0}
    assert all(0 <= one.chance <= 1 for one in told)
    assert len(told) >= 3, "nobody scores ten points in two deals"
    assert {one.won for one in told} <= {0.0, 1.0}
    assert told == predictions("standard", "swift", 1, 0)


def test_a_measurement_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    two = measured(_one, 2, 1, kept)
    assert [told.chance for told in two] == [0.0, 0.1, 0.1]
    assert measured(_none, 2, 1, kept) == two
    assert measured(_one, 3, 1, kept) == measured(_one, 3, 1, None)


def _one(match: int) -> list[Prediction]:
    return [Prediction(match, match / 10, 1.0)] * (match + 1)


def _none(match: int) -> list[Prediction]:
    raise AssertionError(match)


@pytest.mark.soak
@pytest.mark.parametrize("level", ["club", "expert"])
def test_over_3000_matches_chances_come_true_within_two_points(
    level: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", f"In 3,000 matches of {level}s, predicted chances to win come true within 2 points")
    record_property("kind", "statistic")
    record_property("trials", 1)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        matches = pool.map(partial(predictions, "standard", f"search:level={level}", 1), range(3_000))
        found = [told for match in matches for told in match]
    assert calibration_error(reliability(found)) < 0.02
