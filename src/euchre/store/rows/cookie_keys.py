"""The keys with which the workers of a store sign the cookies of guests."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final

from sqlalchemy import Connection, delete, select

from euchre.store.database.schema import secrets
from euchre.store.rows.upsert import upsert

SIZE: Final = 32
_FIRST: Final = "guests"
"""The name of the first key; the name of any other says when it was made: ``guests/1763800000``."""
_HEARD: Final = 60.0
"""Seconds until every worker has heard of a new key; until then nobody signs with it."""


def read(connection: Connection, now: float) -> tuple[bytes, ...]:
    """The keys, 32 bytes each, the one in use last; nothing before somebody has made the first."""
    rows = connection.execute(select(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    keys = {float(row.name.partition("/")[2] or 0): bytes(row.value) for row in rows}  # by when each was made
    known = sorted(keys, key=lambda made: (made <= now - _HEARD, made))  # one too new to sign with is believed already
    return tuple(keys[made] for made in known)


def make(connection: Connection, now: float) -> tuple[bytes, ...]:
    """Make the first key, unless somebody else has made it meanwhile."""
    upsert(connection, secrets, {"name": _FIRST, "value": token_bytes(SIZE)}, keep=True)
    return read(connection, now)


def change(connection: Connection, now: float, *, keep: bool) -> None:
    """Make another key; without `keep` it is the only one."""
    if not keep:
        connection.execute(delete(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    upsert(connection, secrets, {"name": f"{_FIRST}/{now:.0f}", "value": token_bytes(SIZE)})
