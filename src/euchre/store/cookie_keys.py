"""The keys with which the workers of a store sign the cookies of guests."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final

from sqlalchemy import Connection, delete, select

from euchre.store.schema import secrets
from euchre.store.upsert import upsert

SIZE: Final = 32
_FIRST: Final = "guests"
"""The name of the first key; that of another says when it was made: ``guests/1763800000``."""
_HEARD: Final = 60.0
"""Seconds until every worker has heard of a new key; until then nobody signs with it."""


def read(connection: Connection, now: float) -> tuple[bytes, ...]:
    """The keys, the one in use last; the very first is made by whoever asks first."""
    if not (kept := _kept(connection)):
        upsert(connection, secrets, {"name": _FIRST, "value": token_bytes(SIZE)}, keep=True)
        kept = _kept(connection)
    known = sorted(kept, key=lambda made: (made <= now - _HEARD, made))  # one too new to sign with is believed already
    return tuple(kept[made] for made in known)


def change(connection: Connection, now: float, *, keep: bool) -> None:
    """Make another key; without `keep` it is the only one."""
    if not keep:
        connection.execute(delete(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    upsert(connection, secrets, {"name": f"{_FIRST}/{now:.0f}", "value": token_bytes(SIZE)})


def _kept(connection: Connection) -> dict[float, bytes]:
    """Each key by the time when it was made, in unix seconds; 0 for the first."""
    rows = connection.execute(select(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    return {float(row.name.partition("/")[2] or 0): bytes(row.value) for row in rows}
