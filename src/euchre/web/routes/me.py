"""Who the guest is to the server."""

from __future__ import annotations

import msgspec
from litestar import get

from euchre.web.given import TheGuest, TheHall
from euchre.web.refusals import refusals


class Me(msgspec.Struct, frozen=True):
    """A guest. Her cookie is never shown to the page."""

    name: str
    """What she was called last, "" for a new guest."""
    tables: int
    """Unfinished games she has a seat in."""


@get("/api/me", responses=refusals(503))
async def me(guest: TheGuest, hall: TheHall) -> Me:
    """The guest who asks; a new one gets her cookie here."""
    tables = await hall.store.tables_of(guest)
    played = tables or await hall.store.games_of(guest, most=1)
    names = [name for entry in played for who, name in zip(entry.guests, entry.names, strict=True) if who == guest]
    return Me(name=names[0] if names else "", tables=len(tables))
