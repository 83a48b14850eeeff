"""Reviewed deals that were stored when only the chances of seats 0 and 2 were, are read as those of both sides."""

import zlib

import msgspec
import pytest

from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement
from euchre.review.outcome import Par, Split
from euchre.review.reviewed_deal import ReviewedDeal
from euchre.web.past.stored_reviews import deal_in, figures_in

DEAL = {
    "number": 2,
    "dealer": 3,
    "points": [0, 2],
    "score": [4, 2],
    "par": {"chance": 0.75, "points": [1, 0]},
    "split": {"before": 0.5, "after": 0.25, "luck": 0.25, "played": [-0.125, 0.0], "unknown": -0.375},
    "decisions": [],
}
SPLIT = Split((0.5, 0.5), (0.25, 0.75), (0.25, -0.25), (-0.125, 0.0), (-0.375, 0.375))


@pytest.mark.parametrize(("split", "read"), [(DEAL["split"], SPLIT), (None, None)])
def test_an_older_deal_has_the_chances_of_both_sides(split: object, read: Split | None) -> None:
    found = deal_in(zlib.compress(msgspec.json.encode({**DEAL, "split": split})))
    assert found == ReviewedDeal(2, 3, (0, 2), (4, 2), Par((0.75, 0.25), (1, 0)), read, ())
    assert deal_in(zlib.compress(msgspec.json.encode(found))) == found


def test_older_figures_have_the_luck_of_both_sides() -> None:
    lost = DecisionFigures(1, "lead", 0.1, 0.01, Judgement.MISTAKE)
    assert figures_in(b'[0.25,[[1,"lead",0.1,0.01,"mistake"]]]') == DealFigures((0.25, -0.25), (lost,), None)
    assert figures_in(b"[0.25,[],3]") == DealFigures((0.25, -0.25), (), 3)
    new = DealFigures((0.25, -0.125, -0.125), (lost,), 2)
    assert figures_in(msgspec.json.encode(new)) == new
