"""Ratings: few deals say little, more say more, and what fades is the certainty alone."""

from __future__ import annotations

from datetime import date, timedelta
from math import isclose, sqrt

import pytest
from tools.simulate_ratings import accuracy

from euchre.ratings.evidence import Evidence
from euchre.ratings.family import FAMILIES, Family, family_on
from euchre.ratings.rating import (
    HALF_LIFE,
    LEAST_DAYS,
    LEAST_DEALS,
    DayOfDeals,
    LossRating,
    Z,
    rating_of,
    rating_of_bot,
)
from euchre.ratings.yardstick import BOTS, yardstick

TODAY = date(2026, 11, 28)
ANY_FAMILY = pytest.mark.parametrize("family", FAMILIES)


def rated(family: Family, loss: float, deals: int, ago: int = 0) -> LossRating:
    """The rating after deals with this mean loss, over two days, the last of them `ago` days ago."""
    days = [DayOfDeals(TODAY - timedelta(ago + day), deals // 2, loss * deals / 2) for day in range(2)]
    rating = rating_of(family, days, TODAY)
    assert rating is not None
    return rating


def test_nothing_is_said_after_one_day_or_a_few_deals() -> None:
    many = [DayOfDeals(TODAY, 8 * LEAST_DEALS, 1.0)]
    few = [DayOfDeals(TODAY - timedelta(day), LEAST_DEALS // LEAST_DAYS - 1, 1.0) for day in range(LEAST_DAYS)]
    assert rating_of("four", many, TODAY) is rating_of("four", few, TODAY) is None


@ANY_FAMILY
def test_a_rating_lies_between_people_and_what_was_lost(family: Family) -> None:
    scale = yardstick(family)
    for loss in (scale.least, scale.most):
        distances = [abs(rated(family, loss, deals).loss - loss) for deals in (16, 160, 16_000)]
        assert abs(scale.prior_mean - loss) > distances[0] > distances[1] > distances[2]
        assert isclose(distances[2], 0.0, abs_tol=0.02 * (scale.most - scale.least))


@ANY_FAMILY
def test_certainty_fades_and_the_value_does_not(family: Family) -> None:
    loss = yardstick(family).of("casual").loss
    ages = [rated(family, loss, 80, ago) for ago in (0, HALF_LIFE, 20 * HALF_LIFE)]
    assert len({rating.loss for rating in ages}) == 1
    widths = [rating.high - rating.low for rating in ages]
    assert widths[0] < widths[1] < widths[2]
    of_people = 2 * Z * sqrt(yardstick(family).prior_variance)
    assert isclose(widths[2], of_people, rel_tol=0.01), "in the end nothing is known but that it is a person"


@ANY_FAMILY
def test_what_is_known_is_halved_in_a_half_life(family: Family) -> None:
    prior = 1 / yardstick(family).prior_variance
    known = [
        (2 * Z / (rating.high - rating.low)) ** 2 - prior
        for rating in (rated(family, yardstick(family).prior_mean, 80, ago) for ago in (0, HALF_LIFE))
    ]
    assert isclose(known[0], 2 * known[1], rel_tol=1e-6)


@ANY_FAMILY
def test_the_cards_run_from_the_expert_to_the_beginner(family: Family) -> None:
    assert (rating_of_bot(family, "expert").card, rating_of_bot(family, "beginner").card) == ("A", "9")
    order = [rating_of_bot(family, bot.bot).card for bot in yardstick(family).bots]
    assert order == sorted(order, key="AKQJT9".index)
    assert len(yardstick(family).bots) == len(BOTS)


def test_each_day_belongs_to_the_family_of_its_rules() -> None:
    week = [family_on(date(2026, 11, 23) + timedelta(day)) for day in range(7)]
    assert week == ["four", "four", "benny", "four", "three", "two", "six"], "docs/daily.md has the rules"


def test_everybody_is_rated_by_their_own_deals() -> None:
    rows = [(person, f"2026-11-{day}", 8, loss) for person, loss in (("ann", 0.1), ("ben", 2.0)) for day in (23, 24)]
    ratings = Evidence.of(rows).ratings(TODAY)
    assert ratings["ann"].keys() == ratings["ben"].keys() == {"four"}
    assert ratings["ann"]["four"].loss < ratings["ben"]["four"].loss


def test_people_of_known_strength_are_found_and_covered() -> None:
    of = accuracy("four", 40, runs=3)
    assert of.rank_correlation > 0.88, "0.9 in twenty simulations; three scatter by 0.01"
    assert 0.93 < of.covered < 0.98


@pytest.mark.slow
@pytest.mark.parametrize(("family", "deals"), [("four", 40), ("two", 40), ("benny", 80), ("three", 160), ("six", 80)])
def test_everybody_is_found_in_every_family(family: Family, deals: int) -> None:
    of = accuracy(family, deals, runs=20)
    assert of.rank_correlation >= 0.9
    assert 0.93 <= of.covered <= 0.97
