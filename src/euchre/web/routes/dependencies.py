"""Dependencies of the routes: the parameters that each can take, and where they come from."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from hashlib import sha256
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation
from litestar.types import Scope

from euchre.tables.match_entry import MatchEntry
from euchre.web.clubs.clubs import ClubRoom, Clubs
from euchre.web.clubs.coming import ComingEvenings
from euchre.web.daily.days import Days
from euchre.web.drills.practice import Practice
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.http.identity import Identity
from euchre.web.http.language import language_of
from euchre.web.http.refusals import Denied
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.lobby.acquaintances import Acquaintances
from euchre.web.lobby.lobby import Lobby
from euchre.web.operator.overview import Overview
from euchre.web.operator.standing import StandingMeasures
from euchre.web.quotas.quotas import CLUB_LOOK, MATCH, REVIEW_LOOK, Quotas, payer_of
from euchre.web.ratings.ratings import Ratings
from euchre.web.routes.lookup import check_nobody_is_helped, finished_match, room_of, stream_of
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.following import Follower
from euchre.web.worker.readiness import Readiness
from euchre.web.worker.worker import Worker
from euchre.wording import Wording, wording

AnyRequest = Request[Any, Any, Any]
TheWorker = NamedDependency[Worker]
TheRooms = NamedDependency[Rooms]
TheEvenings = NamedDependency[StreamRooms[EveningRoom]]
TheClubs = NamedDependency[Clubs]
TheComing = NamedDependency[ComingEvenings]
"""The next evenings of clubs that show theirs."""
TheDays = NamedDependency[Days]
"""The days of the daily deals."""
TheLobby = NamedDependency[Lobby]
"""The tables to join."""
TheAcquaintances = NamedDependency[Acquaintances]
"""The people whom guests have played with."""
ThePractice = NamedDependency[Practice]
"""The drills that this worker asks."""
TheRatings = NamedDependency[Ratings]
TheMeasures = NamedDependency[StandingMeasures]
"""The measures of the operator."""
TheOverview = NamedDependency[Overview]
"""The server as its operator may see it."""
TheOperator = NamedDependency[Overview]
"""The same, for a request that shows their key. Raises `Denied` for any other."""
TheFollowers = NamedDependency[SkipValidation[tuple[Follower, ...]]]
"""The followers of the store that this worker has in memory."""
TheReadiness = NamedDependency[Readiness]
TheQuotas = NamedDependency[Quotas]
TheIdentity = NamedDependency[Identity]
TheGuest = NamedDependency[str]
"""The guest who asks; a new one gets a cookie with the answer."""
Known = NamedDependency[str | None]
"""The guest who asks, or None for one who has never been here."""
ThePerson = NamedDependency[str]
"""The guest who asks, and whose cookie has come back: something may be kept under it. Raises `Denied` for others."""
ThePayer = NamedDependency[SkipValidation[Payer]]
"""The payer charged for work that is done on request."""
TheRoom = NamedDependency[Room]
"""The room of the code in the address."""
TheEvening = NamedDependency[EveningRoom]
"""The evening of the code in the address."""
TheClub = NamedDependency[ClubRoom]
"""The club of the code in the address."""
TheMatch = NamedDependency[SkipValidation[MatchEntry]]
"""The match that is over, of the code and number in the address."""
ProvenMatch = NamedDependency[SkipValidation[MatchEntry]]
"""The same match, where its seeds may be shown."""
ReviewedMatch = NamedDependency[SkipValidation[MatchEntry]]
"""The same match, for guests who may ask what its decisions were worth."""
TheWords = NamedDependency[SkipValidation[Wording]]
"""The sentences of the guest's language."""
Code = FromPath[str]
RulesText = FromPath[str]
Number = FromPath[int]


class Services:
    """Holds what the requests to one application share; it is set once the application starts."""

    worker: Worker
    rooms: Rooms
    evenings: StreamRooms[EveningRoom]
    clubs: Clubs
    coming: ComingEvenings
    days: Days
    lobby: Lobby
    acquaintances: Acquaintances
    practice: Practice
    ratings: Ratings
    measures: StandingMeasures
    overview: Overview
    followers: tuple[Follower, ...]
    readiness: Readiness
    identity: Identity


