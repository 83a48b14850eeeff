"""The engine and a slow reference, written apart from it from the rule texts, agree at every step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from euchre.core.rules import PRESETS, Rules
from support.cases import for_each
from support.covering import ALL_TABLES
from support.reference_walk import compare_deal, compare_match
from support.sampling import LEAST_OF_ALL, few

QUICK, LONG = 20, 500
MANY = 10_000


def _agree(rules: Rules, deals: int, seed: int) -> None:
    rng = Random(seed)
    steps = sum(compare_deal(rules, rng) for _ in range(deals))
    assert steps > deals


@for_each(few(ALL_TABLES, keep={*PRESETS.values(), *LEAST_OF_ALL}))
def test_random_deals_go_as_in_the_reference(rules: Rules) -> None:
    _agree(rules, QUICK, seed=1)


@for_each(few(ALL_TABLES, keep={*PRESETS.values(), *LEAST_OF_ALL}))
def test_random_matches_are_scored_as_in_the_reference(rules: Rules) -> None:
    assert compare_match(rules, Random(1)) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("rules", ALL_TABLES, ids=range(len(ALL_TABLES)))
def test_many_random_deals_go_as_in_the_reference(
    rules: Rules, seed: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A random deal goes as in the slow reference, step by step, whatever the house rules")
    record_property("trials", LONG)
    _agree(rules, LONG, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("preset", ["two-handed", "three-handed", "six-handed", "railroad"])
def test_many_random_deals_of_other_games_go_as_in_the_reference(
    preset: str, seed: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", f"A random deal of {preset} Euchre goes as in the slow reference, step by step")
    record_property("trials", MANY)
    _agree(PRESETS[preset], MANY, seed)


@pytest.mark.soak
@pytest.mark.parametrize("rules", ALL_TABLES, ids=range(len(ALL_TABLES)))
def test_many_random_matches_are_scored_as_in_the_reference(
    rules: Rules, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A random match is scored as in the slow reference, whatever the house rules")
    record_property("trials", LONG)
    rng = Random(7)
    assert sum(compare_match(rules, rng) for _ in range(LONG)) >= LONG
