"""Where the database is: a file by default, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from euchre.store.database import Database
from euchre.store.errors import ADDRESS, Unavailable

_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+asyncpg")
"""What an address of a server may begin with."""


def database_at(url: str | None) -> Database:
    """The database at an address, not yet connected.

    None is the file ``tables.db`` in the user's data folder; ``sqlite:///path`` or a plain path is another file, and
    ``postgresql://...`` a server. Raises `Unavailable` for any other address.
    """
    server = server_at(url)
    if server is not None:
        from euchre.store.server_database import ServerDatabase  # noqa: PLC0415 - a file has no use for it

        return ServerDatabase(server)
    from euchre.store.file_database import FileDatabase  # noqa: PLC0415 - a server has no use for it

    return FileDatabase(_path(url))


def server_at(url: str | None) -> str | None:
    """The address of a PostgreSQL server as its driver reads it; None where the database is a file.

    >>> server_at("postgresql+asyncpg://euchre@db/euchre"), server_at("tables.db")
    ('postgresql://euchre@db/euchre', None)
    """
    scheme, colon, rest = (url or "").partition("://")
    return f"postgresql://{rest}" if colon and scheme in _POSTGRESQL else None


def _path(url: str | None) -> Path:
    if url is None:
        return user_data_path("euchre", appauthor=False) / "tables.db"
    scheme, colon, rest = url.rpartition("://")
    if colon and (scheme != "sqlite" or not rest.startswith("/")):
        raise Unavailable("store/address", ADDRESS)
    name = rest[1:] if colon else rest
    if name in ("", ":memory:"):
        raise Unavailable("store/address", ADDRESS)
    return Path(name).absolute()
