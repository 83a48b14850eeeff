"""Luck has no favourites: next to the average deal it comes to nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev

import pytest

from euchre.bots.play import moves
from euchre.bots.policy.player import SwiftBot
from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.review.luck import par, standing


def _lucks(rules: str, match: int) -> list[float]:
    """The luck of the cards of each deal of a match for the dealer's side, in chances to win the match."""
    found = []
    table = law.seating(PRESETS[rules])
    for number, move in enumerate(moves(new_match(rules), (SwiftBot(),) * table.players, f"luck/{match}")):
        if isinstance(move.action, Deal):
            side = table.side(move.before.match.dealer)
            found.append(par(move.after, f"luck/{match}/{number}").chances[side] - standing(move.before)[side])
    return found


def _mean(rules: str, deals: int) -> tuple[float, float]:
    """The mean luck of the dealer's side over `deals` deals of whole matches, and its standard error."""
    found: list[float] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for match in pool.map(partial(_lucks, rules), range(deals // 8)):
            found += match
            if len(found) >= deals:
                break
    return fmean(found), stdev(found) / sqrt(len(found))


@pytest.mark.soak
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_the_luck_of_10000_deals_comes_to_nothing(rules: str, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "The luck of the cards averages to zero over 10,000 deals")
    record_property("kind", "statistic")
    record_property("trials", 1)
    mean, error = _mean(rules, 10_000)
    # the tables that luck is measured against come from 40,000 deals and have half this error themselves
    assert abs(mean) < 1.96 * error * sqrt(1.25)
