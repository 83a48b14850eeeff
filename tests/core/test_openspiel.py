"""The engine under the preset `openspiel`, exactly as OpenSpiel plays, step by step, on random deals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.spiel import SETTINGS, compare_deals

pytestmark = pytest.mark.slow

QUICK, LONG = 2_500, 25_000
"""Deals a test; few enough to spread over workers."""


def _play(stick: bool, defend: bool, deals: int, seed: int) -> None:
    steps = compare_deals(stick, defend, deals, seed)
    assert steps >= deals * (15 if stick else 12)  # a lone pair plays ten cards; without sticking some throw in


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("stick", "defend"), SETTINGS)
def test_random_deals_go_as_in_openspiel(stick: bool, defend: bool, seed: int) -> None:
    _play(stick, defend, QUICK, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_040))
@pytest.mark.parametrize(("stick", "defend"), SETTINGS)
def test_a_million_random_deals_go_as_in_openspiel(
    stick: bool, defend: bool, seed: int, record_property: Callable[[str, object], None]
) -> None:
    setting = f"stick the dealer {'on' if stick else 'off'}, lone defenders {'on' if defend else 'off'}"
    record_property("promise", f"A random deal goes as in OpenSpiel, step by step ({setting})")
    record_property("trials", LONG)
    _play(stick, defend, LONG, seed)
