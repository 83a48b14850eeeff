"""The dependencies of the routes: what each can take as a parameter, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation
from litestar.types import Scope

from euchre.tables.match_entry import MatchEntry
from euchre.web.http.identity import Identity
from euchre.web.http.language import language_of
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.quotas.quotas import REPLAY, REVIEW_LOOK, Quotas, payer_of
from euchre.web.routes.lookup import check_nobody_is_helped, finished_match, room_of
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.readiness import Readiness
from euchre.web.worker.worker import Worker
from euchre.wording import Wording, wording

AnyRequest = Request[Any, Any, Any]
TheWorker = NamedDependency[Worker]
TheRooms = NamedDependency[Rooms]
TheReadiness = NamedDependency[Readiness]
TheQuotas = NamedDependency[Quotas]
TheGuest = NamedDependency[str]
"""The guest who asks; a new one gets a cookie with the answer."""
Known = NamedDependency[str | None]
"""The guest who asks, or None for one who has never been here."""
ThePayer = NamedDependency[SkipValidation[Payer]]
"""Who is charged for work that is done for whoever asks."""
TheRoom = NamedDependency[Room]
"""The room of the code in the address."""
TheMatch = NamedDependency[SkipValidation[MatchEntry]]
"""The match that is over, of the code and number in the address."""
ReviewedMatch = NamedDependency[SkipValidation[MatchEntry]]
"""The same match, for whoever may ask what its decisions were worth."""
TheWords = NamedDependency[SkipValidation[Wording]]
"""The sentences of the language of whoever asks."""
Code = FromPath[str]
RulesText = FromPath[str]
Number = FromPath[int]


def _worker(state: State) -> Worker:
    return state.worker  # type: ignore[no-any-return]


def _rooms(state: State) -> Rooms:
    return state.rooms  # type: ignore[no-any-return]


def _readiness(state: State) -> Readiness:
    return state.readiness  # type: ignore[no-any-return]


def _quotas(state: State) -> Quotas:
    return state.quotas  # type: ignore[no-any-return]


def _guest(scope: Scope, state: State) -> str:
    identity: Identity = state.identity
    return identity.guest(ASGIConnection(scope))


def _known(scope: Scope, state: State) -> str | None:
    identity: Identity = state.identity
    return identity.known(ASGIConnection(scope))


def _payer(scope: Scope, state: State) -> Payer:
    return payer_of(ASGIConnection(scope), _known(scope, state))


def _words(scope: Scope) -> Wording:
    return wording(language_of(ASGIConnection(scope)))


async def _room(code: Code, payer: ThePayer, worker: TheWorker, rooms: TheRooms, quotas: TheQuotas) -> Room:
    return await room_of(code, payer, worker, rooms, quotas)


async def _played(
    room: TheRoom, match: Number, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> MatchEntry:
    quotas.charge(REPLAY, payer)
    return await finished_match(room, match, known, worker)


async def _reviewed(
    room: TheRoom, match: Number, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> MatchEntry:
    quotas.charge(REVIEW_LOOK, payer)
    found = await finished_match(room, match, known, worker)
    await check_nobody_is_helped(known, worker)
    return found


DEPENDENCIES: Final[Mapping[str, Provide]] = {
    "worker": Provide(_worker, sync_to_thread=False),
    "rooms": Provide(_rooms, sync_to_thread=False),
    "readiness": Provide(_readiness, sync_to_thread=False),
    "quotas": Provide(_quotas, sync_to_thread=False),
    "guest": Provide(_guest, sync_to_thread=False),
    "known": Provide(_known, sync_to_thread=False),
    "payer": Provide(_payer, sync_to_thread=False),
    "words": Provide(_words, sync_to_thread=False),
    "room": Provide(_room),
    "played": Provide(_played),
    "reviewed": Provide(_reviewed),
}
"""By the names of the parameters."""
