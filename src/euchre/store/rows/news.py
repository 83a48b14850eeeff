"""News of tables between the workers of one PostgreSQL database, through the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, func, select

CHANNEL: Final = "euchre_versions"
CHANGED: Final = 0
"""The value in place of a version: what is stored of the table was changed or deleted, so read it again."""
_NOBODY: Final = ""


class Versions(msgspec.Struct, frozen=True, array_like=True):
    """A worker took these tables to these versions."""

    worker: str
    versions: dict[str, int]


def announce_changes(connection: Connection, streams: Iterable[str]) -> None:
    """Have every worker read these tables again, once this transaction is done; for a file, do nothing."""
    if connection.dialect.name == "postgresql":
        for stream in streams:
            news = msgspec.json.encode(Versions(_NOBODY, {stream: CHANGED})).decode()
            connection.execute(select(func.pg_notify(CHANNEL, news)))
