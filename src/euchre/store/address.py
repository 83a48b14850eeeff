"""Where the database is: a file by default, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from euchre.store.database import Database
from euchre.store.errors import ADDRESS, Unavailable


def database_at(url: str | None) -> Database:
    """The database at an address, not yet connected.

    None is the file ``tables.db`` in the user's data folder; ``sqlite:///path`` or a plain path is another file, and
    ``postgresql://...`` a server. Raises `Unavailable` for any other address.
    """
    # Each pulls in its driver, which the other has no use for.
    if url is not None and url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        from euchre.store.server_database import ServerDatabase  # noqa: PLC0415 - the same

        return ServerDatabase("postgresql://" + url.split("://", 1)[1])
    from euchre.store.file_database import FileDatabase  # noqa: PLC0415 - the same

    return FileDatabase(_path(url))


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
