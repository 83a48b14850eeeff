"""The processes that use a database, started at once and killed at any instant."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from euchre.store.database.errors import Behind
from euchre.store.store import Store
from support.ledger import entry, named

# A server that has imported everything forks a process in milliseconds; it has no threads and no event loop.
_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(
    ["euchre.store.store", *(f"euchre.store.database.{name}_database" for name in ("file", "server"))]
)


def started(what: Callable[..., None], *arguments: Any) -> tuple[BaseProcess, Connection]:
    """A running process, and what it says: `what` gets the other end of the connection first."""
    hear, say = _processes.Pipe(duplex=False)
    process = _processes.Process(target=what, args=(say, *arguments), daemon=True)
    process.start()
    say.close()
    return process, hear


def heard(connection: Connection) -> list[Any]:
    """The messages until the process was gone."""
    said = []
    with suppress(EOFError):
        while True:
            said.append(connection.recv())
    connection.close()
    return said


def appends(say: Connection, url: str, table: str, prefix: str, most: int) -> None:
    """Append events, one to three at a time, and say the names of those that are kept for certain."""
    asyncio.run(_appends(say, url, table, prefix, most))


async def _appends(say: Connection, url: str, table: str, prefix: str, most: int) -> None:
    store = await Store.open(url)
    version = len(await store.streams.events(table))
    for turn in range(most):
        fresh = [f"{prefix}.{turn}.{number}" for number in range(1 + turn % 3)]
        try:
            await store.streams.append(table, version, named(*fresh), [entry(table, score=version + len(fresh))])
        except Behind:  # what a killed worker had sent off arrived late
            version = len(await store.streams.events(table))
        else:
            version += len(fresh)
            say.send(fresh)
    await asyncio.sleep(60)  # until it is killed: a database that is closed tidily tells nothing


def opens(say: Connection, url: str) -> None:
    """Open a database and say its secret."""
    asyncio.run(_opens(say, url))


async def _opens(say: Connection, url: str) -> None:
    async with await Store.open(url) as store:
        say.send(await store.keys.read())
