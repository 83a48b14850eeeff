"""The features of the nets: each combination of parts has a row of its own, and the rows are those trained."""

from __future__ import annotations

from itertools import product
from types import ModuleType

import numpy as np
import pytest
from numba import njit
from numba.core.errors import TypingError

from euchre.bots.any_table import card_layout as table_layout
from euchre.bots.nets.feature import Feature, FeatureLayout
from euchre.bots.policy import bid_layout, card_layout
from euchre.bots.policy.bid_layout import CONTRACT, PASS
from euchre.bots.policy.card_layout import CARDS
from euchre.bots.policy.card_net import ROWS
from euchre.bots.policy.nets import CARD_NET, policy
from support.sampling import few

CARD_ROWS = {
    "role": 0,
    "stage": 24,
    "place": 84,
    "trump_count": 108,
    "trump_ranks": 156,
    "lane": 284,
    "gaps": 444,
    "trumpless": 476,
    "up_card": 508,
    "trick": 538,
    "led": 970,
    "no_trump": 994,
    "lead_plain": 995,
    "lead_ruff": 1139,
    "lead_lane": 1155,
    "lead_stage": 1171,
    "lead_trump": 1231,
    "lead_left": 1331,
    "lead_round": 1371,
    "follow": 1411,
    "follow_stage": 1579,
    "follow_keep": 1639,
    "follow_ruff": 1711,
    "follow_rank": 1739,
    "after_trumps": 1748,
    "after_masters": 1876,
    "after_lane": 1892,
    "lane_ranks": 1972,
    "unseen": 2020,
    "partner": 2095,
    "follow_partner": 2111,
    "discard": 2139,
}
"""The first row of each feature when the net in the package was trained."""
TABLE_ROWS = {
    "role": 0,
    "stage": 72,
    "place": 132,
    "trump_count": 204,
    "trump_ranks": 258,
    "trumpless": 386,
    "unseen": 434,
    "lane": 509,
    "gaps": 669,
    "lane_ranks": 717,
    "up_card": 765,
    "trick": 805,
    "led": 1189,
    "partner": 1237,
    "no_trump": 1285,
    "lead_plain": 1286,
    "lead_ruff": 1430,
    "lead_lane": 1454,
    "lead_mates": 1470,
    "lead_stage": 1502,
    "lead_trump": 1562,
    "lead_left": 1637,
    "lead_round": 1682,
    "follow": 1712,
    "follow_safe": 1936,
    "follow_stage": 1992,
    "follow_keep": 2052,
    "follow_ruff": 2124,
    "follow_rank": 2152,
    "follow_partner": 2161,
    "discard": 2245,
    "after_trumps": 2309,
    "after_masters": 2437,
    "after_lane": 2453,
}
"""The same of the nets for any table."""
CONTRACT_ROWS = {
    "trumps": 0,
    "aces": 17,
    "guarded_kings": 22,
    "bare_kings": 25,
    "ace_and_king": 28,
    "voids": 29,
    "next_ace": 33,
    "next_void": 34,
    "longest": 35,
    "run": 41,
    "leads": 47,
    "taken": 51,
    "taken_by_other": 52,
    "bid_round": 67,
    "maker_place": 70,
    "named_suit": 74,
    "left_bower_down": 78,
    "role": 79,
    "alone": 82,
    "big_pack": 85,
    "benny": 87,
    "no_trump": 88,
}
PASS_ROWS = {
    "pass_turn": 0,
    "pass_stuck": 8,
    "pass_big_pack": 9,
    "pass_benny": 11,
    "pass_turned": 12,
    "pass_taken": 29,
    "pass_aces": 49,
    "pass_next": 54,
    "pass_cross": 71,
    "pass_other_cross": 88,
}
LAYOUTS = [
    pytest.param(card_layout, CARDS, CARD_ROWS, id="cards"),
    pytest.param(table_layout, table_layout.CARDS, TABLE_ROWS, id="any-table"),
    pytest.param(bid_layout, CONTRACT, CONTRACT_ROWS, id="contract"),
    pytest.param(bid_layout, PASS, PASS_ROWS, id="pass"),
]


