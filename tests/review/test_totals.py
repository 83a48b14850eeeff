"""The totals of a person's reviewed matches, worked out by hand from planted losses and luck."""

from __future__ import annotations

from math import sqrt

import pytest
from msgspec.structs import asdict

from euchre.core.rules import PRESETS, Rules
from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement, Kind
from euchre.review.scale import level_of
from euchre.review.totals import JudgedMatch, MeanLoss, mean_loss, totals

STANDARD, BRITISH = PRESETS["standard"], Rules.parse("british,target=15")


def _lost(seat: int, loss: float, kind: Kind = "lead") -> DecisionFigures:
    return DecisionFigures(seat, kind, loss, 0.01, Judgement.MISTAKE)


FIRST = JudgedMatch(
    STANDARD,
    seat=1,
    winner=1,
    deals=(
        DealFigures((0.2, -0.2), (_lost(1, 0.02), _lost(1, 0.04, "order"), _lost(0, 0.5)), dealer=1),
        DealFigures((-0.3, 0.3), (_lost(1, 0.0), _lost(3, 0.5)), dealer=0),
    ),
)
"""Seat 1 lost 0.06 as the dealer and nothing in the first seat, and won although its cards were 0.1 too good."""
SECOND = JudgedMatch(
    BRITISH,
    seat=2,
    winner=1,
    deals=(
        DealFigures((-0.25, 0.25), (_lost(2, 0.03),), dealer=0),
        DealFigures((0.1, -0.1), (_lost(2, 0.07),), dealer=None),
    ),
)
"""Seat 2 lost 0.03 while its partner dealt and 0.07 in a deal of nobody knows whom, and the match."""


def test_luck_and_result_are_those_of_the_own_side() -> None:
    assert FIRST.luck == pytest.approx(0.1)
    assert SECOND.luck == pytest.approx(-0.15)
    assert (FIRST.result, SECOND.result) == (1.0, 0.0)
    assert FIRST._replace(winner=None).result == SECOND._replace(winner=None).result == 0.5


def test_several_matches_come_to_their_sums() -> None:
    found = totals([FIRST, SECOND])
    assert (found.reviewed, found.decisions, found.result) == (2, 5, 1.0)
    assert found.luck == pytest.approx(-0.05)
    assert {kind: (one.decisions, round(one.loss, 9)) for kind, one in found.kinds.items()} == {
        "lead": (4, 0.12),
        "order": (1, 0.04),
    }
    assert found.lost.deals == 4
    assert found.lost.loss == pytest.approx(0.04)  # 0.06, 0, 0.03 and 0.07, of which each is 0.02 to 0.04 off
    assert found.lost.error == pytest.approx(sqrt((0.02**2 + 0.04**2 + 0.01**2 + 0.03**2) / 3 / 4))


def test_each_seat_is_counted_from_the_dealer_where_that_is_known() -> None:
    found = asdict(totals([FIRST, SECOND]).places)
    assert {place: (one.deals, round(one.loss, 9), one.error) for place, one in found.items() if one.deals} == {
        "dealer": (1, 0.06, None),
        "left": (1, 0.0, None),
        "dealers_partner": (1, 0.03, None),
    }


def test_at_a_table_of_three_a_player_has_a_side_of_their_own() -> None:
    """Seat 2 lost 0.05 at the dealer's right, its cards were 0.02 too bad, and a match that nobody won is shared."""
    three = Rules.parse("standard,players=3")
    match = JudgedMatch(three, 2, None, (DealFigures((0.3, -0.28, -0.02), (_lost(2, 0.05),), dealer=0),))
    found = totals([match])
    assert (found.luck, found.result) == pytest.approx((-0.02, 1 / 3))
    assert {place: one.deals for place, one in asdict(found.places).items() if one.deals} == {"right": 1}
    assert found.levels == (), "the scale was not measured there"


def test_the_level_is_that_of_all_deals_by_the_same_preset() -> None:
    found = totals([FIRST, SECOND, FIRST])
    assert [(one.preset, one.deals, one.level) for one in found.levels] == [
        ("standard", 4, level_of(STANDARD, [0.06, 0.0, 0.06, 0.0])),
        ("british", 2, level_of(BRITISH, [0.03, 0.07])),
    ]


def test_nothing_comes_to_nothing() -> None:
    found = totals([])
    assert (found.reviewed, found.decisions, found.luck, found.result) == (0, 0, 0, 0)
    assert (found.lost, found.kinds, found.levels) == (MeanLoss(0, 0.0, None), {}, ())


def test_a_single_deal_has_no_spread() -> None:
    assert mean_loss([0.25]) == MeanLoss(1, 0.25, None)
