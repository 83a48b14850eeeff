"""Evenings: opening one, looking at it, waiting for what comes, and sending what directors and entrants do."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from euchre.clubs.acts.evenings import EveningOpening
from euchre.clubs.refusals import check_admin
from euchre.core.errors import refuse
from euchre.evenings.acts.charts import PlanAhead
from euchre.evenings.acts.entries import ChangeEntrant, Enter, EnterMyself
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.printing import PrintCards
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.catalogue import EVENING, EveningMessage
from euchre.evenings.evening import Evening, EveningStage
from euchre.evenings.membership import MembersNow, members_now
from euchre.evenings.open_data import results_csv, standings_csv
from euchre.evenings.perspective import EveningNow
from euchre.evenings.refusals import check_director
from euchre.evenings.settings import EveningSettings, cleaned_settings
from euchre.store.database.errors import Unreadable
from euchre.streams.inputs import Said
from euchre.streams.logged import done
from euchre.web.clubs.clubs import ClubRoom
from euchre.web.evenings.best_play import BestPlay, best_play, review_tables
from euchre.web.evenings.charts import plan_rounds
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.http.hanging_up import while_connected
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body, same_origin
from euchre.web.quotas.quotas import (
    BOT_SEAT,
    CLUB_LOOK,
    ENTRY,
    EVENING_MESSAGE,
    EVENING_OPENED,
    PLAN,
    PRINT,
    REPLAY,
    REVIEW,
    REVIEW_LOOK,
    payer_of,
)
from euchre.web.routes.dependencies import (
    AnyRequest,
    Known,
    TheClubs,
    TheEvening,
    TheEvenings,
    TheGuest,
    ThePayer,
    TheQuotas,
    TheWorker,
)
from euchre.web.routes.lookup import stream_of
from euchre.web.streams.opening import opened
from euchre.web.worker.worker import Worker

LONGEST_WAIT: Final = 25.0
"""Seconds that a look waits for something new; proxies give up an answer after thirty and more."""
_MOST_LISTED: Final = 20
_CHARGES: Final = {EnterMyself: ENTRY, PrintCards: PRINT}
"""The charges for messages that cost more than others."""
_NAMING: Final = (ChangeEntrant, Enter, EnterMyself)
"""The messages that may make somebody a member of the club."""


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guest's wishes for a new evening."""

    settings: EveningSettings = EveningSettings()
    club: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The code of the club whose evening it is, if it is one's."""


class EveningMade(msgspec.Struct, frozen=True):
    """An evening was opened."""

    code: str


class EveningTaken(msgspec.Struct, frozen=True):
    """A message was done, now or when it was sent before."""

    version: int
    """The number of events in the evening by now."""
    event: int
    """The number of the event that it has led to, by which `Revoke` takes it back."""


class MyEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening that a guest directs, or in which they are entered."""

    code: str
    title: str
    day: str
    """The day on the club's calendar; "" if it is not fixed."""
    stage: EveningStage
    at: float
    """The time of its last event, in unix seconds."""
    director: bool
    me: int | None
    """Their number."""


@post("/api/evenings", **reads_body())
async def open_evening(
    data: JSONBody[NewEvening],
    guest: TheGuest,
    worker: TheWorker,
    clubs: TheClubs,
    quotas: TheQuotas,
    request: AnyRequest,
) -> EveningMade:
    """Open an evening with the guest as its director; one of a club only if they are its admin."""
    payer = payer_of(request, guest)
    quotas.charge(EVENING_OPENED, payer)
    if data.club:
        async with stream_of(data.club, payer, worker, clubs, quotas) as club:
            check_admin(club.state, guest)
            return await _opened(data, guest, worker, club)
    return await _opened(data, guest, worker, None)


async def _opened(data: NewEvening, guest: str, worker: Worker, club: ClubRoom | None) -> EveningMade:
    settings = cleaned_settings(data.settings)
    evening = await opened(
        worker.store,
        EVENING,
        lambda code: [
            EveningOpened(
                at=worker.clock(),
                evening=secrets.token_hex(16),
                code=code,
                director=guest,
                seed=secrets.token_hex(32),
                settings=settings,
                club="" if club is None else club.state.code,
            )
        ],
    )
    if evening is None:
        raise Denied("evening/code", "The evening could not be opened. Try again.", status=503)
    if club is not None:  # should this fail, the evening is one of no club
        await club.take(EveningOpening(guest, evening.id, evening.code))
    return EveningMade(evening.code)


@get("/api/evenings", responses=refusals(503))
async def my_evenings(known: Known, worker: TheWorker, evenings: TheEvenings) -> list[MyEvening]:
    """The evenings that the guest directs or in which they are entered, the latest first."""
    found: list[MyEvening] = []
    if known is not None:
        for evening_id in await worker.store.streams.latest(EVENING, guest=known, most=_MOST_LISTED):
            with suppress(Unreadable):  # this one is damaged, or of a newer version; the others are listed
                async with evenings.room(evening_id) as room:
                    if room is not None:
                        found.append(_mine(room.state, known))
    return [one for one in found if one.director or one.me is not None]


def _mine(evening: Evening, guest: str) -> MyEvening:
    entry = evening.entrant_of(guest)
    return MyEvening(
        code=evening.code,
        title=evening.settings.title,
        day=evening.settings.day,
        stage=evening.stage,
        at=evening.at,
        director=guest in evening.directors,
        me=None if entry is None else entry.number,
    )


