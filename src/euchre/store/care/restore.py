"""Puts a copy in the place of a database file, even of one that is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import create_engine

from euchre.core.errors import EuchreError
from euchre.store.care.backup import Contents, back_up, contents, opened, sync
from euchre.store.care.file_owner import FileOwner, owner_for
from euchre.store.database.errors import explained
from euchre.store.database.migrate import check_revisions, upgrade
from euchre.store.database.schema import AFTER_A_KILL, LATELY, VERSIONS, workers

_BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""The endings of the names of a database file and of the files that SQLite keeps beside it."""
_HEADER: Final = b"SQLite format 3\0"
"""The beginning of every database file that holds anything."""
_ACTIVE: Final = "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')"
_COLUMNS: Final = (
    'SELECT made.name, part.name, part.type, part."notnull", part.pk'
    " FROM sqlite_master AS made, pragma_table_xinfo(made.name) AS part WHERE made.type = 'table'"
)
_DAMAGED: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class Restored(NamedTuple):
    """A copy that was put in place."""

    contents: Contents
    old: Path | None
    """The new place of the database that was there before; None if there was none."""
    was_readable: bool
    """False if what was there before is damaged."""
    owner: str | None
    """The user whose file it is; None where that is who asked."""


def restore(copy: Path, file: Path, *, now: float) -> Restored:
    """Put a copy in the place of a database, which is kept under another name.

    The file gets the owner and the mode of the one it replaces, otherwise the owner of its folder. Raises `EuchreError`
    for a copy that is damaged, is not a database of Euchre or was made by a later version; for a file of somebody else,
    or one that cannot be replaced; and while a server uses the old database: that is, if a worker has lately sent a
    heartbeat before `now` (unix seconds).
    """
    found = contents(copy)
    _check_schema(copy)
    there = file.exists()
    used = _is_used(file, now - LATELY) if there else False
    if used:
        raise EuchreError("restore/in-use", f"A server is using {file}: stop it first. {AFTER_A_KILL}")
    owner = owner_for(file)
    old = file.with_name(f"{file.name}.before-{int(now)}")
    coming = file.with_name(f"{file.name}.restored")
    try:
        _prepare(copy, coming, owner)
        _exchange(file, old, coming)
    except OSError as problem:
        raise EuchreError("restore/target", f"{file} cannot be replaced: {problem.strerror}.") from problem
    finally:
        with suppress(OSError):
            coming.unlink(missing_ok=True)
    return Restored(found, old if there else None, used is not None, owner.other_user())


def _prepare(copy: Path, coming: Path, owner: FileOwner) -> None:
    """Put the copy beside the file, for its owner."""
    coming.unlink(missing_ok=True)
    back_up(copy, coming)
    owner.take(coming)
    sync(coming)


def _exchange(file: Path, old: Path, coming: Path) -> None:
    """Keep the file under its other name, and put the one to come in its place; where that fails, change nothing."""
    moved: list[tuple[Path, Path]] = []
    try:
        for end in _BESIDE:
            beside, kept = Path(f"{file}{end}"), Path(f"{old}{end}")
            if beside.exists():  # even where the file itself is missing: SQLite would take it for a part of the copy
                beside.rename(kept)
                moved.append((beside, kept))
        coming.rename(file)
        moved.append((coming, file))
        sync(file.parent)
    except OSError:
        for before, after in reversed(moved):
            with suppress(OSError):
                after.rename(before)
        raise


def _check_schema(copy: Path) -> None:
    """Raise `EuchreError` for a copy that is not what the migrations make: a server would fail on it later."""
    name = f"The database {copy}"
    with explained(name), opened(copy, "ro") as database:
        rows = database.execute(f"SELECT version_num FROM {VERSIONS}").fetchall()  # noqa: S608 - a name of ours
        revisions = [str(revision) for (revision,) in rows]
        check_revisions(revisions, name)
        if len(revisions) != 1:
            raise EuchreError("restore/foreign", f"{name} does not say which version of Euchre has made it.")
        active, found = database.execute(_ACTIVE).fetchone(), set(database.execute(_COLUMNS))
    if active is not None:
        kind, named = active
        raise EuchreError("restore/foreign", f"{name} has the {kind} {named}, which Euchre has not made.")
    expected = _columns_at(revisions[0])
    ours = {table for table, *_ in expected}
    for table, *_ in sorted(expected ^ {column for column in found if column[0] in ours}):
        raise EuchreError("restore/foreign", f"The columns of {table} in {copy} are not those that Euchre has made.")


def _columns_at(revision: str) -> set[Any]:
    """The columns that the migrations make up to a revision."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            upgrade(connection, revision)
            return {tuple(column) for column in connection.exec_driver_sql(_COLUMNS)}
    finally:
        engine.dispose()


def _is_used(file: Path, since: float) -> bool | None:
    """True if a worker has the database open; None if it cannot be read.

    Raises `EuchreError` for a database of another program.
    """
    if not _begins_like_one(file):  # never opened: beside an empty file SQLite deletes the log, which may hold games
        return None
    with explained(f"The database {file}"), opened(file, "ro") as database:
        try:
            names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and VERSIONS not in names:
                raise EuchreError("restore/foreign", f"{file} is not a Euchre database: name another file.")
            if workers.name not in names:  # nobody has brought it to a schema yet
                return False
            seen = database.execute(f"SELECT 1 FROM {workers.name} WHERE seen >= ?", (since,))  # noqa: S608 - ours
            return seen.fetchone() is not None
        except UnicodeDecodeError:  # what SQLite quotes of a damaged schema
            return None
        except sqlite3.DatabaseError as problem:
            if problem.sqlite_errorcode & 0xFF in _DAMAGED:
                return None
            raise


def _begins_like_one(file: Path) -> bool:
    try:
        with file.open("rb") as opened_file:
            return opened_file.read(len(_HEADER)) == _HEADER
    except OSError as problem:
        raise EuchreError("restore/unreadable", f"{file} cannot be read: {problem.strerror}.") from problem
