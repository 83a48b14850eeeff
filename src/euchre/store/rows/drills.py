"""The drills of guests: their state, and those from matches of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, select, update

from euchre.store.database.schema import drills
from euchre.store.rows.forgetting import is_leaving
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

MOST_OWN: Final = 300
"""Drills from a guest's own matches that are kept: the latest."""


class DrillRow(NamedTuple):
    """A drill of a guest."""

    position: str
    kind: str
    state: str | None
    """The state of its schedule, as JSON; None until it is answered."""
    due: float
    """The moment from which on it is to be asked, in unix seconds."""
    is_own: bool
    """True if it comes from a match of theirs."""

    @property
    def asked_again(self) -> float | None:
        """The moment from which on it is asked again, in unix seconds; None until it is answered."""
        return None if self.state is None else self.due


class OwnDrill(NamedTuple):
    """A drill from a guest's own match."""

    position: str
    kind: str
    drill: bytes
    """The drill, as JSON."""


_ROW: Final = (drills.c.position, drills.c.kind, drills.c.state, drills.c.due, drills.c.drill.is_not(None))


class Drills(Rows):
    """The drills of guests in a store."""

    @reads
    def of_guest(self, connection: Connection, guest: str) -> tuple[DrillRow, ...]:
        """The drills of a guest, the latest first."""
        query = select(*_ROW).where(drills.c.guest == guest).order_by(drills.c.made.desc(), drills.c.position)
        return tuple(DrillRow(*row) for row in connection.execute(query))

    @reads
    def own(self, connection: Connection, guest: str, positions: Sequence[str]) -> dict[str, bytes]:
        """The drills at these positions that come from matches of a guest, as JSON."""
        query = select(drills.c.position, drills.c.drill)
        query = query.where(drills.c.guest == guest, drills.c.position.in_(positions), drills.c.drill.is_not(None))
        return {position: bytes(drill) for position, drill in connection.execute(query)}

    @reads
    def one(self, connection: Connection, guest: str, position: str) -> DrillRow | None:
        """A guest's drill; None where it is neither answered nor from a match of theirs."""
        row = connection.execute(
            select(*_ROW).where(drills.c.guest == guest, drills.c.position == position)
        ).one_or_none()
        return None if row is None else DrillRow(*row)

    @writes
    def add_own(self, connection: Connection, guest: str, added: Sequence[OwnDrill], made: float) -> None:
        """Add drills from a guest's own matches; those that are there stay, and the oldest go for new ones."""
        own = (drills.c.guest == guest) & drills.c.drill.is_not(None)
        known = set(connection.scalars(select(drills.c.position).where(own)))
        new = [one for one in added if one.position not in known][:MOST_OWN]
        if not new or is_leaving(connection, guest):
            return
        surplus = max(0, len(known) + len(new) - MOST_OWN)
        oldest = select(drills.c.position).where(own).order_by(drills.c.made, drills.c.position).limit(surplus)
        connection.execute(delete(drills).where(own, drills.c.position.in_(connection.scalars(oldest).all())))
        rows = [{"guest": guest, **one._asdict(), "state": None, "due": made, "made": made} for one in new]
        upsert(connection, drills, *rows, keep=True)

    @writes
    def answer(self, connection: Connection, guest: str, row: DrillRow, made: float, *, before: str | None) -> None:
        """Keep the state of a drill after an answer, unless it is no longer the one that it follows on, `before`.

        So of two answers that are there at once one counts. What comes from a match of the guest stays with the drill.
        """
        if is_leaving(connection, guest):
            return
        same = (drills.c.guest == guest) & (drills.c.position == row.position) & (drills.c.state == before)
        changed = connection.execute(update(drills).where(same).values(state=row.state, due=row.due)).rowcount
        if before is None and not changed:
            values = {"position": row.position, "kind": row.kind, "state": row.state, "due": row.due}
            upsert(connection, drills, {"guest": guest, **values, "made": made}, keep=True)

    @writes
    def prune(self, connection: Connection, before: float) -> None:
        """Delete the drills that have waited for an answer since a moment, in unix seconds."""
        connection.execute(delete(drills).where(drills.c.due < before))

    @reads
    def exported(self, connection: Connection, guest: str) -> list[dict[str, Any]]:
        """Export what is kept of a guest's drills."""
        columns = (drills.c[name] for name in ("position", "kind", "state", "due", "made"))
        query = select(*columns).where(drills.c.guest == guest).order_by(drills.c.made, drills.c.position)
        return [dict(row) for row in connection.execute(query).mappings()]


def forget(connection: Connection, guest: str) -> None:
    """Delete the drills of a guest."""
    connection.execute(delete(drills).where(drills.c.guest == guest))
