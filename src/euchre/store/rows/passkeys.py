"""The passkeys of people: of each the public half."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from euchre.store.database.database import Database
from euchre.store.database.schema import passkeys
from euchre.store.rows import people


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


class Passkeys:
    """The passkeys of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, passkey: StoredPasskey, name: str) -> bool:
        """Keep a new passkey of a guest of this name; False, and nothing is kept, if somebody has it already."""

        def work(connection: Connection) -> bool:
            if _read(connection, passkey.credential) is not None:
                return False
            connection.execute(insert(passkeys).values(passkey._asdict()))
            people.write(connection, passkey.guest, name)
            return True

        return await self._database.write(work)

    async def read(self, credential: str) -> StoredPasskey | None:
        """The passkey with this id, in base64url."""
        return await self._database.read(partial(_read, credential=credential))

    async def of_guest(self, guest: str) -> tuple[StoredPasskey, ...]:
        """The passkeys of a guest, the oldest first."""
        found = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.made, passkeys.c.credential)
        rows = await self._database.read(lambda connection: connection.execute(found).all())
        return tuple(StoredPasskey(*row) for row in rows)

    async def note_use(self, credential: str, uses: int, used: float, *, asked: float) -> bool:
        """Note that somebody signs in with a passkey, and its own count; times in unix seconds.

        False, and nothing is noted, if it was used since the challenge was made (`asked`): each is good for one time.
        """
        anew = passkeys.c.used.is_(None) | (passkeys.c.used < asked)
        noted = update(passkeys).where(passkeys.c.credential == credential, anew).values(uses=uses, used=used)
        return await self._database.write(lambda connection: connection.execute(noted).rowcount > 0)

    async def remove(self, guest: str, credential: str) -> None:
        """Delete a passkey of a guest."""

        def work(connection: Connection) -> None:
            connection.execute(delete(passkeys).where(passkeys.c.credential == credential, passkeys.c.guest == guest))
            people.drop_unknown(connection, guest)

        await self._database.write(work)


def _read(connection: Connection, credential: str) -> StoredPasskey | None:
    found = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
    return None if found is None else StoredPasskey(*found)
