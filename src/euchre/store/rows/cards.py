"""The cards of people, of which only the SHA-256 is kept: nobody who reads the store can play with them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from euchre.store.database.schema import cards
from euchre.store.rows import people
from euchre.store.rows.upsert import upsert


def write(connection: Connection, guest: str, digest: bytes, made: float) -> None:
    """Keep somebody's card, made at a moment in unix seconds, in place of the one they had."""
    upsert(connection, cards, {"guest": guest, "digest": digest, "made": made})


def made(connection: Connection, guest: str) -> float | None:
    """The time a person's card was made, in unix seconds; None without a card."""
    return connection.scalars(select(cards.c.made).where(cards.c.guest == guest)).one_or_none()


def holder(connection: Connection, digest: bytes) -> str | None:
    """The guest whose card has this SHA-256; None if nobody's has."""
    return connection.scalars(select(cards.c.guest).where(cards.c.digest == digest)).one_or_none()


def revoke(connection: Connection, guest: str) -> None:
    """Let somebody's card end."""
    connection.execute(delete(cards).where(cards.c.guest == guest))
    people.drop_unknown(connection, guest)
