"""Routes of the drills: the guest's progress, the drills of a sitting, and an answer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from euchre.drills.replies import DrillAnswered, DrillSet, DrillsNow
from euchre.web.http.refusals import refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.quotas.quotas import CHANGE, REPLAY
from euchre.web.routes.dependencies import (
    Known,
    ReviewedMatch,
    ThePayer,
    ThePerson,
    ThePractice,
    TheQuotas,
    TheWords,
)


class GivenAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a drill."""

    position: Annotated[str, msgspec.Meta(max_length=3000)]
    action: Annotated[str, msgspec.Meta(max_length=100)]
    due: float | msgspec.UnsetType | None = msgspec.UNSET
    """The moment at which the drill was due when it was asked: with it, an answer counts once."""


@get("/api/drills", responses=refusals(429, 503))
async def drills_now(known: Known, payer: ThePayer, practice: ThePractice, quotas: TheQuotas) -> DrillsNow:
    """The guest's progress, kind by kind."""
    quotas.charge(REPLAY, payer)
    return await practice.now(known)


@get("/api/drills/{wanted:str}", responses=refusals(404, 429, 503))
async def drills(
    wanted: FromPath[str],
    known: Known,
    payer: ThePayer,
    practice: ThePractice,
    words: TheWords,
    quotas: TheQuotas,
) -> DrillSet:
    """The drills of a sitting: ``five`` a day, twenty ``calls``, or ten of a kind."""
    quotas.charge(REPLAY, payer)
    return await practice.sitting(wanted, known, payer, words)


@get("/api/games/{code:str}/{match:int}/drills", responses=refusals(403, 404, 409, 429, 503))
async def drills_like(
    reviewed: ReviewedMatch, known: Known, payer: ThePayer, practice: ThePractice, words: TheWords, quotas: TheQuotas
) -> DrillSet:
    """Ten drills like a match: of the kinds in which the guest's costliest decisions in it fall."""
    quotas.charge(REPLAY, payer)
    return await practice.like(reviewed, known, payer, words)


@post("/api/drills", **reads_body(404, 409), status_code=200)
async def answer_drill(
    data: JSONBody[GivenAnswer], person: ThePerson, payer: ThePayer, practice: ThePractice, quotas: TheQuotas
) -> DrillAnswered:
    """Answer a drill; it is asked again after some days. The same answer sent again counts once."""
    quotas.charge(CHANGE, payer)
    return await practice.answer(person, data.position, data.action, data.due)
