"""The passkeys of people: of each the public half."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from euchre.store.database.schema import passkeys
from euchre.store.rows import people
from euchre.store.rows.transaction import Rows, reads, writes


class StoredPasskey(NamedTuple):
    """A passkey of a guest: `credential` is its id in base64url, `host` the name of the server it was made for."""

    credential: str
    guest: str
    public_key: bytes
    uses: int
    """The use count, as it counts itself; many do not."""
    host: str
    made: float
    """The time it was made, in unix seconds."""
    used: float | None
    """The time somebody last signed in with it."""


class Passkeys(Rows):
    """The passkeys of a store."""

    @writes
    def add(self, connection: Connection, passkey: StoredPasskey, name: str) -> bool:
        """Keep a new passkey of a guest of this name; False, and nothing is kept, if somebody has it already."""
        if _read(connection, passkey.credential) is not None:
            return False
        connection.execute(insert(passkeys).values(passkey._asdict()))
        people.write(connection, passkey.guest, name)
        return True

    @reads
    def read(self, connection: Connection, credential: str) -> StoredPasskey | None:
        """The passkey with this id, in base64url."""
        return _read(connection, credential)

    @reads
    def of_guest(self, connection: Connection, guest: str) -> tuple[StoredPasskey, ...]:
        """The passkeys of a guest, the oldest first."""
        query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.made, passkeys.c.credential)
        return tuple(StoredPasskey(*row) for row in connection.execute(query))

    @writes
    def note_use(self, connection: Connection, credential: str, uses: int, used: float, *, asked: float) -> bool:
        """Note that somebody signs in with a passkey, and its own count; times in unix seconds.

        False, and nothing is noted, if it was used since the challenge was made (`asked`): each is good for one time.
        """
        anew = passkeys.c.used.is_(None) | (passkeys.c.used < asked)
        noted = update(passkeys).where(passkeys.c.credential == credential, anew).values(uses=uses, used=used)
        return connection.execute(noted).rowcount > 0

    @writes
    def remove(self, connection: Connection, guest: str, credential: str) -> None:
        """Delete a passkey of a guest."""
        connection.execute(delete(passkeys).where(passkeys.c.credential == credential, passkeys.c.guest == guest))
        people.drop_unknown(connection, guest)


def _read(connection: Connection, credential: str) -> StoredPasskey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
    return None if row is None else StoredPasskey(*row)
