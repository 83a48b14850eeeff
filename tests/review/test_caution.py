"""The bids among careful players: what rests on others who call readily is not marked, and a sentence says so."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from euchre import Match, Position
from euchre.bots.any_table.auction import AuctionPolicy
from euchre.bots.any_table.weights import weights_for
from euchre.bots.policy.bidding import best_bid
from euchre.bots.policy.nets import policy, policy_context
from euchre.core import law
from euchre.core.actions import Order, Pass
from euchre.core.cards import Card, set_of
from euchre.core.rules import PRESETS, Rules
from euchre.core.view import view
from euchre.equity.stakes import MatchStakes
from euchre.review import analyse
from euchre.review.caution import CAUTION
from euchre.review.decision import judge
from euchre.review.judgement import Judgement
from support.hands import deal

STANDARD = PRESETS["standard"]
PARTNER_TURNS_THE_RIGHT = "standard/7-6/3/1/AhThQsKc9d/Jh/pass"
"""Ace and ten of trump: books order, and a pass is right beside a dealer who surely takes the jack."""
ADVICE_DEPENDS = "readily"


def taken_up(up: str, turn: int, caution: float, hands: int = 400) -> float:
    """The share of random hands with which the player of a turn calls the up-card's suit."""
    context = policy_context(MatchStakes(STANDARD, (0, 0), (0, 0), 3, 1), Card.parse(up), policy(), caution)
    pack = [card for card in law.pack(STANDARD) if card != Card.parse(up)]
    dealt = [np.uint64(set_of(Random(seed).sample(pack, 5))) for seed in range(hands)]
    return sum(best_bid(hand, turn, context) > 0 for hand in dealt) / hands


@pytest.mark.parametrize(
    ("up", "turn", "people", "ours"),
    [("Jh", 3, 0.67, 0.83), ("9h", 1, 0.15, 0.35)],
)
def test_careful_players_take_up_about_as_often_as_people(up: str, turn: int, people: float, ours: float) -> None:
    careful, ready = taken_up(up, turn, CAUTION), taken_up(up, turn, 0.0)
    assert abs(careful - people) < abs(ready - people)
    assert abs(careful - people) < 0.1
    assert abs(ready - ours) < 0.1


def test_an_order_that_books_make_is_no_error_and_the_pass_has_a_condition() -> None:
    seen = Position.parse(PARTNER_TURNS_THE_RIGHT).view
    ordered = judge(seen, Order(), "1", "full")
    assert ordered.verdict is Judgement.TOO_CLOSE
    assert ordered.best.action == Pass()
    assert ADVICE_DEPENDS in ordered.best.why
    assert ordered.wins == pytest.approx(ordered.best.wins - ordered.loss)


def test_the_analysis_says_the_condition_only_where_there_is_one() -> None:
    found = analyse(Position.parse(PARTNER_TURNS_THE_RIGHT).view, "full", seed=1)
    assert found.choices[0].action == Pass()
    assert [ADVICE_DEPENDS in choice.why for choice in found.choices] == [True, False, False]
    donating = deal("standard", left="9s Ts 9c Tc 9d", up="Jh", score=(8, 8))
    plain = analyse(view(donating, 0), "quick", seed=1)
    assert not any(ADVICE_DEPENDS in choice.why for choice in plain.choices)


def test_an_error_in_both_companies_stays_one() -> None:
    state = deal("standard", left="9s Ts 9c Tc 9d", up="Jh", score=(8, 8))
    ordered = judge(view(state, 0), Order(), "1", "quick")
    assert ordered.verdict.counts
    assert ADVICE_DEPENDS not in ordered.best.why


@pytest.mark.parametrize("preset", ["two-handed", "three-handed", "six-handed"])
def test_caution_makes_a_pass_better_by_its_points_at_every_table(preset: str) -> None:
    seen = Match(preset, seed=1).view(0)
    weights = weights_for(law.seating(Rules.parse(preset)).players)
    plain, careful = AuctionPolicy.of(seen, weights), AuctionPolicy.of(seen, weights, CAUTION)
    gained = np.subtract(careful.row(0, int(set_of(seen.hand)), 1), plain.row(0, int(set_of(seen.hand)), 1))
    assert gained[0] == pytest.approx(CAUTION * plain.terms.points[0])
    assert not gained[1:].any()
