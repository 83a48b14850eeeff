"""The chance to win over a match, decision by decision: what a graph of it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from euchre.core.seating import FOUR
from euchre.review.decision import JudgedDecision
from euchre.review.match_review import Review


class GraphPoint(NamedTuple):
    """How a match stood at one moment."""

    deal: int
    """The deal's number, from 1."""
    chance: float
    """The chance (0..1) that side 0 (seats 0 and 2) wins the match."""
    decision: JudgedDecision | None
    """What was decided then; None before a deal and after the last one."""


def graph(review: Review) -> tuple[GraphPoint, ...]:
    """The chance before each deal, as each decision left it in the eyes of who took it, and at the end."""
    return tuple(_points(review))


def _points(review: Review) -> Iterator[GraphPoint]:
    for deal in review.deals:
        if deal.split is not None:
            yield GraphPoint(deal.number, deal.split.before, None)
        for decision in deal.decisions:
            chance = decision.wins if FOUR.side(decision.seat) == 0 else 1 - decision.wins
            yield GraphPoint(deal.number, chance, decision)
    if review.deals and (last := review.deals[-1].split) is not None:
        yield GraphPoint(review.deals[-1].number, last.after, None)
