"""A copy of the database file, made while servers write to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from euchre.core.errors import EuchreError
from euchre.store.database.errors import explained
from euchre.store.database.schema import VERSIONS


class Contents(NamedTuple):
    """The amount that a database holds."""

    tables: int
    events: int


def back_up(file: Path, copy: Path) -> Contents:
    """Copy a database as it stands at one moment. Nobody waits for it, and only the owner can read the copy.

    Raises `EuchreError` if the copy exists already, or if either file cannot be used.
    """
    _exists(file)
    try:
        _check_is_free(copy)  # before the work; _put_in_place sees who comes meanwhile
        # A copy that is killed half-way never has the name of a whole one. What is left of it is deleted by this name
        # in deploy/systemd/euchre-backup.service.
        handle, name = tempfile.mkstemp(prefix=f"{copy.name}.part", dir=copy.parent)
        os.close(handle)
        part = Path(name)
        try:
            found = _copied(file, part)
            _put_in_place(part, copy)
        finally:
            _drop(part)
        sync(copy.parent)
    except FileExistsError as problem:
        raise EuchreError("backup/exists", f"{copy} exists already: give the copy another name.") from problem
    except OSError as problem:
        raise EuchreError("backup/target", f"{copy} cannot be made: {problem.strerror}.") from problem
    return found


def _check_is_free(copy: Path) -> None:
    if copy.exists():
        raise FileExistsError


def _put_in_place(part: Path, copy: Path) -> None:
    """Give a finished copy its name. Raises `FileExistsError` if another file has it."""
    try:
        os.link(part, copy)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links: whoever makes the name may replace what it stands for
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        part.replace(copy)


def _drop(part: Path) -> None:
    """Delete an unfinished copy, with what SQLite keeps beside it while it writes."""
    for unfinished in (part, part.with_name(f"{part.name}-journal")):
        unfinished.unlink(missing_ok=True)


def _copied(file: Path, copy: Path) -> Contents:
    with explained(f"The database {file}"), opened(file, "ro") as source, opened(copy, "rw") as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # a single file, without what is kept beside one that is in use
    found = contents(copy, named=file)  # whatever is wrong with the copy is wrong with the file
    sync(copy)
    return found


def contents(file: Path, *, named: Path | None = None) -> Contents:
    """The contents of a database. Raises `EuchreError`, which may call it `named`, if it is damaged or not Euchre's."""
    _exists(file)
    name = f"The database {named or file}"
    with explained(name), opened(file, "ro") as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise EuchreError("backup/damaged", f"{name} is damaged: {' '.join(str(found).split())}.")
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSIONS,)).fetchone():
            raise EuchreError("backup/foreign", f"{file} is not a Euchre database.")
        (tables,) = database.execute("SELECT count(*) FROM streams").fetchone()
        (events,) = database.execute("SELECT count(*) FROM events").fetchone()
    return Contents(tables, events)


def _exists(file: Path) -> None:
    if not file.is_file():
        raise EuchreError("backup/no-file", f"There is no database {file}.")


@contextmanager
def opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A connection to a database file that exists, to read (``ro``) or to write (``rw``)."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)) as opened:
        yield opened


def sync(path: Path) -> None:
    """Make sure that a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
