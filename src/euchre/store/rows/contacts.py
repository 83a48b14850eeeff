"""The people whom guests have played with: contacts by the consent of both, those blocked, and invitations."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from euchre.store.database.schema import contacts
from euchre.store.rows.forgetting import is_leaving
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

Wish = Literal["contact", "block"]
"""The wishes of a guest about another: to see each other online, or never to meet again."""
_NONE: Final = ""
"""The wish of somebody who has only invited the other."""
_OTHER_WAY: Final = contacts.alias()


class Contact(NamedTuple):
    """Another person, as a guest is connected with them."""

    other: str
    name: str
    """The name under which they played."""
    wish: Wish | None
    """The wish of the guest; None where they have only invited the other."""
    asks: bool
    """True if they want to be a contact of the guest."""
    seen: float | None
    """The last time their page was open, in unix seconds; None until both agreed."""


class Invitation(NamedTuple):
    """A table to which somebody invites a guest."""

    guest: str
    """The id of the person who invites."""
    code: str
    at: float
    """The time of it, in unix seconds."""


class Contacts(Rows):
    """The contacts of a store."""

    @reads
    def of_guest(self, connection: Connection, guest: str) -> tuple[Contact, ...]:
        """Read the wishes of a guest about others, by name."""
        query = select(contacts, _OTHER_WAY.c.wish.label("back"), _OTHER_WAY.c.seen.label("back_seen"))
        query = query.outerjoin(
            _OTHER_WAY, (_OTHER_WAY.c.guest == contacts.c.other) & (_OTHER_WAY.c.other == contacts.c.guest)
        )
        rows = connection.execute(query.where(contacts.c.guest == guest).order_by(contacts.c.name, contacts.c.other))
        return tuple(
            Contact(
                row.other,
                row.name,
                row.wish or None,
                row.back == "contact",
                row.back_seen if row.wish == row.back == "contact" else None,
            )
            for row in rows
        )

    @reads
    def asking(self, connection: Connection, guest: str) -> tuple[str, ...]:
        """The guests who want to be contacts of a guest."""
        query = select(contacts.c.guest).where(contacts.c.other == guest, contacts.c.wish == "contact")
        return tuple(connection.scalars(query.order_by(contacts.c.guest)))

    @reads
    def apart(self, connection: Connection, guest: str) -> frozenset[str]:
        """The guests who are never brought together with a guest: one of the two has blocked the other."""
        blocked = contacts.c.wish == "block"
        mine = select(contacts.c.other).where(contacts.c.guest == guest, blocked)
        theirs = select(contacts.c.guest).where(contacts.c.other == guest, blocked)
        return frozenset(connection.scalars(mine.union(theirs)))

    @reads
    def invitations(self, connection: Connection, guest: str, since: float) -> tuple[Invitation, ...]:
        """The invitations of a guest since a time in unix seconds, the latest first; blocked people have none."""
        blocked = select(_OTHER_WAY.c.other).where(_OTHER_WAY.c.guest == guest, _OTHER_WAY.c.wish == "block")
        query = select(contacts.c.guest, contacts.c.invited_to, contacts.c.invited_at).where(
            contacts.c.other == guest,
            contacts.c.invited_at >= since,
            contacts.c.wish != "block",
            contacts.c.guest.not_in(blocked),
        )
        rows = connection.execute(query.order_by(contacts.c.invited_at.desc()))
        return tuple(Invitation(*row) for row in rows)

    @writes
    def set(self, connection: Connection, guest: str, other: str, name: str, wish: Wish | None) -> None:
        """Write the wish of a guest about another of this name; None takes it back."""
        if wish is None:
            connection.execute(delete(contacts).where(contacts.c.guest == guest, contacts.c.other == other))
        elif not is_leaving(connection, guest, other):
            upsert(connection, contacts, {"guest": guest, "other": other, "name": name, "wish": wish})

    @writes
    def invite(self, connection: Connection, guest: str, other: str, name: str, code: str, at: float) -> None:
        """Write that a guest invites another of this name to a table, at a time in unix seconds."""
        if is_leaving(connection, guest, other):
            return
        upsert(connection, contacts, {"guest": guest, "other": other, "name": name, "wish": _NONE}, keep=True)
        row = (contacts.c.guest == guest) & (contacts.c.other == other)
        connection.execute(update(contacts).where(row).values(name=name, invited_to=code, invited_at=at))

    @writes
    def end_invitations(self, connection: Connection, code: str) -> None:
        """Take back all invitations to a table."""
        query = update(contacts).where(contacts.c.invited_to == code)
        connection.execute(query.values(invited_to=None, invited_at=None))

    @writes
    def appear(self, connection: Connection, guest: str, at: float) -> None:
        """Write that the page of a guest is open at a time in unix seconds."""
        connection.execute(update(contacts).where(contacts.c.guest == guest).values(seen=at))

    @reads
    def exported(self, connection: Connection, guest: str) -> list[dict[str, Any]]:
        """Export the wishes of a guest, by the names of the others."""
        columns = (contacts.c[name] for name in ("name", "wish", "invited_to", "invited_at", "seen"))
        rows = connection.execute(select(*columns).where(contacts.c.guest == guest).order_by(contacts.c.name))
        return [dict(row) for row in rows.mappings()]


def forget(connection: Connection, guest: str) -> None:
    """Delete the wishes of a guest, and those of others about them."""
    connection.execute(delete(contacts).where(or_(contacts.c.guest == guest, contacts.c.other == guest)))
