"""SQLite: one file, no server, any number of processes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from euchre.store.database.database import Database, Found, Lack, finish_even_if_cancelled
from euchre.store.database.errors import Unavailable
from euchre.store.database.file_watch import FileWatch
from euchre.store.database.migrate import check, migrate
from euchre.store.database.trouble_log import TroubleLog
from euchre.store.database.writer import Writer

WAIT: Final = 15.0
"""Seconds to wait for a lock that another process holds."""
_PAUSE: Final = 0.02
"""Seconds between two attempts at what SQLite itself does not wait for."""
_TRIES: Final = 100
"""The number of times the log is tried to be emptied; if not even then, SQLite does it at the next start."""
READERS: Final = 4
_BEGIN: Final = "euchre_begin"
"""The execution option that says how a transaction begins."""


class FileDatabase(Database):
    """An SQLite file. A transaction runs in one thread: handing over each statement takes three times as long."""

    def __init__(self, path: Path) -> None:
        self._name = f"The database {path}"
        self._trouble = TroubleLog(self._name)
        self._watch = FileWatch(path)
        _make(path)
        self._engine = create_engine(
            URL.create("sqlite", database=str(path)),
            connect_args={"timeout": WAIT, "isolation_level": None, "check_same_thread": False},
            hide_parameters=True,  # they hold cards, and errors end up in logs
            pool_size=READERS + 1,
            max_overflow=0,
        )
        event.listen(self._engine, "connect", _careful)
        event.listen(self._engine, "begin", _begin)
        # A writer takes its lock at once: one that had read first could not wait for another writer.
        self._writer = Writer(self._engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"}), self._watch.check)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def prepare(self) -> None:
        """Check the file, set WAL, which stays in the file, and migrate."""
        await self.read(lambda connection: check(connection, self._name))  # before another program's file is changed
        await self._reader(lambda: _set_wal(self._engine))
        await self.write(lambda connection: migrate(connection, self._name))
        self._watch.remember()
        self._trouble.start_logging()

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Run some work that reads, in a reader thread."""

        def done() -> Found:
            self._watch.check()
            with self._engine.connect() as connection:
                return work(connection)

        return await self._reader(done)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Run some work in a transaction, after the work that is waiting already."""
        with self._trouble.translated("writing"):
            return await finish_even_if_cancelled(asyncio.wrap_future(self._writer.write(work)))

    async def _reader(self, work: Callable[[], Found]) -> Found:
        with self._trouble.translated("reading"):
            return await finish_even_if_cancelled(asyncio.get_running_loop().run_in_executor(self._readers, work))

    async def purge(self) -> None:
        """Empty the write-ahead log, whose old pages SQLite overwrites only later; tried again while others read."""
        for _ in range(_TRIES):
            if await self.read(_emptied):
                return
            await asyncio.sleep(_PAUSE)

    async def damage(self) -> str | None:
        """The first fault of SQLite's ``integrity_check``, or why it cannot even look."""
        try:
            found = await self.read(_integrity)
        except Unavailable as problem:
            return problem.sentence
        return None if found == "ok" else f"{self._name} is damaged: {' '.join(found.split())}."

    def lacks(self) -> tuple[Lack, ...]:
        """Room on the disk, or the file itself."""
        found: list[Lack] = []
        if not self._watch.has_room:
            found.append("disk")
        if not self._watch.is_there:
            found.append("file")
        return tuple(found)

    async def close(self) -> None:
        """Let the threads finish, and close the file."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()


def _make(path: Path) -> None:
    """Make the file so that nobody else on this machine can read the hands in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise Unavailable("store/unavailable", f"The database {path} cannot be opened: {reason}.") from problem


def _careful(connection: Any, _: Any) -> None:
    """Set a connection so that commits are on the disk before they return, and deleted rows cannot be read there."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")


def _set_wal(engine: Engine) -> None:
    """Set WAL. SQLite does not wait for a process that writes, or sets it too, as it does with statements."""
    deadline = time.monotonic() + WAIT
    with engine.connect() as connection:
        while True:
            try:
                connection.connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(_PAUSE)
            else:
                return


def _emptied(connection: Connection) -> bool:
    """True once the log is empty; False while a reader still needs it: writers would wait as long as this does."""
    raw = connection.connection
    raw.execute("PRAGMA busy_timeout = 0")
    try:
        busy, _, _ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        raw.execute(f"PRAGMA busy_timeout = {WAIT * 1000:.0f}")
    return not busy


def _integrity(connection: Connection) -> str:
    return str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one())


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))
