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
from euchre.review.luck import par, split, standing
from euchre.review.match_review import DealReview, Review
from euchre.review.outcome import Par, Split, results
from support.games import random_match

SPLITS = (
    Split((0.5, 0.5), (0.7, 0.3), (0.3, -0.3), (-0.05, -0.02), (-0.07, 0.07)),
    Split((0.7, 0.3), (1.0, 0.0), (-0.1, 0.1), (-0.01, -0.2), (0.21, -0.21)),
)
"""Two deals: 0.5 + 0.3 - 0.05 + 0.02 - 0.07 is 0.7, and 0.7 - 0.1 - 0.01 + 0.2 + 0.21 is 1."""


def _review(record: MatchRecord) -> Review:
    deals = (DealReview(place, 3, None, (), Par((0.5, 0.5), (0, 0)), one) for place, one in enumerate(SPLITS, 1))
    return Review(record, "quick", 1, tuple(deals))


def _match(winner: int) -> MatchRecord:
    return next(found for seed in range(20) if (found := random_match("standard,target=1", seed)).winner == winner)


@pytest.mark.parametrize(("winner", "left"), [(0, 0.8), (1, -0.2)])
def test_the_luck_of_all_deals_is_taken_from_the_result(winner: int, left: float) -> None:
    """Luck of 0.3 - 0.1 is no part of the win, or made the defeat the worse."""
    found = _review(_match(winner))
    assert found.luck == pytest.approx((0.2, -0.2))
    assert found.without_luck == pytest.approx((left, 1 - left))
    assert tuple(found.to_json()["without_luck"]) == found.without_luck


def test_who_gives_up_has_lost_whatever_the_score() -> None:
    whole = _match(0)
    given_up = replace(whole, actions=whole.actions[:-1], notes={"conceded": 0})
    assert _review(given_up).without_luck == pytest.approx((-0.2, 1.2))


def test_a_match_that_goes_on_has_no_result() -> None:
    whole = _match(0)
    found = _review(replace(whole, actions=whole.actions[:-1]))
    assert found.without_luck is None
    assert luck_note(found) == ""


def test_it_is_told_in_a_sentence() -> None:
    assert luck_note(_review(_match(0))) == (
        "Result of South and North, in points, 100 for a win: 100. Luck of the cards: +20.0."
        " Result without that luck: 80.0."
    )


def test_the_note_of_a_player_speaks_of_their_side() -> None:
    assert luck_note(_review(_match(0)), 1) == (
        "Result of West and East, in points, 100 for a win: 0. Luck of the cards: -20.0."
        " Result without that luck: 20.0."
    )


def test_a_draw_is_shared_by_all_sides() -> None:
    assert [results(winner, 2) for winner in (0, 1, None)] == [(1, 0), (0, 1), (0.5, 0.5)]
    assert results(2, 3) == (0, 0, 1)
    assert results(None, 3) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_what_one_of_three_loses_the_two_others_share() -> None:
    """Seat 0 gives away 0.1 and seat 1 0.04: seat 0 has half of the 0.04, seat 2 half of both."""
    found = split((0.3, 0.4, 0.3), (0.5, 0.3, 0.2), (0.45, 0.3, 0.25), (0.1, 0.04, 0.0))
    assert found.played == (-0.1, -0.04, 0.0)
    assert [found.theirs(side) for side in range(3)] == pytest.approx([0.02, 0.05, 0.07])
    assert found.luck == pytest.approx((0.2, -0.1, -0.1))
    assert found.unknown == pytest.approx((0.45 - 0.3 - 0.2 + 0.1 - 0.02, 0.3 - 0.4 + 0.1 + 0.04 - 0.05, -0.02))


@pytest.mark.soak
def test_over_many_matches_luck_cancels_and_the_result_without_it_scatters_less() -> None:
    rules, bots = Rules.parse("standard"), (bot_named("swift"), HouseBot()) * 2
    won, lucks = [], []
    for match in range(400):
        luck, state = 0.0, new_match(rules)
        for number, move in enumerate(moves(state, bots, f"luck/{match}")):
            state = apply(move.before, move.action)
            if isinstance(move.action, Deal):
                luck += par(state, f"luck/{match}/{number}").chances[0] - standing(move.before)[0]
        won.append(results(state.match.winner, 2)[0])
        lucks.append(luck)
    without = [one - luck for one, luck in zip(won, lucks, strict=True)]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(without) < 0.9 * stdev(won)
