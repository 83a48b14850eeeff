"""Whether the server is there, and what it is."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get

from euchre.bots.company.levels import STRONGEST
from euchre.version import __version__
from euchre.web.given import TheHall
from euchre.web.refusals import refusals


class Health(msgspec.Struct, frozen=True):
    """A server that answers."""

    app: Literal["euchre"]
    version: str
    players: Literal["ready", "getting ready"]
    """Whether the bots can think already; until then the house plays for them."""


@get("/health", responses=refusals(503))
async def health(hall: TheHall) -> Health:
    """Whether the server and its store answer."""
    await hall.store.signs_of_life()
    ready = hall.company.can_play(STRONGEST)
    return Health(app="euchre", version=__version__, players="ready" if ready else "getting ready")
