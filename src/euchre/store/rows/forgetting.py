"""The guests who are being taken out of their tables, noted until nothing stored names them.

Readers apply the notes: to them a guest is gone at once, while their rows are rewritten a few hundred at a time.
"""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from euchre.store.database.schema import forgetting, guests
from euchre.store.rows.upsert import upsert
from euchre.streams.forgetting import Forgetting

_NOTED: Final = (
    select(forgetting.c.guest, forgetting.c.other)
    .join(guests, guests.c.guest == forgetting.c.guest)
    .where(guests.c.stream == bindparam("of"))
)
IS_NOTED: Final = _NOTED.exists().label("is_noted")
"""The column for statements with a parameter `of`: true if a guest is being taken out of that table."""


def note(connection: Connection, guest: str) -> None:
    """Note that a guest is to be taken out of their tables."""
    upsert(connection, forgetting, {"guest": guest, "other": f"forgotten-{token_urlsafe(16)}"}, keep=True)


def is_leaving(connection: Connection, *guests: str) -> bool:
    """True if one of these is being taken out of their tables: nothing new is kept of them meanwhile."""
    query = select(forgetting.c.guest).where(forgetting.c.guest.in_(guests)).limit(1)
    return connection.scalar(query) is not None


def of_guest(connection: Connection, guest: str) -> Forgetting | None:
    """The note of a guest; None if nobody noted them."""
    row = connection.execute(select(forgetting).where(forgetting.c.guest == guest)).one_or_none()
    return None if row is None else Forgetting(row.guest, row.other)


def of_stream(connection: Connection, stream: str) -> list[Forgetting]:
    """The notes of the guests who are being taken out of a table."""
    return [Forgetting(row.guest, row.other) for row in connection.execute(_NOTED, {"of": stream})]


def unfinished(connection: Connection) -> tuple[str, ...]:
    """The guests who are being taken out of their tables."""
    return tuple(connection.scalars(select(forgetting.c.guest).order_by(forgetting.c.guest)))


def drop(connection: Connection, guest: str) -> None:
    """Delete the note of a guest, unless they have come to a table in the meantime."""
    somewhere = select(guests.c.guest).where(guests.c.guest == guest).exists()
    connection.execute(delete(forgetting).where(forgetting.c.guest == guest, ~somewhere))
