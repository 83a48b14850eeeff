"""The cards of people, of which only the SHA-256 is kept: nobody who reads the store can play with them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from euchre.store.database.schema import cards
from euchre.store.rows import people
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert


class Cards(Rows):
    """The cards of a store."""

    @writes
    def make(self, connection: Connection, guest: str, name: str, digest: bytes, made: float) -> None:
        """Keep the card of a guest of this name, made at a moment in unix seconds; one they had before ends."""
        people.write(connection, guest, name)
        upsert(connection, cards, {"guest": guest, "digest": digest, "made": made})

    @writes
    def revoke(self, connection: Connection, guest: str) -> None:
        """Let the card of a guest end."""
        connection.execute(delete(cards).where(cards.c.guest == guest))
        people.drop_unknown(connection, guest)

    @reads
    def made(self, connection: Connection, guest: str) -> float | None:
        """The time the card of a guest was made, in unix seconds; None without a card."""
        query = select(cards.c.made).where(cards.c.guest == guest)
        return connection.scalars(query).one_or_none()

    @reads
    def holder(self, connection: Connection, digest: bytes) -> str | None:
        """The guest whose card has this SHA-256; None if nobody's has."""
        query = select(cards.c.guest).where(cards.c.digest == digest)
        return connection.scalars(query).one_or_none()
