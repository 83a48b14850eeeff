"""The cards of people, of which only the SHA-256 is kept: nobody who reads the store can play with them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from euchre.store.database.database import Database
from euchre.store.database.schema import cards
from euchre.store.rows import people
from euchre.store.rows.upsert import upsert


class Cards:
    """The cards of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, guest: str, name: str, digest: bytes, made: float) -> None:
        """Keep the card of a guest of this name, made at a moment in unix seconds; one they had before ends."""

        def work(connection: Connection) -> None:
            people.write(connection, guest, name)
            upsert(connection, cards, {"guest": guest, "digest": digest, "made": made})

        await self._database.write(work)

    async def revoke(self, guest: str) -> None:
        """Let the card of a guest end."""

        def work(connection: Connection) -> None:
            connection.execute(delete(cards).where(cards.c.guest == guest))
            people.drop_unknown(connection, guest)

        await self._database.write(work)

    async def made(self, guest: str) -> float | None:
        """The time the card of a guest was made, in unix seconds; None without a card."""
        found = select(cards.c.made).where(cards.c.guest == guest)
        return await self._database.read(lambda connection: connection.scalars(found).one_or_none())

    async def holder(self, digest: bytes) -> str | None:
        """The guest whose card has this SHA-256; None if nobody's has."""
        found = select(cards.c.guest).where(cards.c.digest == digest)
        return await self._database.read(lambda connection: connection.scalars(found).one_or_none())
