"""The games a guest has played: the list, each one again frame by frame, its record and proof, their statistics."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from euchre.record.egn import egn_of, format_egn
from euchre.record.export import Inexpressible
from euchre.record.figures import Statistics
from euchre.record.game import Game
from euchre.record.log import format_log
from euchre.record.statistics import statistics
from euchre.tables.fair.proof import page_proof
from euchre.tables.history import games
from euchre.tables.shown.replay import Frame, frames
from euchre.web.fair_queue import Payer
from euchre.web.finding import seat_in
from euchre.web.given import AnyRequest, Known, Number, TheHall, TheManners, TheMatch, ThePayer, TheRoom, TheWords
from euchre.web.hall import Hall
from euchre.web.my_match import MyMatch
from euchre.web.refusals import refusals
from euchre.wording import Wording

_MATCH: Final = refusals(403, 404, 409, 429, 503)
_LISTED: Final = 100
_COUNTED: Final = 500
"""Matches of a guest that their statistics go back."""


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, with all cards."""

    players: tuple[str, ...]
    rules: str
    frames: tuple[Frame, ...]
    you: int | None
    """The guest's own seat in it."""
    started: float
    ended: float | None
    no_egn: str | None
    """Why the match cannot be written in Euchre Game Notation; None if it can."""


@get("/api/games", responses=refusals(503))
async def my_games(known: Known, hall: TheHall, before: FromQuery[float | None] = None) -> list[MyMatch]:
    """The guest's matches, the latest first, a hundred at a time: those begun `before` a moment, in unix seconds."""
    if known is None:
        return []
    return [MyMatch.of(entry, known) for entry in await hall.store.games_of(known, most=_LISTED, before=before)]


@get("/api/games/{code:str}/{match:int}", responses=_MATCH)
async def replayed(played: TheMatch, known: Known, payer: ThePayer, hall: TheHall, words: TheWords) -> Replayed:
    """A match again, from frame to frame; only once it is over."""
    you = seat_in(played, known)
    shown, no_egn = await hall.look_up(
        lambda: (frames(words, played.game, you or 0), _no_egn(words, played.game)), payer
    )
    return Replayed(
        players=played.game.players,
        rules=str(played.game.rules),
        frames=shown,
        you=you,
        started=played.started,
        ended=played.ended,
        no_egn=no_egn,
    )


def _no_egn(words: Wording, game: Game) -> str | None:
    try:
        egn_of(game)
    except Inexpressible as problem:
        return words(f"egn-{problem.why}", deal=problem.deal)
    return None


@get("/api/games/{code:str}/{match:int}/log", media_type="application/jsonl", responses=_MATCH)
async def log(played: TheMatch, room: TheRoom, match: Number) -> Response[str]:
    """The record of a match in Euchre's own log; only once it is over."""
    return _file(format_log(played.game), f"euchre-{room.table.code}-{match}.jsonl", "application/jsonl")


@get("/api/games/{code:str}/{match:int}/egn", media_type="application/json", responses=_MATCH)
async def egn(played: TheMatch, room: TheRoom, match: Number) -> Response[str]:
    """The record of a match in Euchre Game Notation; only once it is over."""
    return _file(format_egn(played.game), f"euchre-{room.table.code}-{match}.json", "application/json")


@get("/api/games/{code:str}/{match:int}/proof", responses=_MATCH)
async def proof(played: TheMatch, payer: ThePayer, hall: TheHall) -> dict[str, Any]:
    """The seeds of a match, from which the page deals every hand again; only once it is over."""
    return await hall.look_up(lambda: page_proof(played.game), payer)


@get("/api/statistics", responses=refusals(429, 503))
async def my_statistics(
    known: Known, payer: ThePayer, hall: TheHall, manners: TheManners, request: AnyRequest
) -> Statistics:
    """What the guest's finished matches came to."""
    manners.asks_much(known, request)
    found = [] if known is None else await _finished(hall, known, payer)
    return await hall.look_up(lambda: statistics(found), payer)


async def _finished(hall: Hall, guest: str, payer: Payer) -> list[tuple[Game, int]]:
    """The guest's finished matches, each with their seat."""
    tables: dict[str, set[int]] = {}
    for entry in await hall.store.games_of(guest, most=_COUNTED):
        if entry.ended is not None:
            tables.setdefault(entry.table, set()).add(entry.match)
    found: list[tuple[Game, int]] = []
    for table, matches in tables.items():
        events = await hall.store.events(table)
        for played in await hall.look_up(partial(games, events), payer):
            seat = seat_in(played, guest)
            if played.match in matches and seat is not None:
                found.append((played.game, seat))
    return found


def _file(text: str, name: str, media_type: str) -> Response[str]:
    return Response(text, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})
