"""The panel at the side of the table: the score must be read right from the score cards alone."""

from __future__ import annotations

import pytest

from euchre.cli.table.score import _goal, _tricks, drawn
from euchre.core import law
from euchre.core.engine import apply, legal
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import State
from euchre.core.view import view
from euchre.wording import wording
from support.hands import LEFT, Hands, actions, deal

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


MARCH: Hands = {"left": "Jh Jd Ah Kh Qh", "dealer": "9c", "up": "9h"}
"""The dealer's left orders hearts up and takes every trick."""


def marched(rules: str) -> list[State]:
    """The states of that deal, from the first lead on."""
    states = [deal(rules, **MARCH)]
    for action in actions("order, bury 9c"):
        states.append(apply(states[-1], action))
    while states[-1].match.last is None:
        states.append(apply(states[-1], legal(states[-1])[0]))
    return states[2:]


def test_the_makers_see_how_many_tricks_they_need_and_then_that_they_have_them() -> None:
    shown = [_tricks(wording(), view(state, LEFT), LEFT % 2) for state in marched("standard")]
    assert list(dict.fromkeys(shown))[:5] == ["0 of 3", "1 of 3", "2 of 3", "3 ✓", "4 ✓"]
    assert _tricks(wording(), view(marched("standard")[0], LEFT), 1) == "0"


@pytest.mark.parametrize(
    ("rules", "goal"), [("standard,target=1", "to 1"), ("standard,target=1,games=2", "to 1 · 1-0")]
)
def test_only_a_rubber_counts_games(rules: str, goal: str) -> None:
    assert _goal(wording(), view(marched(rules)[-1], LEFT)) == goal
