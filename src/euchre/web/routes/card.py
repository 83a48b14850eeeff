"""The routes of a person's card: made, replaced and revoked by its holder, and used on another device."""

from __future__ import annotations

import logging
import secrets
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from euchre.people.card import SIZE, card_digest, new_card
from euchre.tables.messages import PersonName
from euchre.tables.names import clean_name
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body, same_origin
from euchre.web.quotas.quotas import CHANGE, Quotas
from euchre.web.routes.dependencies import (
    AnyRequest,
    Known,
    TheIdentity,
    ThePayer,
    ThePerson,
    TheQuotas,
    TheWorker,
)
from euchre.web.settings.networks import network_of
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

_LOG: Final = logging.getLogger("euchre.web")


class CardWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name on a card that is to be made."""

    name: PersonName = ""


class CardMade(msgspec.Struct, frozen=True):
    """A card that was just made. Its code is told this once: the server keeps no more than a digest of it."""

    code: str
    name: str


class MyCard(msgspec.Struct, frozen=True):
    """The card of the guest who asks."""

    made: float | None
    """The time it was made, in unix seconds; None without a card."""


class CardTyped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a card, typed or read by a camera."""

    code: Annotated[str, msgspec.Meta(max_length=200)]


class CardHolder(msgspec.Struct, frozen=True, kw_only=True):
    """The holder of a card, for somebody who holds it and may become that person on this device."""

    name: str
    mine: bool
    """The holder plays on this device already."""
    games: bool
    """True if somebody else has played on this device: their games stay with them."""
    known: bool
    """True if that somebody else has a card or a passkey, too, and can come back."""


@get("/api/me/card", responses=refusals(503))
async def my_card(known: Known, worker: TheWorker) -> MyCard:
    """The card of the guest who asks; never its code."""
    return MyCard(None if known is None else await worker.store.cards.made(known))


@post("/api/me/card", **reads_body(409))
async def make_card(
    data: JSONBody[CardWish], person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> CardMade:
    """Make a card for the guest who asks; the one they had ends at once."""
    quotas.charge(CHANGE, payer)
    card, name = new_card(secrets.token_bytes(SIZE)), clean_name(data.name)
    await worker.store.cards.make(person, name, card.digest, worker.clock())
    return CardMade(card.code, name)


@delete("/api/me/card", guards=[same_origin], responses=refusals(403, 409, 415, 429, 503))
async def revoke_card(person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> None:
    """Let the card of the guest who asks end; devices that used it stay signed in."""
    quotas.charge(CHANGE, payer)
    await worker.store.cards.revoke(person)


@post("/api/card/holder", **reads_body(404), status_code=200)
async def card_holder(
    data: JSONBody[CardTyped],
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    request: AnyRequest,
) -> CardHolder:
    """The holder of a card, before anything changes."""
    holder = await _holder(data.code, payer, worker, quotas, request)
    person = await worker.store.people.read(holder)
    other = None if known in (None, holder) else known
    return CardHolder(
        name="" if person is None else person.name,
        mine=known == holder,
        games=other is not None and bool(await worker.store.matches.of_guest(other, most=1)),
        known=other is not None and await worker.store.people.read(other) is not None,
    )


@post("/api/card", **reads_body(404), status_code=200)
async def use_card(
    data: JSONBody[CardTyped],
    known: Known,
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    identity: TheIdentity,
    request: AnyRequest,
) -> CardHolder:
    """Be the holder of the card from now on, on this device."""
    holder = await _holder(data.code, payer, worker, quotas, request)
    person = await worker.store.people.read(holder)
    identity.sign_in(request, holder, None if person is None else person.signed_out)
    return CardHolder(name="" if person is None else person.name, mine=known == holder, games=False, known=False)


async def _holder(code: str, payer: Payer, worker: Worker, quotas: Quotas, request: AnyRequest) -> str:
    """The holder of a card. Raises `Denied` for a code that is nobody's or cannot be one, and after too many."""
    digest = card_digest(code)
    if digest is None:
        sentence = "That is not the code of a card: it has four groups of seven letters and digits."
        raise Denied("mycard/malformed", sentence)
    quotas.charge_card(payer)
    holder = await worker.store.cards.holder(digest)
    if holder is None:
        _LOG.warning("Somebody from %s tried a card that is nobody's.", network_of(_host_of(request)))
        sentence = "Nobody has this card. Look at each letter again; a card that was replaced no longer works."
        raise Denied("mycard/unknown", sentence, status=404)
    quotas.give_card_back(payer)
    return holder


def _host_of(request: AnyRequest) -> str:
    return "" if request.client is None else request.client.host
