"""Routes of the lobby: tables to join, a table with people, and the people whom a guest has played with."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from euchre.core import law
from euchre.core.rules import Rules
from euchre.store.rows.contacts import Wish
from euchre.tables.messages import Pace, PersonName, Terms
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.lobby.acquaintances import KnownPlayer, PeopleAround
from euchre.web.lobby.lobby import ListedTable
from euchre.web.lobby.opening import open_new, usual_seats
from euchre.web.quotas.quotas import CHANGE, LOBBY_LOOK, PEOPLE_LOOK, TABLE_OPENED, payer_of
from euchre.web.routes.dependencies import (
    AnyRequest,
    Code,
    Known,
    TheAcquaintances,
    TheLobby,
    ThePayer,
    ThePerson,
    TheQuotas,
    TheWorker,
)

_RulesText = Annotated[str, msgspec.Meta(max_length=2000)]
_Ref = FromPath[str]


class WantedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables that a guest would join."""

    rules: Annotated[tuple[_RulesText, ...], msgspec.Meta(min_length=1, max_length=24)]
    """The rules they accept, those they like best first."""
    pace: Pace | None = None
    """The pace of the bots; None is any."""
    name: PersonName = ""


class TableFound(msgspec.Struct, frozen=True):
    """A table at which the guest has a seat."""

    code: str
    joined: bool
    """True if people were there before; otherwise it is the guest's own, and others may come."""


@get("/api/lobby", responses=refusals(429, 503))
async def listed_tables(known: Known, payer: ThePayer, lobby: TheLobby, quotas: TheQuotas) -> list[ListedTable]:
    """The tables that anybody may join, those that have waited longest first."""
    quotas.charge(LOBBY_LOOK, payer)
    return await lobby.listed(known)


@post("/api/lobby", **reads_body(409))
async def play_with_people(
    data: JSONBody[WantedTable],
    person: ThePerson,
    worker: TheWorker,
    lobby: TheLobby,
    quotas: TheQuotas,
    request: AnyRequest,
) -> TableFound:
    """Give the guest a seat beside people, or else a table of their own with bots, in the list."""
    quotas.charge(TABLE_OPENED, payer_of(request, person))
    accepted = [law.not_small(Rules.parse(text)) for text in data.rules]
    code = await lobby.join(person, data.name, {str(rules) for rules in accepted}, data.pace)
    if code is not None:
        quotas.remember_code(person, code)
        return TableFound(code, joined=True)
    rules, terms = accepted[0], Terms(pace=data.pace or "normal", listed=True)
    return TableFound(await open_new(worker, person, data.name, rules, usual_seats(rules), terms), joined=False)


class JoiningName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest who joins a table."""

    name: PersonName = ""


@post("/api/lobby/{code:str}", **reads_body(409), status_code=204)
async def join_listed_table(
    code: Code, data: JSONBody[JoiningName], person: ThePerson, payer: ThePayer, lobby: TheLobby, quotas: TheQuotas
) -> None:
    """Take a seat at a table of the list."""
    quotas.charge(CHANGE, payer)
    if not await lobby.join_table(person, data.name, code):
        raise Denied("lobby/taken", "This table has no seat for you any more. Choose another one.", status=409)
    quotas.remember_code(person, code)


class PersonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish about another person: to be contacts, never to meet again, or neither."""

    wish: Wish | None


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to which a person is invited."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


@get("/api/people", responses=refusals(429, 503))
async def my_people(
    known: Known, payer: ThePayer, acquaintances: TheAcquaintances, quotas: TheQuotas
) -> list[KnownPlayer]:
    """The guest's contacts, and the people they have played with lately."""
    quotas.charge(PEOPLE_LOOK, payer)
    return [] if known is None else await acquaintances.of_guest(known)


@get("/api/people/around", responses=refusals(429, 503))
async def people_around(
    known: Known, payer: ThePayer, acquaintances: TheAcquaintances, quotas: TheQuotas
) -> PeopleAround:
    """The guest's contacts who are online, and their invitations; the guest is online from now on, too."""
    quotas.charge(LOBBY_LOOK, payer)
    return PeopleAround(online=(), invitations=()) if known is None else await acquaintances.around(known)


@put("/api/people/{ref:str}", **reads_body(409), status_code=204)
async def wish_about(
    ref: _Ref,
    data: JSONBody[PersonWish],
    person: ThePerson,
    payer: ThePayer,
    acquaintances: TheAcquaintances,
    quotas: TheQuotas,
) -> None:
    """Ask a person to be a contact, block them, or take that back."""
    quotas.charge(CHANGE, payer)
    await acquaintances.set(person, ref, data.wish)


@post("/api/people/{ref:str}/invitation", **reads_body(409), status_code=204)
async def invite_person(
    ref: _Ref,
    data: JSONBody[InvitationWish],
    person: ThePerson,
    payer: ThePayer,
    acquaintances: TheAcquaintances,
    quotas: TheQuotas,
) -> None:
    """Invite a person to a table where the guest sits."""
    quotas.charge(CHANGE, payer)
    await acquaintances.invite(person, ref, data.code)
