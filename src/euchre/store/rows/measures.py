"""The operator of a server: the key of their page, of which only the SHA-256 is kept, and their measures."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, or_, select

from euchre.store.database.schema import measures, secrets
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

MeasureKind = Literal["message", "removal", "watch"]
"""A message to everybody, a guest who is removed, or the workers' lists of tables that the operator looks at."""
_KEY: Final = "operator"


class Measure(NamedTuple):
    """A measure that holds until a moment, or for good; times in unix seconds."""

    kind: MeasureKind
    guest: str
    """The guest whom it is about; "" for everybody."""
    text: str
    """The message, or the name under which a guest was removed."""
    at: float
    until: float | None


class Measures(Rows):
    """The key and the measures of the operator of a store."""

    @writes
    def change_key(self, connection: Connection, digest: bytes) -> None:
        """Keep the SHA-256 of the key of the operator's page; the one before ends."""
        upsert(connection, secrets, {"name": _KEY, "value": digest})

    @reads
    def opens(self, connection: Connection, digest: bytes) -> bool:
        """True for the SHA-256 of the key as it is now."""
        kept = connection.scalar(select(secrets.c.value).where(secrets.c.name == _KEY))
        return kept is not None and compare_digest(bytes(kept), digest)

    @writes
    def take(self, connection: Connection, measure: Measure) -> None:
        """Take a measure, in place of the one of its kind about the same guest; those that have ended are deleted."""
        connection.execute(delete(measures).where(measures.c.until <= measure.at))
        upsert(connection, measures, measure._asdict())

    @writes
    def end(self, connection: Connection, kind: MeasureKind, guest: str = "") -> None:
        """End a measure."""
        connection.execute(delete(measures).where(measures.c.kind == kind, measures.c.guest == guest))

    @reads
    def exported(self, connection: Connection, guest: str) -> dict[str, Any] | None:
        """Export the removal of a guest; None where they are not removed."""
        columns = measures.c.text.label("name"), measures.c.at, measures.c.until
        row = connection.execute(select(*columns).where(measures.c.guest == guest)).mappings().one_or_none()
        return None if row is None else dict(row)

    @reads
    def current(self, connection: Connection, now: float) -> tuple[Measure, ...]:
        """The measures that hold at a moment, in unix seconds, in the order in which they were taken."""
        holds = or_(measures.c.until.is_(None), measures.c.until > now)
        return tuple(Measure(*row) for row in connection.execute(select(measures).where(holds).order_by(measures.c.at)))


def forget(connection: Connection, guest: str) -> None:
    """Delete the removal of a guest who takes their data back: the id that it names is nobody's any more."""
    connection.execute(delete(measures).where(measures.c.guest == guest))
