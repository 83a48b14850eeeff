"""A review as it is sent and stored, deal by deal: made in a process that reviews, read by the one that answers."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from euchre.core import law
from euchre.core.rules import Rules
from euchre.record.log import parse_log
from euchre.record.match_record import MatchRecord
from euchre.review.figures import DealFigures, DecisionFigures, KindFigures, figures, lost_by_deal
from euchre.review.judgement import Judgement, Kind, ReviewLevel
from euchre.review.outcome import Par, Split
from euchre.review.scale import PlayedLevel, level_of
from euchre.wording import Wording
from euchre.wording.unspoken import Unspoken, spoken

_SEED: Final = 1
"""That of `euchre review`, so that everybody gets the same review."""
_RECORDS: Final = 2
"""Matches that a process remembers between two deals."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """What might have been done: chances from 0 to 1, points of the seat's side less those of the others."""

    action: str
    points: float
    wins: float
    error: float
    why: str


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, judged from what its seat knew."""

    seat: int
    kind: Kind
    step: int
    """Which of the actions of the match this is, from 0."""
    position: str
    """The moment as a text to analyse, from this seat."""
    chosen: str
    wins: float
    """The chance that the seat's side then wins the match."""
    loss: float
    """How much of it was given away."""
    error: float
    """The standard error of the loss."""
    verdict: Judgement
    choices: tuple[ReviewedChoice, ...]
    """The best first."""


class ReviewedDeal(msgspec.Struct, frozen=True):
    """A deal of a review; pairs are by side, seats 0 and 2 first."""

    number: int
    """From 1."""
    dealer: int
    points: tuple[int, int] | None
    """None where the cards were dealt again, or the match ended before the deal did."""
    score: tuple[int, int] | None
    par: Par
    split: Split | None
    """None where the match ended before the deal did."""
    decisions: tuple[ReviewedDecision, ...]


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """The figures of a seat."""

    seat: int
    decisions: int
    loss: float
    """All losses together, in chances (0..1) to win the match."""
    error: float
    loss_per_deal: float
    loss_per_decision: float
    kinds: dict[Kind, KindFigures]
    verdicts: dict[str, int]
    level: PlayedLevel | None
    """None before the seat had anything to decide."""


class ReviewNow(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    level: ReviewLevel
    deals_in_all: int
    done: int
    """How many of them are reviewed."""
    waiting: bool
    """Its turn has not come yet."""
    failed: str | None
    """Why it was broken off; it can be begun anew."""
    deals: tuple[ReviewedDeal, ...]
    """Some of those that are reviewed, in order."""
    figures: tuple[ReviewedPlayer, ...]
    """The seats 0..3, over all deals that are reviewed."""
    luck: float
    """What the cards of these deals changed in the chances of seats 0 and 2."""
    without_luck: float | None
    """What the match brought seats 0 and 2, 1 for a win and 0 for a defeat, less that luck; None until all deals are
    reviewed."""


class MadeDeal(NamedTuple):
    """A reviewed deal as it is stored, its reasons without words, and what of it counts in the figures."""

    deal: bytes
    figures: bytes


_DEAL: Final = msgspec.json.Decoder(ReviewedDeal)
_FIGURES: Final = msgspec.json.Decoder(DealFigures)


def reviewed_deal(log: str, number: int, level: ReviewLevel) -> MadeDeal:
    """Review one deal (from 1) of a match, given by its log."""
    from euchre.review.review import review_deal  # noqa: PLC0415 - which loads the search

    found = review_deal(_record(log), number, level, seed=_SEED, words=Unspoken())
    counts = DealFigures(
        0.0 if found.split is None else found.split.luck,
        tuple(DecisionFigures(one.seat, one.kind, one.loss, one.error, one.verdict) for one in found.decisions),
        found.dealer,
    )
    return MadeDeal(zlib.compress(msgspec.json.encode(found.to_json())), msgspec.json.encode(counts))


def deals_of(stored: Iterable[bytes], words: Wording) -> tuple[ReviewedDeal, ...]:
    """Deals as they were stored, their reasons in words."""
    return tuple(_in_words(_DEAL.decode(zlib.decompress(deal)), words) for deal in stored)


def deal_figures(stored: Mapping[int, bytes]) -> tuple[DealFigures, ...]:
    """The figures of some deals as they were stored, by number, in order."""
    return tuple(_FIGURES.decode(stored[number]) for number in sorted(stored))


def players_of(deals: tuple[DealFigures, ...], rules: Rules) -> tuple[ReviewedPlayer, ...]:
    """The figures of the seats 0..3 over some deals."""
    return tuple(_player(seat, deals, rules) for seat in range(law.SEATS))


def _player(seat: int, deals: tuple[DealFigures, ...], rules: Rules) -> ReviewedPlayer:
    found = figures(seat, len(deals), [one for deal in deals for one in deal.decisions])
    losses = lost_by_deal(seat, [deal.decisions for deal in deals])
    level = level_of(rules, losses) if found.decisions else None
    return msgspec.convert({**found.to_json(), "level": level}, ReviewedPlayer)


@lru_cache(_RECORDS)
def _record(log: str) -> MatchRecord:
    return parse_log(log)


def _in_words(deal: ReviewedDeal, words: Wording) -> ReviewedDeal:
    decisions = (
        msgspec.structs.replace(
            one, choices=tuple(msgspec.structs.replace(each, why=spoken(words, each.why)) for each in one.choices)
        )
        for one in deal.decisions
    )
    return msgspec.structs.replace(deal, decisions=tuple(decisions))
