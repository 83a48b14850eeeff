"""The matches a guest has played: the list, and for each one its frames, its record and its proof; statistics."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from euchre.record.egn import egn_of, format_egn
from euchre.record.export import Inexpressible
from euchre.record.match_record import MatchRecord
from euchre.record.player_statistics import Statistics
from euchre.record.statistics import statistics_by_players
from euchre.tables.fair.proof import page_proof
from euchre.tables.history import SeatBots, bots_of
from euchre.tables.perspective.replay import Frame, frames
from euchre.web.http.refusals import refusals
from euchre.web.past.my_match import MyMatch
from euchre.web.quotas.quotas import REPLAY
from euchre.web.routes.dependencies import Known, ProvenMatch, TheMatch, ThePayer, TheQuotas, TheWords, TheWorker
from euchre.wording import Wording

_MATCH: Final = refusals(403, 404, 409, 429, 503)
_LISTED: Final = 100
PART: Final = 200
"""Frames of a match in one answer: 300 KB and some 15 ms of the processor, for which each answer is charged."""
_COUNTED: Final = 500
"""Matches of a guest that their statistics go back."""


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, with all cards."""

    players: tuple[str, ...]
    bots: tuple[SeatBots, ...]
    rules: str
    frames: tuple[Frame, ...]
    """The frames, at most two hundred of them; the next part begins where this one ends."""
    steps: int
    """The number of frames in all."""
    you: int | None
    """The guest's own seat in it."""
    private: bool
    """True if nobody but its players may see it; otherwise anybody who has the address may."""
    started: float
    ended: float | None
    no_egn: str | None
    """The reason why the match cannot be written in Euchre Game Notation, or None. Only the first part says it."""


@get("/api/games", responses=refusals(503))
async def my_games(known: Known, worker: TheWorker, before: FromQuery[float | None] = None) -> list[MyMatch]:
    """The guest's matches, the latest first, a hundred at a time: those begun `before` a moment, in unix seconds."""
    if known is None:
        return []
    return MyMatch.listed(await worker.store.matches.of_guest(known, most=_LISTED, before=before), known)


@get("/api/games/{code:str}/{match:int}", responses=_MATCH)
async def replayed(
    played: TheMatch,
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    words: TheWords,
    first: FromQuery[int] = 0,
) -> Replayed:
    """A match again, from frame to frame, two hundred of them from the place `first` on; only once it is over."""
    you = played.seat_of(known)
    record = await worker.past_matches.record(played, payer)

    def work() -> tuple[tuple[Frame, ...], str | None]:
        return frames(words, record, you or 0, first=max(0, first), most=PART), None if first else _no_egn(
            words, record
        )

    part, no_egn = await worker.past_matches.run(work, payer)
    return Replayed(
        players=played.names,
        bots=bots_of(record),
        rules=played.rules,
        frames=part,
        steps=len(record.actions),
        you=you,
        private=bool(played.private),
        started=played.started or 0.0,
        ended=played.ended,
        no_egn=no_egn,
    )


def _no_egn(words: Wording, record: MatchRecord) -> str | None:
    try:
        egn_of(record)
    except Inexpressible as problem:
        return words(f"egn-{problem.why}", deal=problem.deal)
    return None


@get("/api/games/{code:str}/{match:int}/log", media_type="application/jsonl", responses=_MATCH)
async def log(proven: ProvenMatch, payer: ThePayer, worker: TheWorker) -> Response[str]:
    """The record of a match in Euchre's own log; only once it is over."""
    text = await worker.past_matches.log(proven, payer)
    return _file(text, f"euchre-{proven.code}-{proven.match}.jsonl", "application/jsonl")


@get("/api/games/{code:str}/{match:int}/egn", media_type="application/json", responses=_MATCH)
async def egn(played: TheMatch, payer: ThePayer, worker: TheWorker) -> Response[str]:
    """The record of a match in Euchre Game Notation; only once it is over."""
    record = await worker.past_matches.record(played, payer)
    text = await worker.past_matches.run(lambda: format_egn(record), payer)
    return _file(text, f"euchre-{played.code}-{played.match}.json", "application/json")


@get("/api/games/{code:str}/{match:int}/proof", responses=_MATCH)
async def proof(proven: ProvenMatch, payer: ThePayer, worker: TheWorker) -> dict[str, Any]:
    """The seeds of a match, from which the page deals every hand again; only once it is over."""
    record = await worker.past_matches.record(proven, payer)
    return await worker.past_matches.run(lambda: page_proof(record), payer)


@get("/api/statistics", responses=refusals(429, 503))
async def my_statistics(known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> dict[int, Statistics]:
    """Statistics of the guest's finished matches, by the number of players."""
    quotas.charge(REPLAY, payer)
    entries = () if known is None else await worker.store.matches.of_guest(known, most=_COUNTED)
    seats = {(one.table, one.match): one.seat_of(known) for one in entries if one.ended is not None}
    outcomes = await worker.past_matches.outcomes([one for one in entries if one.ended is not None], payer)
    mine = [(outcomes[match], seat) for match, seat in seats.items() if seat is not None and match in outcomes]
    return await worker.past_matches.run(lambda: statistics_by_players(mine), payer)


def _file(text: str, name: str, media_type: str) -> Response[str]:
    return Response(text, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})
