"""Opening a table, finding the ones a guest sits at, and looking at one before joining it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from euchre.core import law
from euchre.core.rules import Rules
from euchre.tables.answers.evening import DIRECTED, ONCE
from euchre.tables.answers.refusals import NO_SPECTATORS
from euchre.tables.inputs import Left
from euchre.tables.messages import PersonName, Terms
from euchre.tables.perspective.last_deal import LastDeal, last_deal
from euchre.tables.perspective.now import table_now
from euchre.tables.replies import TableNow
from euchre.web.http.refusals import NO_STORE, Denied, refusals
from euchre.web.http.request_guards import reads_body, same_origin
from euchre.web.lobby.opening import Wanted, open_new, usual_seats
from euchre.web.past.my_match import MyMatch
from euchre.web.quotas.quotas import CHANGE, REPLAY, TABLE_OPENED, payer_of
from euchre.web.routes.dependencies import (
    AnyRequest,
    Code,
    Known,
    ThePayer,
    ThePerson,
    TheQuotas,
    TheRoom,
    TheRooms,
    TheWorker,
)
from euchre.web.routes.lookup import room_after


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guest's wishes for a new table."""

    name: PersonName = ""
    rules: Annotated[str, msgspec.Meta(max_length=2000)] = "standard"
    seats: tuple[Wanted, ...] | None = None
    """The wishes for the seats, as many as the rules have players; without them, the guest and bots."""
    terms: Terms = Terms()


class TableMade(msgspec.Struct, frozen=True):
    """A table was made."""

    code: str


@post("/api/tables", **reads_body(409))
async def open_table(
    data: JSONBody[NewTable], person: ThePerson, worker: TheWorker, quotas: TheQuotas, request: AnyRequest
) -> TableMade:
    """Open a table with the guest as its host. It takes a cookie that comes back: the seat would be lost."""
    quotas.charge(TABLE_OPENED, payer_of(request, person))
    rules = law.not_small(Rules.parse(data.rules))
    return TableMade(await open_new(worker, person, data.name, rules, _seats(data, rules), data.terms))


def _seats(data: NewTable, rules: Rules) -> tuple[Wanted, ...]:
    """The players of the seats. Raises `Denied` for another number than the rules have, and for two of one guest."""
    seating = law.seating(rules)
    if data.seats is None:
        return usual_seats(rules)
    if len(data.seats) != seating.players:
        sentence = f"These rules are for {seating.players} players: name so many seats."
        raise Denied("table/seats-of-rules", sentence, players=seating.players)
    if data.seats.count("me") > 1:
        raise Denied("table/seats", "You can take one seat only.")
    return data.seats


@get("/api/tables", responses=refusals(503))
async def my_tables(known: Known, worker: TheWorker) -> list[MyMatch]:
    """The guest's unfinished matches, and the tables where they wait for one."""
    return [] if known is None else MyMatch.listed(await worker.store.matches.unfinished(known), known)


@delete("/api/tables/{code:str}/seat", guards=[same_origin], responses=refusals(403, 404, 409, 415, 429, 503))
async def leave(
    code: Code, known: Known, payer: ThePayer, room: TheRoom, worker: TheWorker, rooms: TheRooms, quotas: TheQuotas
) -> None:
    """Leave a table for good from outside it: the seat is open again, or, in a match, a bot's."""
    if known is None:
        return
    quotas.charge(CHANGE, payer)
    if room.table.evening is not None:
        raise Denied("evening/director", DIRECTED, status=409)
    if room.table.daily is not None:
        raise Denied("daily/once", ONCE, status=409)
    room = await room_after(Left(known), code, payer, worker, rooms, quotas)
    if room.table.seat_of(known) is not None:
        raise Denied(NO_STORE, "The games cannot be reached right now. Try again in a moment.", status=503)


@get("/api/tables/{code:str}", responses=refusals(404, 429, 503))
async def look(room: TheRoom) -> TableNow:
    """The state of a table, for a client that holds its code."""
    return table_now(room.table, at=room.clock.now())


@get("/api/tables/{code:str}/last-deal", responses=refusals(403, 404, 409, 429, 503))
async def laid_open(room: TheRoom, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> LastDeal:
    """The hands and the kitty of the last deal that is over; never of one that goes on."""
    quotas.charge(REPLAY, payer)
    table = room.table
    if not table.shows_cards_to(known):
        raise Denied("table/no-spectators", NO_SPECTATORS, status=403)
    found = await worker.past_matches.run(lambda: last_deal(table.course), payer)
    if found is None:
        raise Denied("deal/not-over", "The hands are shown once a deal is over.", status=409)
    return found