_SHARED: Final = tuple(Services.__annotations__)
"""The names of what the requests to an application share: of its fields in `Services` and of the parameters."""


def dependencies(services: Services) -> dict[str, Provide]:
    """The dependencies of the routes, by the names of their parameters."""

    def quotas() -> Quotas:
        return services.worker.quotas

    def guest(scope: Scope) -> str:
        return services.identity.guest(ASGIConnection(scope))

    def known(scope: Scope) -> str | None:
        return services.identity.known(ASGIConnection(scope))

    def person(scope: Scope) -> str:
        comes_back = known(scope) is not None
        return _checked(guest(scope), comes_back=comes_back)

    def payer(scope: Scope) -> Payer:
        return payer_of(ASGIConnection(scope), known(scope))

    of_request = (quotas, guest, known, person, payer)
    return {
        **{name: Provide(_shared(services, name), sync_to_thread=False) for name in _SHARED},
        **{provider.__name__: Provide(provider, sync_to_thread=False) for provider in of_request},
        "words": Provide(_words, sync_to_thread=False),
        "room": Provide(_room),
        "evening": Provide(_evening),
        "club": Provide(_club),
        "operator": Provide(_operator),
        "played": Provide(_played),
        "proven": Provide(_proven),
        "reviewed": Provide(_reviewed),
    }


def _shared(services: Services, name: str) -> Callable[[], Any]:
    def provided() -> Any:
        return getattr(services, name)

    return provided


def _words(scope: Scope) -> Wording:
    return wording(language_of(ASGIConnection(scope)))


def _checked(guest: str, *, comes_back: bool) -> str:
    """The guest. Raises `Denied` where they had no cookie; the answer brings one."""
    if not comes_back:
        sentence = "Your browser has not sent back the cookie of this server. Allow cookies for it, then try again."
        raise Denied("me/no-cookie", sentence, status=409)
    return guest


async def _room(code: Code, payer: ThePayer, worker: TheWorker, rooms: TheRooms, quotas: TheQuotas) -> Room:
    return await room_of(code, payer, worker, rooms, quotas)


async def _evening(
    code: Code, payer: ThePayer, worker: TheWorker, evenings: TheEvenings, quotas: TheQuotas
) -> AsyncGenerator[EveningRoom, None]:
    async with stream_of(code, payer, worker, evenings, quotas) as room:
        yield room


async def _club(
    code: Code, payer: ThePayer, worker: TheWorker, clubs: TheClubs, quotas: TheQuotas
) -> AsyncGenerator[ClubRoom, None]:
    quotas.charge(CLUB_LOOK, payer)
    async with stream_of(code, payer, worker, clubs, quotas) as room:
        yield room


async def _operator(
    request: AnyRequest, payer: ThePayer, worker: TheWorker, quotas: TheQuotas, overview: TheOverview
) -> Overview:
    quotas.charge(CLUB_LOOK, payer)
    if not await _shows_key(request, worker):
        sentence = "This is not the operator's link, or it has been replaced. Print another: euchre admin operator"
        raise Denied("operator/key", sentence, status=403)
    return overview


async def _shows_key(request: AnyRequest, worker: Worker) -> bool:
    """True if a request shows the key of the operator's page."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return scheme == "Bearer" and await worker.store.measures.opens(sha256(key.encode()).digest())


async def _played(
    room: TheRoom,
    match: Number,
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    request: AnyRequest,
) -> MatchEntry:
    quotas.charge(MATCH, payer)
    return await finished_match(room, match, known, worker, operator=await _shows_key(request, worker))


async def _proven(
    room: TheRoom, match: Number, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> MatchEntry:
    quotas.charge(MATCH, payer)
    return await finished_match(room, match, known, worker, proof=True)


async def _reviewed(
    room: TheRoom, match: Number, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> MatchEntry:
    quotas.charge(REVIEW_LOOK, payer)
    entry = await finished_match(room, match, known, worker)
    await check_nobody_is_helped(known, worker)
    return entry
