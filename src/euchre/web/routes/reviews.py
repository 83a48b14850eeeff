"""The review of a match that is over: begun by whoever may see its cards, and told as far as it has come."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from euchre.review.judgement import ReviewLevel
from euchre.web.dependencies import (
    ReviewedMatch,
    ThePayer,
    TheQuotas,
    TheWords,
    TheWorker,
)
from euchre.web.origin import same_origin
from euchre.web.refusals import refusals, unread
from euchre.web.reviewed import ReviewNow

_ADDRESS: Final = "/api/games/{code:str}/{match:int}/review"


class WantedReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each decision is to be looked at."""

    level: ReviewLevel = "quick"


@post(
    _ADDRESS,
    status_code=200,
    guards=[same_origin],
    exception_handlers={UnicodeDecodeError: unread, RecursionError: unread},
    responses=refusals(403, 404, 409, 413, 415, 429, 503),
)
async def begin_review(
    data: JSONBody[WantedReview],
    reviewed: ReviewedMatch,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    quotas: TheQuotas,
) -> ReviewNow:
    """Begin the review of a match, unless it is there or under way; only once the match is over."""
    await worker.reviews.begin(reviewed, data.level, payer, lambda: quotas.begins_a_review(payer))
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
    """A review as far as it has come, with forty of its deals: those with a number greater than `after`."""
    return await worker.reviews.now(reviewed, level, after, payer, words)
