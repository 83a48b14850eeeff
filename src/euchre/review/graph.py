"""The chance to win over a match, decision by decision: what a graph of it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from euchre.review.decision import JudgedDecision
from euchre.review.match_review import Review


class GraphPoint(NamedTuple):
    """The state of a match at a decision."""

    deal: int
    """The deal's number, from 1."""
    chance: float
    """The chance (0..1) that the side wins the match."""
    decision: JudgedDecision | None
    """The decision then; None before a deal and after the last one."""


def graph(review: Review, side: int = 0) -> tuple[GraphPoint, ...]:
    """The chance of a side before each deal, as each decision left it in the eyes of who took it, and at the end.

    Where there are three sides, only the side's own decisions tell its chance.
    """
    return tuple(_points(review, side))


def _points(review: Review, side: int) -> Iterator[GraphPoint]:
    table = review.seating
    for deal in review.deals:
        if deal.split is not None:
            yield GraphPoint(deal.number, deal.split.before[side], None)
        for decision in deal.decisions:
            if table.side(decision.seat) == side:
                yield GraphPoint(deal.number, decision.wins, decision)
            elif table.sides == 2:
                yield GraphPoint(deal.number, 1 - decision.wins, decision)
    if review.deals and (last := review.deals[-1].split) is not None:
        yield GraphPoint(review.deals[-1].number, last.after[side], None)
