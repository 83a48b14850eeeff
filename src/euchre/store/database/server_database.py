"""PostgreSQL: a server, for many workers on many machines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import asyncpg
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from euchre.store.database.database import Database, Found, Lack, finish_even_if_cancelled
from euchre.store.database.errors import ADDRESS, Unavailable
from euchre.store.database.migrate import migrate
from euchre.store.database.trouble_log import TroubleLog

WAIT: Final = 15.0
"""Seconds to wait for the server's answer."""
CONNECTIONS: Final = 8
"""The most connections of a worker."""
NAME: Final = "The PostgreSQL database"


class ServerDatabase(Database):
    """A PostgreSQL database. Any address that libpq understands will do: the driver reads it."""

    def __init__(self, dsn: str) -> None:
        self._trouble = TroubleLog(NAME)
        self._engine = create_async_engine(
            URL.create("postgresql+asyncpg"),
            async_creator=partial(connect, dsn),
            hide_parameters=True,  # they hold cards, and errors end up in logs
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
        )
        self._reads = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def prepare(self) -> None:
        """Migrate the database, and note that it is open."""
        await self.write(lambda connection: migrate(connection, NAME))
        self._trouble.start_logging()

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Run some work that reads, each statement by itself."""

        async def done() -> Found:
            async with self._reads.connect() as connection:
                return await connection.run_sync(work)

        with self._trouble.translated("reading"):
            return await finish_even_if_cancelled(asyncio.create_task(done()))

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Run some work in a transaction."""

        async def done() -> Found:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        with self._trouble.translated("writing"):
            return await finish_even_if_cancelled(asyncio.create_task(done()))

    async def purge(self) -> None:
        """Do nothing: the server looks after its files, and overwrites deleted rows once it vacuums."""

    async def damage(self) -> str | None:
        """Find no damage: ``pg_amcheck`` checks a PostgreSQL server (docs/a-year-with-your-server.md)."""
        return None

    def lacks(self) -> tuple[Lack, ...]:
        """Report no lack: its disk is not this computer's."""
        return ()

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()


async def connect(dsn: str, name: str = "euchre") -> asyncpg.Connection[asyncpg.Record]:
    """A connection whose commits are on the server's disk before they return, whatever the server's default.

    The server lists it under `name`.
    """
    try:
        return await asyncpg.connect(
            dsn,
            timeout=WAIT,
            command_timeout=WAIT,
            server_settings={"application_name": name, "synchronous_commit": "on"},
        )
    except (ValueError, OverflowError):  # its text may quote the password
        raise Unavailable("store/address", ADDRESS) from None
