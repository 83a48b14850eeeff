"""The figures of a match by player: losses, kinds of decisions, and verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from euchre.review.judgement import Judgement, Kind

if TYPE_CHECKING:
    from euchre.review.decision import JudgedDecision  # which loads the search


class DecisionFigures(NamedTuple):
    """The part of a judged decision that counts in the figures."""

    seat: int
    kind: Kind
    loss: float
    error: float
    verdict: Judgement


class DealFigures(NamedTuple):
    """The part of a deal that counts in the figures of the players."""

    luck: tuple[float, ...]
    """The change by the cards of the chance (0..1) of each side to win the match."""
    decisions: tuple[DecisionFigures, ...]
    dealer: int | None = None
    """The seat; None where that was not stored yet."""


class KindFigures(msgspec.Struct, frozen=True):
    """The decisions of one kind."""

    decisions: int
    loss: float
    """The losses together, in chances (0..1) to win the match."""

    def __add__(self, other: KindFigures) -> KindFigures:
        """The decisions of both."""
        return KindFigures(self.decisions + other.decisions, self.loss + other.loss)


class PlayerFigures(msgspec.Struct, frozen=True):
    """A player's match in figures."""

    seat: int
    decisions: int
    loss: float
    """The losses together, in chances (0..1) to win the match."""
    error: float
    """The standard error of `loss`, from the deals that were looked at."""
    per_deal: float = msgspec.field(name="loss_per_deal")
    """The loss in a deal, on average."""
    per_decision: float = msgspec.field(name="loss_per_decision")
    """The loss with a decision, on average."""
    kinds: dict[Kind, KindFigures]
    verdicts: dict[Judgement, int]
    """The number of each verdict."""


def lost_by_deal(seat: int, deals: Iterable[Sequence[JudgedDecision | DecisionFigures]]) -> list[float]:
    """The losses of a seat in each deal, given by its decisions, in chances (0..1) to win the match."""
    return [sum(one.loss for one in decisions if one.seat == seat) for decisions in deals]


def figures(seat: int, deals: int, decisions: Iterable[JudgedDecision | DecisionFigures]) -> PlayerFigures:
    """The figures of a seat, of whose decisions these are some or all; others are left out."""
    own = [decision for decision in decisions if decision.seat == seat]
    kinds: dict[Kind, KindFigures] = {}
    for decision in own:
        kinds[decision.kind] = kinds.get(decision.kind, KindFigures(0, 0.0)) + KindFigures(1, decision.loss)
    verdicts = {verdict: sum(decision.verdict is verdict for decision in own) for verdict in Judgement}
    loss = sum((decision.loss for decision in own), 0.0)
    error = sqrt(sum(decision.error**2 for decision in own))
    return PlayerFigures(
        seat,
        len(own),
        loss,
        error,
        loss / deals if deals else 0.0,
        loss / len(own) if own else 0.0,
        kinds,
        verdicts,
    )
