"""The errors of keeping and finding, in one sentence that gives no password away."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from asyncpg import exceptions as postgres
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from euchre.core.errors import EuchreError


class _Known(EuchreError):
    """An error that says the same whenever it is raised."""

    CODE: ClassVar[str]
    SENTENCE: ClassVar[str]

    def __init__(self, code: str = "", sentence: str = "", *, options: tuple[str, ...] = ()) -> None:
        super().__init__(code or self.CODE, sentence or self.SENTENCE, options=options)


class Behind(_Known):
    """The error that another worker has already kept what follows: read the table again."""

    CODE = "store/behind"
    SENTENCE = "The table has gone on in the meantime."


class Taken(_Known):
    """A table with that code or id exists already."""

    CODE = "store/taken"
    SENTENCE = "There is a table with that code already."


class Unavailable(EuchreError):
    """The database cannot be used, now or at all. What was being written may be kept or not: read the table again."""


class Unreadable(_Known):
    """The error that something stored of a table cannot be read: it is damaged."""

    CODE = "table/unreadable"
    SENTENCE = "What is stored of this table can no longer be read."


class Deleted(Unreadable):
    """The table was deleted, with everything that was kept of it."""

    CODE = "table/unknown"
    SENTENCE = "There is no table with this code."


class Newer(Unreadable):
    """The error that something stored comes from a newer version of Euchre; another worker may be able to read it."""

    CODE = "server/newer"
    SENTENCE = "This table is already on a newer version of the server. Reload the page in a moment."


_TROUBLE: Final = (
    DBAPIError,
    NoConnectionFree,
    OSError,
    sqlite3.Error,
    UnicodeDecodeError,  # SQLite quotes what it has found in a damaged file
    postgres.PostgresError,
    postgres.InterfaceError,
    postgres.InternalClientError,  # a connection that was lost at an unlucky moment
)
ADDRESS: Final = "The address of the database must be postgresql://user:password@host/name or sqlite:///path."


@contextmanager
def explained(name: str) -> Iterator[None]:
    """Turn errors of the database called `name` into `Unavailable`."""
    try:
        yield
    except _TROUBLE as problem:
        raise Unavailable("store/unavailable", f"{name} {_reason(problem)}.") from problem


_SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: "is not a database",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_READONLY: "cannot be written",
    sqlite3.SQLITE_PERM: "cannot be written",
    sqlite3.SQLITE_IOERR: "cannot be read or written",
    sqlite3.SQLITE_FULL: "has no room left on its disk",
    sqlite3.SQLITE_BUSY: "is in use by another program, and stayed so",
    sqlite3.SQLITE_LOCKED: "is in use by another program, and stayed so",
}
_POSTGRES: Final[tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...]] = (
    (postgres.InvalidAuthorizationSpecificationError, "refuses the user's name or password"),
    (postgres.InvalidCatalogNameError, "has no database of the name in its address"),
    (postgres.InsufficientPrivilegeError, "does not let this user make or use Euchre's tables"),
    (postgres.TooManyConnectionsError, "has no connection to spare"),
    (postgres.ReadOnlySQLTransactionError, "is read-only"),
    ((postgres.DiskFullError, postgres.OutOfMemoryError), "has no room left"),
    (postgres.PostgresConnectionError, "has closed the connection"),
    ((postgres.InterfaceError, postgres.InternalClientError), "has closed the connection"),
    (postgres.OperatorInterventionError, "is starting, or being shut down"),
    (TimeoutError, "does not answer in time"),
    (OSError, "does not answer"),
)


def _reason(problem: BaseException) -> str:
    """The meaning of a driver's error: never its own text for a connection, which could quote the address."""
    while problem.__cause__ is not None:
        problem = problem.__cause__
    if isinstance(problem, UnicodeDecodeError):
        return _SQLITE[sqlite3.SQLITE_CORRUPT]
    if isinstance(problem, sqlite3.Error):
        extended = getattr(problem, "sqlite_errorcode", 0)
        return _SQLITE.get(extended & 0xFF, f"fails: {problem}")
    for kinds, reason in _POSTGRES:
        if isinstance(problem, kinds):
            return reason
    return f"fails ({type(problem).__name__})"