def _combinations(feature: Feature) -> list[tuple[int, ...]]:
    return list(product(*map(range, feature.parts.values())))


def _rows(module: ModuleType, feature: Feature) -> list[int]:
    """The rows of a feature for all combinations of its parts, the last part varying fastest."""
    row = getattr(module, feature.name)
    return [row(**dict(zip(feature.parts, given, strict=True))) for given in _combinations(feature)]


def _compiled_rows(module: ModuleType, layout: FeatureLayout) -> list[list[int]]:
    """The same for each feature, as compiled code finds them."""
    # A feature is asked for by keyword, so the names must stand in the text of what is compiled.
    lines = []
    for at, feature in enumerate(layout.features):
        parts = ", ".join(f"{part}=given[{at}, {n}]" for n, part in enumerate(feature.parts))
        lines.append(f"    rows[{at}] = {feature.name}({parts})")
    names = dict(vars(module))
    exec("\n".join(("def ask(given, rows):", *lines)), names)
    ask = njit(names["ask"])
    given, rows = np.zeros((len(layout.features), 5), np.int64), np.zeros(len(layout.features), np.int64)
    asked: list[list[int]] = [[] for _ in layout.features]
    for step in range(max(feature.size for feature in layout.features)):
        for at, feature in enumerate(layout.features):
            if step < feature.size:
                given[at, : len(feature.parts)] = _combinations(feature)[step]
        ask(given, rows)
        for at, feature in enumerate(layout.features):
            if step < feature.size:
                asked[at].append(int(rows[at]))
    return asked


@pytest.mark.parametrize(("module", "layout", "trained"), LAYOUTS)
def test_all_combinations_of_parts_fill_all_rows_once(
    module: ModuleType, layout: FeatureLayout, trained: dict[str, int]
) -> None:
    rows = [_rows(module, feature) for feature in layout.features]
    assert [row for each in rows for row in each] == list(range(layout.size))
    assert len(trained) == len(layout.features)


@pytest.mark.parametrize(("module", "layout", "trained"), few(LAYOUTS, keep=2))
def test_compiled_code_finds_the_same_rows(module: ModuleType, layout: FeatureLayout, trained: dict[str, int]) -> None:
    assert _compiled_rows(module, layout) == [_rows(module, feature) for feature in layout.features]


@pytest.mark.parametrize(("module", "layout", "trained"), LAYOUTS)
def test_the_rows_are_those_the_net_was_trained_with(
    module: ModuleType, layout: FeatureLayout, trained: dict[str, int]
) -> None:
    assert {feature.name: feature.first for feature in layout.features} == trained
    assert all(hasattr(module, name) for name in trained)


def test_the_nets_in_the_package_have_a_row_for_each() -> None:
    assert len(CARD_NET) == ROWS == CARDS.size + 4
    assert policy().calls.hidden.shape[0] == CONTRACT.size
    assert policy().passes.hidden.shape[0] == PASS.size


def test_a_part_that_is_missing_or_unknown_is_an_error_when_code_is_compiled() -> None:
    corner = FeatureLayout().add("corner", x=3, y=4)
    with pytest.raises(TypingError, match="y"):
        njit(lambda x: corner(x=x))(1)
    with pytest.raises(TypingError, match="z"):
        njit(lambda x: corner(x=x, y=x, z=x))(1)


def test_parts_may_be_any_whole_numbers_in_any_order() -> None:
    corner = FeatureLayout()
    corner.add("before", x=5)
    row = corner.add("corner", x=3, y=4)
    assert njit(lambda x, y: row(y=y, x=x))(np.uint64(2), np.bool_(True)) == 5 + 2 * 4 + 1
