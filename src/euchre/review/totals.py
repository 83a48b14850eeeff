"""Totals over the reviewed matches of one person: each match in figures, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec

from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import Place, Seating
from euchre.review.figures import DealFigures, KindFigures, figures, lost_by_deal
from euchre.review.judgement import Kind
from euchre.review.outcome import results
from euchre.review.scale import PlayedLevel, has_scale, level_of


class JudgedMatch(NamedTuple):
    """A match that was reviewed, and the seat that is asked about."""

    rules: Rules
    seat: int
    winner: int | None
    """The side that won; None where nobody did."""
    deals: tuple[DealFigures, ...]

    @property
    def losses(self) -> list[float]:
        """The loss of the seat in each deal, in chances (0..1) to win the match."""
        return lost_by_deal(self.seat, [deal.decisions for deal in self.deals])

    @property
    def seating(self) -> Seating:
        """The seats and the sides."""
        return law.seating(self.rules)

    @property
    def luck(self) -> float:
        """The change by the cards in the chance of the seat's side."""
        return sum(deal.luck[self.seating.side(self.seat)] for deal in self.deals)

    @property
    def result(self) -> float:
        """The result of the match for the seat's side: 1, 0, or its share of a match that nobody won."""
        return results(self.winner, self.seating.sides)[self.seating.side(self.seat)]


class MeanLoss(msgspec.Struct, frozen=True):
    """The loss in a deal, on average, in chances (0..1) to win the match."""

    deals: int
    loss: float
    error: float | None
    """The standard error of this mean, from deal to deal; None for a single deal or none."""


def mean_loss(losses: Sequence[float]) -> MeanLoss:
    """The mean of what was lost in some deals, with its standard error."""
    error = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else None
    return MeanLoss(len(losses), fmean(losses) if losses else 0.0, error)


_NOTHING: Final = mean_loss(())


class PlaceLost(msgspec.Struct, frozen=True):
    """The losses in each seat, seen from the dealer; of six, the second to the left is the near partner."""

    dealer: MeanLoss = _NOTHING
    left: MeanLoss = _NOTHING
    near_partner: MeanLoss = _NOTHING
    dealers_partner: MeanLoss = _NOTHING
    opposite: MeanLoss = _NOTHING
    far_partner: MeanLoss = _NOTHING
    right: MeanLoss = _NOTHING


class LevelAtRules(msgspec.Struct, frozen=True):
    """The level that somebody's matches by one preset tell."""

    preset: str
    deals: int
    level: PlayedLevel


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """Totals over reviewed matches; losses, luck and results are in matches, so that a win is 1."""

    reviewed: int
    """The number of reviewed matches."""
    decisions: int
    lost: MeanLoss
    luck: float
    """The change by the cards for the person's side, all matches together."""
    result: float
    """The reviewed matches that were won; of one that nobody won, each side has its share."""
    kinds: dict[Kind, KindFigures]
    places: PlaceLost
    """The totals by seat, for the deals of which the dealer is known."""
    levels: tuple[LevelAtRules, ...]
    """The levels by the presets that have a scale."""


def totals(matches: Sequence[JudgedMatch]) -> Totals:
    """The totals over these matches of one person."""
    kinds: dict[Kind, KindFigures] = {}
    places: dict[Place, list[float]] = {}
    presets: dict[str, list[JudgedMatch]] = {}
    for match in matches:
        found = figures(match.seat, len(match.deals), chain.from_iterable(deal.decisions for deal in match.deals))
        for kind, one in found.kinds.items():
            kinds[kind] = kinds.get(kind, KindFigures(0, 0.0)) + one
        for deal, lost in zip(match.deals, match.losses, strict=True):
            if deal.dealer is not None:
                places.setdefault(match.seating.place_of(match.seat, deal.dealer), []).append(lost)
        if has_scale(match.rules):
            presets.setdefault(str(match.rules).partition(",")[0], []).append(match)
    return Totals(
        reviewed=len(matches),
        decisions=sum(one.decisions for one in kinds.values()),
        lost=mean_loss(_losses(matches)),
        luck=sum(match.luck for match in matches),
        result=sum(match.result for match in matches),
        kinds=kinds,
        places=PlaceLost(**{place: mean_loss(losses) for place, losses in places.items()}),
        levels=tuple(_levels(presets)),
    )


def _levels(presets: dict[str, list[JudgedMatch]]) -> Iterator[LevelAtRules]:
    for preset, matches in presets.items():
        losses = _losses(matches)
        if (level := level_of(matches[0].rules, losses)) is not None:
            yield LevelAtRules(preset, len(losses), level)


def _losses(matches: Iterable[JudgedMatch]) -> list[float]:
    return list(chain.from_iterable(match.losses for match in matches))
