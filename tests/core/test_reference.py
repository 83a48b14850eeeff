"""The engine and a slow reference, written apart from it from the rule texts, agree at every step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from euchre.core.rules import Rules
from support.cases import for_each
from support.covering import TABLES
from support.reference_walk import compare_deal

QUICK, LONG = 20, 500


def _agree(rules: Rules, deals: int, seed: int) -> None:
    rng = Random(seed)
    steps = sum(compare_deal(rules, rng) for _ in range(deals))
    assert steps > deals


@for_each(TABLES)
def test_random_deals_go_as_in_the_reference(rules: Rules) -> None:
    _agree(rules, QUICK, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_many_random_deals_go_as_in_the_reference(
    rules: Rules, seed: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A random deal goes as in the slow reference, step by step, whatever the house rules")
    record_property("trials", LONG)
    _agree(rules, LONG, seed)
