"""The routes that analyse one position, and play on from one."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from euchre.record.read import parse_position
from euchre.review.judgement import ReviewLevel
from euchre.web.http.hanging_up import while_connected
from euchre.web.http.refusals import Denied
from euchre.web.http.request_guards import reads_body
from euchre.web.past.analysis_reply import AnalysedPosition, analysed, drawn
from euchre.web.past.played_on import PlayedOn, played_on
from euchre.web.quotas.quotas import ANALYSIS
from euchre.web.routes.dependencies import AnyRequest, Known, ThePayer, TheQuotas, TheWords, TheWorker
from euchre.web.routes.lookup import check_nobody_is_helped
from euchre.web.thinking.fair_queue import Payer


class WantedAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position or a deal in PTN, and how much is to be looked at."""

    position: Annotated[str, msgspec.Meta(max_length=3000)]
    level: ReviewLevel = "quick"
    search: bool = True
    """False for the table alone, at once: no choices are weighed, and no cards looked for."""


@post("/api/analyse", **reads_body(409), status_code=200)
async def analyse(
    request: AnyRequest,
    data: JSONBody[WantedAnalysis],
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    quotas: TheQuotas,
) -> AnalysedPosition:
    """The worth of each choice in a position, and where the unseen cards probably lie; nothing of it is kept."""
    quotas.charge(ANALYSIS, payer)
    await check_nobody_is_helped(known, worker)
    text = str(await worker.past_matches.run(lambda: parse_position(data.position), payer))
    if not data.search:
        return await worker.past_matches.run(lambda: drawn(text, data.level, words.language), payer)
    turn = Payer(payer.address, f"analysis for {payer.name}")
    try:
        work = worker.review_process.run(turn, lambda: None, analysed, text, data.level, words.language)
        found = await while_connected(request, work)
    except BrokenExecutor:
        found = None
    if found is None:
        sentence = "The analysis was interrupted. Try again in a moment."
        raise Denied("review/interrupted", sentence, status=503)
    return found


Name = Annotated[str, msgspec.Meta(max_length=100)]


class WantedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with all hands open, the seat to play, and what it has answered since."""

    position: Annotated[str, msgspec.Meta(max_length=3000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    players: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2, max_length=6)]
    answers: Annotated[tuple[Name, ...], msgspec.Meta(max_length=20)] = ()


@post("/api/play-on", **reads_body(409), status_code=200)
async def play_on(
    data: JSONBody[WantedPlay],
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    quotas: TheQuotas,
) -> PlayedOn:
    """A deal played on from a position, with bots on the other seats; nothing of it is kept."""
    quotas.charge(ANALYSIS, payer)
    await check_nobody_is_helped(known, worker)
    return await worker.past_matches.run(
        lambda: played_on(words, data.position, data.seat, data.answers, data.players), payer
    )
