"""The address of the database: a file by default, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from euchre.store.database.database import Database
from euchre.store.database.errors import ADDRESS, Unavailable

_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+asyncpg")
"""The schemes of a server's address."""


def database_at(url: str | None) -> Database:
    """The database at an address, not yet connected.

    None is the file ``tables.db`` in the user's data folder; ``sqlite:///path`` is another file, in a folder that
    exists, and ``postgresql://...`` a server. Raises `Unavailable` for any other address.
    """
    server = server_at(url)
    if server is not None:
        from euchre.store.database.server_database import ServerDatabase  # noqa: PLC0415 - a file has no use for it

        return ServerDatabase(server)
    from euchre.store.database.file_database import FileDatabase  # noqa: PLC0415 - a server has no use for it

    return FileDatabase(_usual() if url is None else _path(url))


def server_at(url: str | None) -> str | None:
    """The address of a PostgreSQL server as its driver reads it; None where the database is a file.

    >>> server_at("postgresql+asyncpg://euchre@db/euchre"), server_at("sqlite:///tables.db")
    ('postgresql://euchre@db/euchre', None)
    """
    scheme, colon, rest = (url or "").partition("://")
    return f"postgresql://{rest}" if colon and scheme in _POSTGRESQL else None


def file_at(url: str | None) -> Path | None:
    """The file at an address; None where the database is a server."""
    if server_at(url) is not None:
        return None
    return _usual() if url is None else _path(url)


def _usual() -> Path:
    """The file in the user's data folder, which is made if it is missing, readable by the user alone."""
    folder = user_data_path("euchre", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise Unavailable("store/unavailable", f"The folder {folder} cannot be made: {problem.strerror}.") from problem
    return folder / "tables.db"


def _path(url: str) -> Path:
    name = url.removeprefix("sqlite:///")
    if name in (url, "", ":memory:"):
        raise Unavailable("store/address", ADDRESS)
    return Path(name).absolute()
