"""The panel at the side of the table: the score must be read right from the score cards alone."""

from __future__ import annotations

import pytest

from euchre.cli.table.score import drawn
from euchre.core import law
from euchre.core.rules import PRESETS, Rules

KEPT_WITH_CARDS = ("british", "north-american")
"""Presets whose source keeps the score with spare cards."""


@pytest.mark.parametrize(
    "rules",
    [*KEPT_WITH_CARDS, *(f"british,target={target}" for target in (5, 10, 12, 13, 14, 15)), "north-american,target=7"],
)
def test_the_pips_that_can_be_seen_are_the_score(rules: str) -> None:
    table = Rules.parse(rules)
    for score in range(law.target(table) + 1):
        assert "".join(drawn(table, score)).count("●") == score


@pytest.mark.parametrize("rules", KEPT_WITH_CARDS)
def test_no_two_scores_look_the_same(rules: str) -> None:
    table = PRESETS[rules]
    scores = range(law.target(table) + 1)
    assert len({drawn(table, score) for score in scores}) == len(scores)


@pytest.mark.parametrize("rules", sorted(PRESETS.keys() - set(KEPT_WITH_CARDS)))
def test_where_the_score_is_kept_in_numbers_no_card_lies(rules: str) -> None:
    assert drawn(PRESETS[rules], 6) == ()
