"""The result of a match without the luck of its cards: exact by its sums, and the same as the result on average."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.cli.review.text import luck_note
from euchre.core.actions import Deal
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.record.match_record import MatchRecord
from euchre.review.luck import par, standing
from euchre.review.match_review import DealReview, Review
from euchre.review.outcome import Par, Split, result
from support.games import random_match

SPLITS = (Split(0.5, 0.7, 0.3, (-0.05, -0.02), -0.07), Split(0.7, 1.0, -0.1, (-0.01, -0.2), 0.21))
"""Two deals: 0.5 + 0.3 - 0.05 + 0.02 - 0.07 is 0.7, and 0.7 - 0.1 - 0.01 + 0.2 + 0.21 is 1."""


def _review(record: MatchRecord) -> Review:
    deals = (DealReview(place, 3, None, (), Par(0.5, (0, 0)), one) for place, one in enumerate(SPLITS, 1))
    return Review(record, "quick", 1, tuple(deals))


def _match(winner: int) -> MatchRecord:
    return next(found for seed in range(20) if (found := random_match("standard,target=1", seed)).winner == winner)


@pytest.mark.parametrize(("winner", "left"), [(0, 0.8), (1, -0.2)])
def test_the_luck_of_all_deals_is_taken_from_the_result(winner: int, left: float) -> None:
    """Luck of 0.3 - 0.1 is no part of the win, or made the defeat the worse."""
    found = _review(_match(winner))
    assert found.luck == pytest.approx(0.2)
    assert found.without_luck == pytest.approx(left)
    assert found.to_json()["without_luck"] == found.without_luck


def test_who_gives_up_has_lost_whatever_the_score() -> None:
    whole = _match(0)
    given_up = replace(whole, actions=whole.actions[:-1], notes={"conceded": 0})
    assert _review(given_up).without_luck == pytest.approx(-0.2)


def test_a_match_that_goes_on_has_no_result() -> None:
    whole = _match(0)
    found = _review(replace(whole, actions=whole.actions[:-1]))
    assert found.without_luck is None
    assert luck_note(found) == ""


def test_it_is_told_in_a_sentence() -> None:
    assert luck_note(_review(_match(0))) == (
        "Result of South and North: 100%. Luck of the cards: +20.0 points. Result without that luck: 80.0%."
    )


def test_a_draw_is_half_a_win() -> None:
    assert [result(winner) for winner in (0, 1, None)] == [1.0, 0.0, 0.5]


@pytest.mark.soak
def test_over_many_matches_luck_cancels_and_the_result_without_it_scatters_less() -> None:
    rules, bots = Rules.parse("standard"), (bot_named("swift"), HouseBot()) * 2
    results, lucks = [], []
    for match in range(400):
        luck, state = 0.0, new_match(rules)
        for number, move in enumerate(moves(state, bots, f"luck/{match}")):
            state = apply(move.before, move.action)
            if isinstance(move.action, Deal):
                luck += par(state, f"luck/{match}/{number}").chance - standing(move.before)
        results.append(result(state.match.winner))
        lucks.append(luck)
    without = [won - luck for won, luck in zip(results, lucks, strict=True)]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(without) < 0.9 * stdev(results)
