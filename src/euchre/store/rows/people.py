"""The people who are known on several devices: their names, and the validity of older cookies of theirs."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, select, update

from euchre.store.database.schema import cards, passkeys, people, shown_ratings
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

_DIGEST: Final = 32
"""The bytes of a SHA-256."""


class KnownPerson(NamedTuple):
    """A guest who is known on several devices."""

    name: str
    """The name; "" once they have neither a card nor a passkey."""
    signed_out: float | None
    """The moment from which on cookies of theirs are believed, in unix seconds; None: all are."""


class KnownPeople(Rows):
    """The people of a store."""

    @reads
    def read(self, connection: Connection, guest: str) -> KnownPerson | None:
        """Read a guest who has a card or a passkey, or had one; None for any other, whom only their browser knows."""
        return _read(connection, guest)

    @writes
    def rename(self, connection: Connection, guest: str, name: str) -> bool:
        """Change the name of a guest who has a card or a passkey; False, and nothing is kept, of any other."""
        renamed = update(people).where(people.c.guest == guest).values(name=name)
        return connection.execute(renamed).rowcount > 0

    @writes
    def sign_out(self, connection: Connection, guest: str, before: float) -> None:
        """Believe no cookie of a guest who has a card or a passkey from before a moment, in unix seconds."""
        connection.execute(update(people).where(people.c.guest == guest).values(signed_out=before))

    @reads
    def signed_out(self, connection: Connection) -> dict[str, float]:
        """The guests of whom older cookies are no longer believed, each with the moment, in unix seconds."""
        query = select(people.c.guest, people.c.signed_out).where(people.c.signed_out.is_not(None))
        return {row.guest: row.signed_out for row in connection.execute(query)}

    @reads
    def faults(self, connection: Connection) -> tuple[str, ...]:
        """List the faults in what is kept of people, their cards and their passkeys, each in a sentence."""
        known = set(connection.scalars(select(people.c.guest)))
        digests = connection.execute(select(cards.c.guest, cards.c.digest)).all()
        keys = connection.execute(select(passkeys.c.guest, passkeys.c.public_key)).all()
        damaged = [f"The card of {guest} is damaged." for guest, digest in digests if len(digest) != _DIGEST]
        damaged += [f"A passkey of {guest} is damaged." for guest, key in keys if not key]
        strays = sorted({guest for guest, _ in (*digests, *keys)} - known)
        return (*damaged, *(f"There is a card or a passkey of {guest}, but no name." for guest in strays))

    @reads
    def exported(self, connection: Connection, guest: str) -> dict[str, Any] | None:
        """Export what is kept of a guest outside their games, without secrets; None where there is nothing."""
        person = _read(connection, guest)
        shown = select(shown_ratings.c.name, shown_ratings.c.since).where(shown_ratings.c.guest == guest)
        ratings = connection.execute(shown).mappings().one_or_none()
        if person is None and ratings is None:
            return None
        query = select(*(passkeys.c[column] for column in ("credential", "host", "made", "used")))
        query = query.where(passkeys.c.guest == guest).order_by(passkeys.c.made, passkeys.c.credential)
        return {
            "name": "" if person is None else person.name,
            "signed_out": None if person is None else person.signed_out,
            "card_made": connection.scalar(select(cards.c.made).where(cards.c.guest == guest)),
            "passkeys": [dict(row) for row in connection.execute(query).mappings()],
            "ratings_shown": None if ratings is None else dict(ratings),
        }


def _read(connection: Connection, guest: str) -> KnownPerson | None:
    row = connection.execute(select(people).where(people.c.guest == guest)).one_or_none()
    return None if row is None else KnownPerson(row.name, row.signed_out)


def write(connection: Connection, guest: str, name: str) -> None:
    """Keep the name of somebody who gets a card or a passkey."""
    upsert(connection, people, {"guest": guest, "name": name})


def drop_unknown(connection: Connection, guest: str) -> None:
    """Forget the name of somebody who has neither a card nor a passkey any more."""
    known = [select(table.c.guest).where(table.c.guest == guest).exists() for table in (cards, passkeys)]
    theirs = (people.c.guest == guest) & ~known[0] & ~known[1]
    connection.execute(update(people).where(theirs).values(name=""))
    connection.execute(delete(people).where(theirs, people.c.signed_out.is_(None)))


def forget(connection: Connection, guest: str) -> None:
    """Delete everything that is kept of a guest outside their games."""
    for table in (cards, passkeys, people, shown_ratings):
        connection.execute(delete(table).where(table.c.guest == guest))
