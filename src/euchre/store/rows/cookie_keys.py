"""The keys with which the workers of a store sign the cookies of guests."""

from __future__ import annotations

import time
from secrets import token_bytes
from typing import Final

from sqlalchemy import Connection, delete, select

from euchre.store.database.schema import secrets
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

SIZE: Final = 32
_FIRST: Final = "guests"
"""The name of the first key; the name of any other says when it was made: ``guests/1763800000``."""
_HEARD: Final = 60.0
"""Seconds until every worker has heard of a new key; until then nobody signs with it."""


class CookieKeys(Rows):
    """The keys that all workers of a store share."""

    async def read(self) -> tuple[bytes, ...]:
        """The keys, 32 bytes each, the one in use last; the first is made here.

        A new key is not the last for a minute, in which every worker hears of it.
        """
        return await self._made() or await self._make()

    @reads
    def _made(self, connection: Connection) -> tuple[bytes, ...]:
        return _read(connection)

    @writes
    def _make(self, connection: Connection) -> tuple[bytes, ...]:
        """Make the first key, unless somebody else has made it meanwhile."""
        upsert(connection, secrets, {"name": _FIRST, "value": token_bytes(SIZE)}, keep=True)
        return _read(connection)

    @writes
    def change(self, connection: Connection, *, keep: bool) -> None:
        """Make a new key, for use in a minute; without `keep` it is the only one, and all older cookies end at once."""
        if not keep:
            connection.execute(delete(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
        upsert(connection, secrets, {"name": f"{_FIRST}/{time.time():.0f}", "value": token_bytes(SIZE)})


def _read(connection: Connection) -> tuple[bytes, ...]:
    rows = connection.execute(select(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    keys = {float(row.name.partition("/")[2] or 0): bytes(row.value) for row in rows}  # by when each was made
    usable = time.time() - _HEARD
    known = sorted(keys, key=lambda made: (made <= usable, made))  # one too new to sign with is believed already
    return tuple(keys[made] for made in known)
