"""Routes about the guest: their name, their stored data, and being forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar import delete, get
from litestar.response import Stream

from euchre.store.store import Store
from euchre.web.http.identity import Identity
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import same_origin
from euchre.web.quotas.quotas import DATA
from euchre.web.routes.dependencies import AnyRequest, Known, TheGuest, ThePayer, TheQuotas, TheRooms, TheWorker


class Me(msgspec.Struct, frozen=True):
    """A guest. The cookie is never shown to the page."""

    name: str
    """What they were called last, "" for a new guest."""
    tables: int
    """Unfinished matches they have a seat in."""
    kept_days: int | None
    """Days after which a table at which nothing happens is deleted with its matches; None: it is kept."""
    known: bool
    """The request showed a cookie of this server. A client that never shows one keeps none, and cannot hold a seat."""


@get("/api/me", responses=refusals(503))
async def me(guest: TheGuest, known: Known, worker: TheWorker) -> Me:
    """The guest who asks; a new one gets a cookie here."""
    tables = await worker.store.tables_of(guest)
    played = tables or await worker.store.matches_of(guest, most=1)
    names = [name for entry in played for who, name in zip(entry.guests, entry.names, strict=True) if who == guest]
    name = names[0] if names else ""
    return Me(name=name, tables=len(tables), kept_days=worker.settings.keep, known=known is not None)


@get("/api/me/data", media_type="application/json", responses=refusals(429, 503))
async def my_data(known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> Stream:
    """Everything that is kept of the guest who asks: the events at their tables that say something of them.

    They are read table by table while they are sent.
    """
    quotas.charge(DATA, payer)
    return Stream(_written(worker.store, known), media_type="application/json")


async def _written(store: Store, guest: str | None) -> AsyncIterator[bytes]:
    yield b'{"events":['
    comma = b""
    if guest is not None:
        async for events in store.exported(guest):
            if events:
                yield comma + msgspec.json.encode(events)[1:-1]
                comma = b","
    yield b"]}"


@delete("/api/me", guards=[same_origin], responses=refusals(403, 409, 415, 429, 503))
async def forget_me(
    known: Known, payer: ThePayer, worker: TheWorker, rooms: TheRooms, quotas: TheQuotas, request: AnyRequest
) -> None:
    """Take the guest's name out of all their games, and their cookie away. The games stay for the others.

    From the answer on no table shows the name. What is stored is rewritten within seconds, or after the next start if
    the server stops meanwhile.
    """
    quotas.charge(DATA, payer)
    if known is not None:
        if await worker.store.tables_of(known, most=1):
            sentence = "You still have a seat at a table. Finish or leave your games first."
            raise Denied("me/at-table", sentence, status=409)
        for table_id in await worker.deletions.begin(known):
            await rooms.read_anew(table_id)
    Identity.forget(request)
