"""A copy of the database file, made while servers write to it; and such a copy put in place of a file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from euchre.core.errors import EuchreError
from euchre.store.errors import explained
from euchre.store.schema import LATELY, VERSIONS

_BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite keeps beside a file, by how it ends."""


class Contents(NamedTuple):
    """How much a database holds."""

    tables: int
    events: int


def back_up(file: Path, copy: Path) -> Contents:
    """Copy a database as it stands at one moment. Nobody waits for it, and only the owner can read the copy.

    Raises `EuchreError` if the copy exists already, or if either file cannot be used.
    """
    _exists(file)
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise EuchreError("backup/exists", f"{copy} exists already: give the copy another name.") from None
    except OSError as problem:
        raise EuchreError("backup/target", f"{copy} cannot be made: {problem.strerror}.") from problem
    try:
        return _copied(file, copy)
    except BaseException:
        copy.unlink()
        raise


def _copied(file: Path, copy: Path) -> Contents:
    with explained(f"The database {file}"), _opened(file, "ro") as source, _opened(copy, "rw") as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # a single file, without what is kept beside one that is in use
    found = contents(copy)
    _sync(copy)
    _sync(copy.parent)
    return found


def restore(copy: Path, file: Path, *, now: float) -> Path | None:
    """Put a copy in the place of a database; returns where the old one was moved to, if there was one.

    Raises `EuchreError` for a copy that is damaged or is no database of Euchre, and while a server uses the old one:
    that is, if a worker has lately shown a sign of life before `now` (unix seconds).
    """
    contents(copy)
    if file.exists() and _in_use(file, now - LATELY):
        raise EuchreError("restore/in-use", f"A server is using {file}: stop it first.")
    coming = file.with_name(f"{file.name}.restored")
    coming.unlink(missing_ok=True)
    back_up(copy, coming)
    old = file.with_name(f"{file.name}.before-{int(now)}") if file.exists() else None
    if old is not None:
        for end in _BESIDE:
            beside = Path(f"{file}{end}")
            if beside.exists():
                beside.rename(f"{old}{end}")
    coming.rename(file)
    _sync(file.parent)
    return old


def contents(file: Path) -> Contents:
    """What a database holds. Raises `EuchreError` for one that is damaged, or is not Euchre's."""
    _exists(file)
    with explained(f"The database {file}"), _opened(file, "ro") as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise EuchreError("backup/damaged", f"The database {file} is damaged: {' '.join(str(found).split())}.")
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSIONS,)).fetchone():
            raise EuchreError("backup/foreign", f"{file} is no database of Euchre.")
        (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
        (events,) = database.execute("SELECT count(*) FROM events").fetchone()
    return Contents(tables, events)


def _in_use(file: Path, since: float) -> bool:
    with explained(f"The database {file}"), _opened(file, "ro") as database:
        return database.execute("SELECT 1 FROM workers WHERE seen >= ?", (since,)).fetchone() is not None


def _exists(file: Path) -> None:
    if not file.is_file():
        raise EuchreError("backup/no-file", f"There is no database {file}.")


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)) as opened:
        yield opened


def _sync(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
