"""Passkeys: made and removed by their holder, and used to be known on another device."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from euchre.people.passkey import (
    PasskeyServer,
    ProvesNothing,
    challenge_in,
    creation_options,
    credential_in,
    made_passkey,
    passkey_server,
    request_options,
    used_passkey,
)
from euchre.store.rows.passkeys import StoredPasskey
from euchre.tables.messages import PersonName
from euchre.tables.names import clean_name
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body, same_origin
from euchre.web.quotas.quotas import CHANGE
from euchre.web.routes.dependencies import (
    AnyRequest,
    Known,
    TheIdentity,
    ThePayer,
    ThePerson,
    TheQuotas,
    TheWorker,
)

_MOST: Final = 20
"""Passkeys of a person."""
_SIGN_IN: Final = "sign-in"
"""The purpose of a challenge for anybody who has a passkey."""


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of somebody who makes a passkey."""

    name: PersonName = ""


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a browser: a `PublicKeyCredential` as JSON."""

    credential: dict[str, Any]
    name: PersonName = ""
    """The name of the holder of a new passkey."""


class MyPasskey(msgspec.Struct, frozen=True):
    """A passkey of the guest who asks; times in unix seconds."""

    id: str
    host: str
    """The server it was made for, as its address named it: it works nowhere else."""
    made: float
    used: float | None
    """The time somebody last signed in with it."""


class SignedIn(msgspec.Struct, frozen=True):
    """The reply to a guest who is known on this device from now on."""

    name: str


@get("/api/me/passkeys", responses=refusals(503))
async def my_passkeys(known: Known, worker: TheWorker) -> list[MyPasskey]:
    """The passkeys of the guest who asks."""
    found = () if known is None else await worker.store.passkeys.of_guest(known)
    return [MyPasskey(one.credential, one.host, one.made, one.used) for one in found]


@post("/api/me/passkeys/options", **reads_body(409), status_code=200)
async def passkey_options(
    data: JSONBody[PasskeyWish],
    person: ThePerson,
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    identity: TheIdentity,
    request: AnyRequest,
) -> Response[bytes]:
    """The options with which a browser makes a passkey, as the JSON that `parseCreationOptionsFromJSON` takes."""
    quotas.charge(CHANGE, payer)
    server, user = _server(request), _user(person)
    known = await worker.store.passkeys.of_guest(person)
    if len(known) >= _MOST:
        raise Denied("passkey/too-many", "You have too many passkeys. Remove one first.", status=409)
    options = creation_options(
        server,
        identity.challenge(user.hex()),
        user,
        clean_name(data.name),
        [one.credential for one in known if one.host == server.host],
    )
    return _json(options)


@post("/api/me/passkeys", **reads_body(409))
async def make_passkey(
    data: JSONBody[PasskeyAnswer],
    person: ThePerson,
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    identity: TheIdentity,
    request: AnyRequest,
) -> SignedIn:
    """Keep the passkey that a device has made for the guest who asks."""
    quotas.charge(CHANGE, payer)
    server, name = _server(request), clean_name(data.name)
    try:
        challenge = challenge_in(data.credential)
        if identity.challenged_at(challenge, _user(person).hex()) is None:
            raise _refused()
        made = made_passkey(server, challenge, data.credential)
    except ProvesNothing as problem:
        raise _refused() from problem
    stored = StoredPasskey(
        made.credential, person, made.public_key, made.uses, server.host, made=worker.clock(), used=None
    )
    if not await worker.store.passkeys.add(stored, name):
        raise _refused()
    return SignedIn(name)


@delete("/api/me/passkeys/{credential:str}", guards=[same_origin], responses=refusals(403, 409, 415, 429, 503))
async def remove_passkey(
    credential: FromPath[str], person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> None:
    """Let a passkey of the guest who asks end; devices that used it stay signed in."""
    quotas.charge(CHANGE, payer)
    await worker.store.passkeys.remove(person, credential)


@post("/api/passkey/options", guards=[same_origin], status_code=200, responses=refusals(403, 409, 415, 429, 503))
async def sign_in_options(
    payer: ThePayer, quotas: TheQuotas, identity: TheIdentity, request: AnyRequest
) -> Response[bytes]:
    """The options with which a browser uses a passkey, as the JSON that `parseRequestOptionsFromJSON` takes."""
    quotas.charge(CHANGE, payer)
    return _json(request_options(_server(request), identity.challenge(_SIGN_IN)))


@post("/api/passkey", **reads_body(404, 409), status_code=200)
async def use_passkey(
    data: JSONBody[PasskeyAnswer],
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    identity: TheIdentity,
    request: AnyRequest,
) -> SignedIn:
    """Be the holder of the passkey from now on, on this device. Each challenge is good for one time."""
    quotas.charge(CHANGE, payer)
    server = _server(request)
    try:
        passkey = await worker.store.passkeys.read(credential_in(data.credential))
        if passkey is None or passkey.host != server.host:
            raise Denied("passkey/unknown", "This server does not know that passkey. Use your card.", status=404)
        challenge = challenge_in(data.credential)
        asked = identity.challenged_at(challenge, _SIGN_IN)
        if asked is None:
            raise _refused()
        uses = used_passkey(server, challenge, data.credential, passkey.public_key, passkey.uses)
    except ProvesNothing as problem:
        raise _refused() from problem
    if not await worker.store.passkeys.note_use(passkey.credential, uses, worker.clock(), asked=asked):
        raise _refused()
    person = await worker.store.people.read(passkey.guest)
    identity.sign_in(request, passkey.guest, None if person is None else person.signed_out)
    return SignedIn("" if person is None else person.name)


def _server(request: AnyRequest) -> PasskeyServer:
    """The server under the name in the request. Raises `Denied` where it is an address."""
    server = passkey_server(request.headers.get("host", ""))
    if server is None:
        sentence = "Passkeys need a host name, and this server was reached by its address. Use your card."
        raise Denied("passkey/host", sentence, status=409)
    return server


def _user(guest: str) -> bytes:
    """The user of a passkey, as a device keeps it: always the same of a guest, without telling their id."""
    return hashlib.sha256(guest.encode()).digest()


def _refused() -> Denied:
    return Denied("passkey/refused", "That passkey could not be checked. Try again.", status=403)


def _json(text: str) -> Response[bytes]:
    return Response(text.encode(), media_type=MediaType.JSON)
