"""Routes of reviews: begin one for a finished match, and read it as far as it has come."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from euchre.review.judgement import ReviewLevel
from euchre.web.http.refusals import refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.past.my_reviews import MOST_MATCHES, MyReviews, chosen, my_reviews
from euchre.web.past.review_reply import ReviewNow
from euchre.web.quotas.quotas import REPLAY, REVIEW
from euchre.web.routes.dependencies import (
    Known,
    ReviewedMatch,
    ThePayer,
    TheQuotas,
    TheWords,
    TheWorker,
)

_ADDRESS: Final = "/api/games/{code:str}/{match:int}/review"


class WantedReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The depth at which each decision is to be reviewed."""

    level: ReviewLevel = "quick"


@post(_ADDRESS, **reads_body(404, 409), status_code=200)
async def begin_review(
    data: JSONBody[WantedReview],
    reviewed: ReviewedMatch,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    quotas: TheQuotas,
) -> ReviewNow:
    """Begin the review of a match, unless it is there or under way; only once the match is over."""
    await worker.reviews.begin(reviewed, data.level, payer, lambda: quotas.charge(REVIEW, payer))
    return await worker.reviews.now(reviewed, data.level, 0, payer, words)


@get(_ADDRESS, responses=refusals(403, 404, 409, 429, 503))
async def review_now(
    reviewed: ReviewedMatch,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    level: FromQuery[ReviewLevel] = "quick",
    after: FromQuery[int] = 0,
) -> ReviewNow:
    """A review as far as it has come, with ten of its deals: those with a number greater than `after`."""
    return await worker.reviews.now(reviewed, level, after, payer, words)


@get("/api/statistics/reviews", responses=refusals(429, 503))
async def reviews_so_far(known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> MyReviews:
    """Totals over the reviews of the guest's finished matches, and which of these are not reviewed yet."""
    quotas.charge(REPLAY, payer)
    if known is None:
        return my_reviews((), {})
    entries = await worker.store.matches.of_guest(known, most=MOST_MATCHES)
    over = [one for one in entries if one.ended is not None]
    begun = await worker.store.reviews.begun([(one.table, one.match) for one in over])
    matches = chosen(over, known, begun)
    stored = await worker.store.reviews.figures_of([one.review for one in matches if one.review is not None])
    return await worker.past_matches.run(lambda: my_reviews(matches, stored), payer)
