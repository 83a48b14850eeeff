"""Routes about the guest: their name, their devices, their stored data, and being forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Stream

from euchre.store.rows.news import CHANGED
from euchre.store.store import Store
from euchre.tables.match_entry import MatchEntry
from euchre.tables.messages import PersonName
from euchre.tables.names import clean_name
from euchre.web.http.identity import SIGN_OUT, Identity
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body, same_origin
from euchre.web.quotas.quotas import CHANGE, DATA, DELETION
from euchre.web.routes.dependencies import (
    AnyRequest,
    Known,
    TheFollowers,
    TheGuest,
    TheIdentity,
    ThePayer,
    ThePerson,
    TheQuotas,
    TheRooms,
    TheWorker,
)


class Me(msgspec.Struct, frozen=True):
    """A guest. The cookie is never shown to the page."""

    name: str
    """The name kept with a card or a passkey, or the last at a table; "" for a new guest."""
    person: bool
    """True if they have a card or a passkey, and their name is kept for their other devices."""
    tables: int
    """Unfinished matches they have a seat in."""
    kept_days: int | None
    """Days after which a table at which nothing happens is deleted with its matches; None: it is kept."""
    known: bool
    """The request showed a cookie of this server. A client that never shows one keeps none, and cannot hold a seat."""


@get("/api/me", responses=refusals(503))
async def me(guest: TheGuest, known: Known, worker: TheWorker) -> Me:
    """The guest who asks; a new one gets a cookie here."""
    tables = await worker.store.matches.unfinished(guest)
    person = await worker.store.people.read(guest)
    name = (person and person.name) or await _last_name(guest, tables, worker.store)
    is_person = person is not None and person.name != ""
    kept = worker.settings.keep
    return Me(name=name, person=is_person, tables=len(tables), kept_days=kept, known=known is not None)


async def _last_name(guest: str, tables: Sequence[MatchEntry], store: Store) -> str:
    """The name of a guest at their last table; "" for one who was at none."""
    played = tables or await store.matches.of_guest(guest, most=1)
    names = [name for entry in played for who, name in zip(entry.guests, entry.names, strict=True) if who == guest]
    return names[0] if names else ""


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name."""

    name: PersonName


@put("/api/me/name", **reads_body(409), status_code=204)
async def rename(
    data: JSONBody[NameWish], person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> None:
    """Keep another name for a guest who has a card or a passkey; of others no name is kept outside their games."""
    quotas.charge(CHANGE, payer)
    await worker.store.people.rename(person, clean_name(data.name))


@post("/api/me/sign-out-others", guards=[same_origin], status_code=204, responses=refusals(403, 409, 415, 429, 503))
async def sign_out_others(
    person: ThePerson,
    payer: ThePayer,
    worker: TheWorker,
    rooms: TheRooms,
    quotas: TheQuotas,
    identity: TheIdentity,
    request: AnyRequest,
) -> None:
    """Sign a guest out on every device but this one; each worker has heard of it within half a minute."""
    quotas.charge(CHANGE, payer)
    if await worker.store.people.read(person) is None:
        raise Denied("me/no-card", "Make a card or a passkey first: without one, this is your only device.", status=409)
    before = worker.clock() + SIGN_OUT
    await worker.store.people.sign_out(person, before)
    identity.sign_out_others(request, person, before)
    rooms.sign_out(person)


@get("/api/me/data", media_type="application/json", responses=refusals(429, 503))
async def my_data(known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> Stream:
    """The data kept about the guest who asks, such as their name and contacts, and the events about them.

    Those are read table by table while they are sent.
    """
    quotas.charge(DATA, payer)
    return Stream(_written(worker.store, known), media_type="application/json")


async def _written(store: Store, guest: str | None) -> AsyncIterator[bytes]:
    kept = {} if guest is None else await store.exported(guest)
    yield b'{"kept":%b,"events":[' % msgspec.json.encode(kept)
    comma = b""
    if guest is not None:
        async for events in store.privacy.exported(guest):
            if events:
                yield comma + msgspec.json.encode(events)[1:-1]
                comma = b","
    yield b"]}"


@delete("/api/me", guards=[same_origin], responses=refusals(403, 409, 415, 429, 503))
async def forget_me(
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    followers: TheFollowers,
    quotas: TheQuotas,
    request: AnyRequest,
) -> None:
    """Take the guest's name out of all their games, which stay for the others; cookie, card and passkeys end.

    From the answer on no table shows the name. What is stored is rewritten within seconds, or after the next start if
    the server stops meanwhile.
    """
    quotas.charge(DELETION, payer)
    if known is not None:
        if await worker.store.matches.unfinished(known, most=1):
            sentence = "You still have a seat at a table. Finish or leave your games first."
            raise Denied("me/at-table", sentence, status=409)
        for table_id in await worker.deletions.begin(known):
            for follower in followers:
                await follower.follow(table_id, CHANGED)
    Identity.forget(request)
