"""The page about reviews shows the verdicts that the review gives today, beside the remarks of a strong player."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from euchre.core.state import Phase
from euchre.core.view import View
from euchre.record.read import read_records
from euchre.review.decision import JudgedDecision
from euchre.review.match_review import DealReview, review_deal

pytestmark = pytest.mark.slow

_ROOT: Final = Path(__file__).parents[2]
_ROW: Final = re.compile(
    r"\| (?P<game>[a-z-]+) (?P<deal>\d+), (?P<what>call|card) (?P<which>\d+) \| (?P<taken>.*?) \| .*? "
    r"\| (?P<verdict>[a-z ]+) \| (?P<loss>\S+ ± \S+) \| .* \| (?P<agreed>yes|no|open) \|"
)


class _Remark(NamedTuple):
    game: str
    deal: str
    what: str
    which: str
    taken: str
    verdict: str
    loss: str
    agreed: str


_TEXT: Final = (_ROOT / "docs/review.md").read_text("utf-8")
_REMARKS: Final = [_Remark(*found.groups()) for found in _ROW.finditer(_TEXT)]


@cache
def _reviewed(game: str, deal: int) -> DealReview:
    return review_deal(read_records(str(_ROOT / f"tests/data/egn/{game}.egn"))[0], deal, "full")


def _is_moment(seen: View, what: str, which: int) -> bool:
    """True before the call or the card that is the `which`-th of its deal, from 1."""
    if what == "card":
        return (
            seen.phase is Phase.PLAY and sum(len(trick.cards) for trick in seen.tricks) + len(seen.trick) == which - 1
        )
    return seen.phase in {Phase.ROUND_1, Phase.ROUND_2} and len(seen.open.calls) == which - 1


def _judged(remark: _Remark) -> JudgedDecision:
    decisions = _reviewed(remark.game, int(remark.deal)).decisions
    return next(one for one in decisions if _is_moment(one.view, remark.what, int(remark.which)))


@pytest.mark.parametrize("remark", _REMARKS, ids=lambda one: f"{one.game} {one.deal} {one.what} {one.which}")
def test_the_verdict_beside_a_remark_is_that_of_the_review(remark: _Remark) -> None:
    found = _judged(remark)
    loss = f"{100 * found.loss:.1f} ± {100 * found.error:.1f}"
    assert (str(found.chosen), found.verdict.value, loss) == (remark.taken, remark.verdict, remark.loss)


def test_all_remarks_are_counted() -> None:
    counts = [sum(one.agreed == word for one in _REMARKS) for word in ("yes", "open", "no")]
    agree, are_open, disagree = counts
    assert f"Of {sum(counts)} they agree in {agree}, {are_open} are open, in {disagree} they disagree." in _TEXT
