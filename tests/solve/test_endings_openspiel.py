"""Endings with open hands score what OpenSpiel scores with best play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from euchre.core.engine import apply, legal
from euchre.solve.open_play import OpenPlay
from euchre.solve.stakes import Stakes
from support.spiel import SETTINGS, deal_both, load, rules_for, spiel_action

pytestmark = pytest.mark.slow


def _minimax(theirs: Any) -> float:
    """The result of seat 0 in OpenSpiel if all see all cards and play perfectly."""
    if theirs.is_terminal():
        return float(theirs.returns()[0])
    best = min if theirs.current_player() % 2 else max
    return best(_minimax(theirs.child(action)) for action in theirs.legal_actions())


@pytest.mark.parametrize("left", [2, 3])
@pytest.mark.parametrize(("stick", "defend"), SETTINGS)
def test_endings_score_what_openspiel_scores_with_best_play(stick: bool, defend: bool, left: int) -> None:
    game, rules, rng = load(stick, defend), rules_for(stick, defend), Random(left)
    solved = 0
    while solved < 20:
        deck = list(range(24))
        rng.shuffle(deck)
        ours, theirs = deal_both(game, rules, rng.randrange(4), deck)
        stop = rng.randrange(4)
        while not theirs.is_terminal() and not (len(ours.tricks) == 5 - left and len(ours.trick) == stop):
            action = rng.choice(legal(ours))
            theirs.apply_action(spiel_action(ours, action))
            ours = apply(ours, action)
        if not theirs.is_terminal():
            points = Stakes.of(ours).points(OpenPlay.of_state(ours).side_tricks())
            assert points[0] - points[1] == _minimax(theirs), theirs
            solved += 1
