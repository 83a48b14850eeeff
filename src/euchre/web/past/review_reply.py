"""A review as it is sent and stored, deal by deal; made in the review process."""

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
from euchre.review.figures import DealFigures, DecisionFigures, PlayerFigures, figures, lost_by_deal
from euchre.review.judgement import ReviewLevel
from euchre.review.reviewed_deal import ReviewedDeal
from euchre.review.scale import PlayedLevel, level_of
from euchre.store.rows.archive import log_in
from euchre.web.past.stored_reviews import deal_in, figures_in
from euchre.wording import Wording
from euchre.wording.unspoken import Unspoken, spoken

_SEED: Final = 1
"""The seed of `euchre review`, so that everybody gets the same review."""
_RECORDS: Final = 16
"""Matches that a process remembers between two deals."""


class ReviewedPlayer(PlayerFigures, frozen=True):
    """The figures of a seat."""

    level: PlayedLevel | None
    """The level; None before the seat had anything to decide, and at tables without a scale."""


class ReviewNow(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    level: ReviewLevel
    deals_in_all: int
    done: int
    """The number of them that are reviewed."""
    waiting: bool
    """Its turn has not come yet."""
    failed: str | None
    """The reason why it was broken off; it can be begun again."""
    deals: tuple[ReviewedDeal, ...]
    """The next of the reviewed deals, in order."""
    figures: tuple[ReviewedPlayer, ...]
    """The seats in order, over all deals that are reviewed."""
    luck: tuple[float, ...]
    """The change by the cards of these deals in the chance of each side."""
    without_luck: tuple[float, ...] | None
    """The result of the match for each side, 1 for a win and 0 for a defeat, less that luck; None until all deals are
    reviewed."""


class MadeDeal(NamedTuple):
    """A reviewed deal as it is stored, its reasons without words, and what of it counts in the figures."""

    deal: bytes
    figures: bytes


def reviewed_deal(stored: bytes, number: int, level: ReviewLevel) -> MadeDeal:
    """Review one deal (from 1) of a match, given by its log as it is stored."""
    from euchre.review.match_review import review_deal  # noqa: PLC0415 - which loads the search
    from euchre.web.past.judgements import JUDGEMENTS  # noqa: PLC0415 - the same

    found = review_deal(_record(stored), number, level, seed=_SEED, words=Unspoken(), judge=JUDGEMENTS.judge)
    counts = DealFigures(
        (0.0,) * len(found.par.chances) if found.split is None else found.split.luck,
        tuple(DecisionFigures(one.seat, one.kind, one.loss, one.error, one.verdict) for one in found.decisions),
        found.dealer,
    )
    return MadeDeal(zlib.compress(msgspec.json.encode(found.reviewed)), msgspec.json.encode(counts))


def deals_of(stored: Iterable[bytes], words: Wording) -> tuple[ReviewedDeal, ...]:
    """Deals as they were stored, their reasons in words."""
    return tuple(_in_words(deal_in(deal), words) for deal in stored)


def deal_figures(stored: Mapping[int, bytes]) -> tuple[DealFigures, ...]:
    """The figures of some deals as they were stored, by number, in order."""
    return tuple(figures_in(stored[number]) for number in sorted(stored))


def players_of(deals: tuple[DealFigures, ...], rules: Rules) -> tuple[ReviewedPlayer, ...]:
    """The figures of the seats in order over some deals."""
    return tuple(_player(seat, deals, rules) for seat in law.seating(rules).seats)


def _player(seat: int, deals: tuple[DealFigures, ...], rules: Rules) -> ReviewedPlayer:
    found = figures(seat, len(deals), [one for deal in deals for one in deal.decisions])
    losses = lost_by_deal(seat, [deal.decisions for deal in deals])
    level = level_of(rules, losses) if found.decisions else None
    return ReviewedPlayer(**msgspec.structs.asdict(found), level=level)


@lru_cache(_RECORDS)
def _record(stored: bytes) -> MatchRecord:
    return parse_log(log_in(stored))


def _in_words(deal: ReviewedDeal, words: Wording) -> ReviewedDeal:
    decisions = (
        msgspec.structs.replace(
            one, choices=tuple(msgspec.structs.replace(each, why=spoken(words, each.why)) for each in one.choices)
        )
        for one in deal.decisions
    )
    return msgspec.structs.replace(deal, decisions=tuple(decisions))