@get("/api/evenings/{code:str}", responses=refusals(404, 429, 503))
async def look_at_evening(
    evening: TheEvening, known: Known, worker: TheWorker, request: AnyRequest, seen: FromQuery[int | None] = None
) -> EveningNow:
    """The evening as the guest may see it; one who has `seen` its version waits up to 25 seconds for the next.

    To whoever names a version that it has not, such as one from before a copy was restored, it is told at once.
    """
    if seen is not None:
        await _wait(evening, seen, request, worker)
        await evening.turn(known)
    await evening.tables_open()
    return await evening.now(known)


@get("/api/evenings/{code:str}/members", responses=refusals(404, 429, 503))
async def members_at_evening(
    evening: TheEvening, guest: TheGuest, payer: ThePayer, clubs: TheClubs, quotas: TheQuotas
) -> MembersNow:
    """The members of the club whose evening it is, by number and name, for its directors alone; none without a club."""
    quotas.charge(CLUB_LOOK, payer)
    check_director(evening.state, guest)
    members = await clubs.members_at(evening.state) or ()
    return await asyncio.to_thread(members_now, evening.state, members)


async def _wait(room: EveningRoom, seen: int, request: AnyRequest, worker: Worker) -> None:
    """Wait for something new, as long as somebody waits for the answer and the worker does not stop."""
    if seen > room.state.version:  # another worker has answered with what this one has yet to read
        await room.catch_up()
    if seen == room.state.news:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await while_connected(request, worker.shutdown.before(room.after(seen)))


@get("/api/evenings/{code:str}/data.json", responses=refusals(404, 429, 503))
async def evening_json(evening: TheEvening, payer: ThePayer, quotas: TheQuotas) -> Response[EveningNow]:
    """The public contents of the evening's page, as JSON."""
    quotas.charge(REPLAY, payer)
    return Response(await evening.now(None), headers=_file(evening.state.code, "json"))


@get("/api/evenings/{code:str}/data.csv", responses=refusals(404, 429, 503))
async def evening_csv(evening: TheEvening, payer: ThePayer, quotas: TheQuotas) -> Response[str]:
    """The results, a line for everybody at a table in each round, as CSV."""
    quotas.charge(REPLAY, payer)
    text = results_csv(await evening.now(None))
    return Response(text, media_type="text/csv", headers=_file(evening.state.code, "csv"))


@get("/api/evenings/{code:str}/standings.csv", responses=refusals(404, 429, 503))
async def evening_standings_csv(evening: TheEvening, payer: ThePayer, quotas: TheQuotas) -> Response[str]:
    """The standings, a line for each entrant with the points of each round, as CSV."""
    quotas.charge(REPLAY, payer)
    text = standings_csv(await evening.now(None))
    return Response(text, media_type="text/csv", headers=_file(f"{evening.state.code}-standings", "csv"))


@get("/api/evenings/{code:str}/play", responses=refusals(404, 429, 503))
async def best_of_evening(evening: TheEvening, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> BestPlay:
    """The play quality of entrants who agreed to show it, from the reviews so far."""
    quotas.charge(REVIEW_LOOK, payer)
    return await best_play(_over(evening.state), worker, payer)


@post(
    "/api/evenings/{code:str}/play",
    guards=[same_origin],
    responses=refusals(403, 404, 415, 429, 503),
    status_code=200,
)
async def review_evening(evening: TheEvening, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> BestPlay:
    """Have the next few live tables reviewed of those who agreed to show how well they played."""
    await review_tables(_over(evening.state), worker, payer, lambda: quotas.charge(REVIEW, payer))
    return await best_play(evening.state, worker, payer)


def _over(evening: Evening) -> Evening:
    """The evening. Raises `EuchreError` while it goes on: a hint about others would help."""
    if not evening.is_over:
        refuse("evening/not-over", "The evening is not over.")
    return evening


def _file(code: str, kind: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="evening-{code}.{kind}"'}


def _bot_seats(evening: Evening) -> int:
    """The seats of bots at the live tables of the next round: of entrants without a device, and of those who lack."""
    online = [evening.entries[number] for number in evening.present("online")]
    return sum(entry.guest is None for entry in online) + -len(online) % 4


def _asks_for_charts(evening: Evening, guest: str, message: EveningMessage) -> bool:
    """True if charts are made before a message: where a director seats a round that is due, or wants to see them."""
    if guest not in evening.directors or evening.stage not in ("entries", "between"):
        return False
    return isinstance(message, PlanAhead) or (
        isinstance(message, SeatRound) and message.round == len(evening.rounds) + 1
    )


@post("/api/evenings/{code:str}", **reads_body(404), status_code=200)
async def send_to_evening(
    data: JSONBody[EveningMessage],
    evening: TheEvening,
    guest: TheGuest,
    payer: ThePayer,
    worker: TheWorker,
    clubs: TheClubs,
    quotas: TheQuotas,
) -> EveningTaken:
    """Have a message done: once it is answered it is on the disk. Sent again with the same `id`, it is done once."""
    quotas.charge(_CHARGES.get(type(data), EVENING_MESSAGE), payer)
    if _asks_for_charts(evening.state, guest, data):
        if isinstance(data, SeatRound):  # not one that is sent again: its round is seated
            quotas.charge(BOT_SEAT, payer, _bot_seats(evening.state))
        await plan_rounds(evening, worker, payer, lambda: quotas.charge(PLAN, payer))
    members = await clubs.members_at(evening.state) if isinstance(data, _NAMING) else None
    after = await evening.take(Said(guest, data, members))
    return EveningTaken(after.version, done(after.log, guest, data.id) or after.version)
