"""The keys with which the workers of a store sign the cookies of guests."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select

from euchre.store.schema import secrets
from euchre.store.upsert import upsert

SIZE: Final = 32
_FIRST: Final = "guests"
"""The name of the first key; the name of any other says when it was made: ``guests/1763800000``."""
_DATED: Final = "dated-from"
_UPGRADE: Final = 3600.0
"""Seconds that the upgrade of all workers may take from a version that does not know dated cookies."""
_HEARD: Final = 60.0
"""Seconds until every worker has heard of a new key; until then nobody signs with it."""


class CookieKeys(NamedTuple):
    """The keys of a store, and how to sign with them."""

    keys: tuple[bytes, ...]
    """32 bytes each; the one in use last."""
    dated_from: float = 0.0
    """When cookies begin to be dated, in unix seconds: until then, an older version may have to read them."""


def read(connection: Connection, now: float) -> CookieKeys | None:
    """The keys; None before somebody has made the first."""
    keys = _stored_keys(connection)
    dated = connection.scalars(select(secrets.c.value).where(secrets.c.name == _DATED)).one_or_none()
    if not keys or dated is None:
        return None
    known = sorted(keys, key=lambda made: (made <= now - _HEARD, made))  # one too new to sign with is believed already
    return CookieKeys(tuple(keys[made] for made in known), float(dated))


def make(connection: Connection, now: float) -> CookieKeys:
    """Make the keys that are missing, unless somebody else has made them meanwhile."""
    of_an_older_version = bool(_stored_keys(connection))
    upsert(connection, secrets, {"name": _DATED, "value": b"%d" % (now + _UPGRADE * of_an_older_version)}, keep=True)
    upsert(connection, secrets, {"name": _FIRST, "value": token_bytes(SIZE)}, keep=True)
    made = read(connection, now)
    assert made is not None, "both are there"
    return made


def change(connection: Connection, now: float, *, keep: bool) -> None:
    """Make another key; without `keep` it is the only one."""
    if not keep:
        connection.execute(delete(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    upsert(connection, secrets, {"name": f"{_FIRST}/{now:.0f}", "value": token_bytes(SIZE)})


def _stored_keys(connection: Connection) -> dict[float, bytes]:
    """Each key by the time when it was made, in unix seconds; 0 for the first."""
    rows = connection.execute(select(secrets).where(secrets.c.name.startswith(_FIRST, autoescape=True)))
    return {float(row.name.partition("/")[2] or 0): bytes(row.value) for row in rows}
