"""Clubs: founding one, looking at it, sending what admins and members do, its calendar and its results as open data."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from euchre.clubs.calendar import calendar_of, today_of
from euchre.clubs.catalogue import CLUB, ClubMessage
from euchre.clubs.open_data import results_csv
from euchre.clubs.perspective import ClubNow
from euchre.clubs.settings import LONGEST_RULES, ClubSettings, cleaned
from euchre.store.database.errors import Unreadable
from euchre.streams.inputs import Said
from euchre.web.clubs.coming import ComingEvening
from euchre.web.http.headers import origin_of
from euchre.web.http.refusals import refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.quotas.quotas import CLUB_FOUNDED, CLUB_LOOK, EVENING_MESSAGE, payer_of
from euchre.web.routes.dependencies import (
    AnyRequest,
    Known,
    TheClub,
    TheClubs,
    TheComing,
    TheGuest,
    ThePayer,
    TheQuotas,
    TheWorker,
)

_MOST_LISTED: Final = 20
_LONGEST_BODY: Final = 6 * LONGEST_RULES
"""Bytes of a request with the rules of a club, which are four to a letter at most, or a few more if escaped."""
_LOOK: Final = refusals(404, 429, 503)


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wishes for a new club."""

    settings: ClubSettings


class ClubMade(msgspec.Struct, frozen=True):
    """A club was founded."""

    code: str


class ClubTaken(msgspec.Struct, frozen=True):
    """A message was done, now or when it was sent before."""

    version: int
    """The number of events in the club by now."""


class MyClub(msgspec.Struct, frozen=True, kw_only=True):
    """A club that a guest runs, or of which they are a member."""

    code: str
    name: str
    admin: bool


@post("/api/clubs", **reads_body(), request_max_body_size=_LONGEST_BODY)
async def found_club(
    data: JSONBody[NewClub], guest: TheGuest, clubs: TheClubs, quotas: TheQuotas, request: AnyRequest
) -> ClubMade:
    """Found a club with the guest as its admin."""
    quotas.charge(CLUB_FOUNDED, payer_of(request, guest))
    club = await clubs.found(guest, cleaned(data.settings))
    return ClubMade(club.code)


@get("/api/clubs", responses=refusals(429, 503))
async def my_clubs(
    known: Known, payer: ThePayer, worker: TheWorker, clubs: TheClubs, quotas: TheQuotas
) -> list[MyClub]:
    """The clubs that the guest runs, or of which they are a member, the latest first."""
    quotas.charge(CLUB_LOOK, payer)
    if known is None:
        return []
    found: list[MyClub] = []
    for club_id in await worker.store.streams.latest(CLUB, guest=known, most=_MOST_LISTED):
        with suppress(Unreadable):  # this one is damaged, or of a newer version; the others are listed
            async with clubs.room(club_id) as room:
                if room is not None and (known in room.state.admins or room.state.member_of(known) is not None):
                    club = room.state
                    found.append(MyClub(code=club.code, name=club.settings.name, admin=known in club.admins))
    return found


@get("/api/clubs/coming", responses=refusals(503))
async def coming_evenings(coming: TheComing) -> tuple[ComingEvening, ...]:
    """The next evenings of the clubs that show theirs on the home page."""
    return await coming.listed()


@get("/api/clubs/{code:str}", responses=_LOOK)
async def look_at_club(club: TheClub, known: Known, clubs: TheClubs) -> ClubNow:
    """The club as the guest may see it, with the results of all its evenings."""
    return await clubs.now(club, known)


@post("/api/clubs/{code:str}", **reads_body(404), request_max_body_size=_LONGEST_BODY, status_code=200)
async def send_to_club(
    data: JSONBody[ClubMessage], club: TheClub, guest: TheGuest, payer: ThePayer, quotas: TheQuotas
) -> ClubTaken:
    """Have a message done: once it is answered it is on the disk. Sent again with the same `id`, it is done once."""
    quotas.charge(EVENING_MESSAGE, payer)
    return ClubTaken((await club.take(Said(guest, data))).version)


@get("/api/clubs/{code:str}/calendar.ics", responses=_LOOK)
async def calendar(club: TheClub, clubs: TheClubs, worker: TheWorker, request: AnyRequest) -> Response[str]:
    """The club's evenings and the next one, for calendars that look it up again."""
    held = await clubs.evenings_of(club)
    page = f"{origin_of(request)}/club/{club.state.code}"
    text = calendar_of(club.state, held, today_of(club.state, worker.clock()), page)
    return Response(text, media_type="text/calendar", headers=_file(club.state.code, "ics"))


@get("/api/clubs/{code:str}/data.json", responses=_LOOK)
async def club_json(club: TheClub, clubs: TheClubs) -> Response[ClubNow]:
    """The public contents of the club's page, as JSON."""
    return Response(await clubs.now(club, None), headers=_file(club.state.code, "json"))


@get("/api/clubs/{code:str}/data.csv", responses=_LOOK)
async def club_csv(club: TheClub, clubs: TheClubs) -> Response[str]:
    """The results of all evenings that are over, a line for everybody who played, as CSV."""
    text = results_csv(await clubs.now(club, None))
    return Response(text, media_type="text/csv", headers=_file(club.state.code, "csv"))


def _file(code: str, kind: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="club-{code}.{kind}"'}
