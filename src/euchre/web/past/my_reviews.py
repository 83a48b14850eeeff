"""Figures of a guest's reviewed matches, one by one and together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from euchre.core.rules import Rules
from euchre.review.judgement import ReviewLevel, review_level
from euchre.review.totals import JudgedMatch, MeanLoss, Totals, mean_loss, totals
from euchre.store.rows.reviews import BegunReview, ReviewKey
from euchre.tables.match_entry import MatchEntry
from euchre.web.past.my_match import MyMatch
from euchre.web.past.review_reply import deal_figures

MOST_MATCHES: Final = 100
MOST_DEALS: Final = 3_000
"""The most deals of a guest's past that are counted, the latest first."""
_BEST_FIRST: Final[tuple[ReviewLevel, ...]] = ("full", "quick")


class MatchReviewed(msgspec.Struct, frozen=True):
    """A review of a match, in the figures of the guest's seat."""

    level: ReviewLevel
    lost: MeanLoss
    luck: float
    """The change by the cards of the chance of the guest's side."""
    without_luck: float
    """The result of the match for their side, 1 for a win and 0 for a defeat, less that luck."""


class MatchOfMine(msgspec.Struct, frozen=True):
    """A finished match of a guest; `review` is None until all of its deals are reviewed."""

    match: MyMatch
    review: MatchReviewed | None


class MyReviews(Totals, frozen=True, kw_only=True):
    """The matches of a guest, and the totals over those that are reviewed."""

    matches: tuple[MatchOfMine, ...]
    """The latest first: a hundred at most, and fewer where they have more than 3,000 reviewed deals."""


class Chosen(NamedTuple):
    """A finished match of a guest, and the review of it that counts."""

    entry: MatchEntry
    seat: int
    """The seat of the guest."""
    review: ReviewKey | None
    deals: int
    """The number of deals of that review."""


def chosen(entries: Iterable[MatchEntry], guest: str, begun: Iterable[BegunReview]) -> list[Chosen]:
    """Select the matches to report, the latest first, each with its most thorough complete review."""
    whole = {one.key: one.deals for one in begun if one.done == one.deals}
    found: list[Chosen] = []
    deals = 0
    for entry in entries:
        seat = entry.seat_of(guest)
        if seat is None:  # they are being taken out of it
            continue
        keys = (ReviewKey(entry.table, entry.match, level) for level in _BEST_FIRST)
        review = next((key for key in keys if key in whole), None)
        own = 0 if review is None else whole[review]
        deals += own
        if own and found and deals > MOST_DEALS:
            break
        found.append(Chosen(entry, seat, review, own))
    return found


def my_reviews(matches: Sequence[Chosen], stored: Mapping[ReviewKey, Mapping[int, bytes]]) -> MyReviews:
    """The totals over these matches; `stored` has the figures of their deals, by number, as they were stored."""
    judged = {
        one.review: _judged(one, stored.get(one.review, {}))
        for one in matches
        if one.review is not None and len(stored.get(one.review, ())) == one.deals
    }
    reported = (
        MatchOfMine(
            MyMatch.of(one.entry, one.seat),
            _match(one.review, judged[one.review]) if one.review in judged else None,
        )
        for one in matches
    )
    return MyReviews(**msgspec.structs.asdict(totals(list(judged.values()))), matches=tuple(reported))


def _judged(one: Chosen, stored: Mapping[int, bytes]) -> JudgedMatch:
    return JudgedMatch(Rules.parse(one.entry.rules), one.seat, one.entry.winner, deal_figures(stored))


def _match(key: ReviewKey, match: JudgedMatch) -> MatchReviewed:
    lost = mean_loss(match.losses)
    return MatchReviewed(review_level(key.level), lost, match.luck, match.result - match.luck)
