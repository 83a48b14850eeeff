"""The equity tables, compared with matches between house players."""

from collections.abc import Callable

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.play import moves
from euchre.core.actions import Draw
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.equity.match import chance

SCORES = ((0, 0), (4, 4), (9, 6), (6, 9), (8, 8), (9, 9), (7, 9), (9, 8))
MATCHES = 250
LIMIT = 39.25
"""Chi-square with 16 degrees of freedom is above this once in a thousand times."""


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["standard", "british"])
def test_matches_are_won_as_often_as_foretold(preset: str, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "House players win matches as often as the equity tables say (chi-square, 16 cells)")
    record_property("kind", "statistic")
    rules = PRESETS[preset]
    cells = {(score, dealer): _won(rules, score, dealer) for score in SCORES for dealer in (0, 1)}
    foretold = {cell: chance(rules, cell[0], (0, 0), cell[1], 0) for cell in cells}
    parts = [
        (won - MATCHES * foretold[cell]) ** 2 / foretold[cell] / (1 - foretold[cell]) for cell, won in cells.items()
    ]
    record_property("trials", 1)
    assert sum(parts) / MATCHES < LIMIT


def _won(rules: Rules, score: tuple[int, ...], dealer: int) -> int:
    """Count the matches side 0 wins from a score."""
    start, won = apply(new_match(rules, score=score), Draw(dealer)), 0
    for number in range(MATCHES):
        *_, last = moves(start, (HouseBot(),) * 4, f"{score}/{dealer}/{number}")
        won += last.after.match.winner == 0
    return won
