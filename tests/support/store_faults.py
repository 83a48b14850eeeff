"""The faults of the servers' database: it dies, is damaged, away, full, or closed to changes."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import update

from euchre.core.errors import EuchreError
from euchre.store.database.schema import snapshots
from euchre.store.store import Store
from support.faults import Faults
from support.postgres import Server
from support.serving import Serving

_LISTENING: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'euchre news'"
_LOG: Final = 2**16
"""Bytes that a server may always write, so that its log is complete."""


def server_faults(server: Server, rng: Random) -> Faults:
    """Faults of PostgreSQL by name."""

    async def end_database() -> None:
        await asyncio.to_thread(server.end, rng.choice(("kill", "fast")))
        await asyncio.sleep(rng.uniform(0, 1.0))
        await asyncio.to_thread(server.start)

    async def cut_news() -> None:
        await server.command(_LISTENING)

    async def close_to_changes() -> None:
        async with server.closed_to_changes():
            await asyncio.sleep(rng.uniform(0, 1.0))

    return {
        "damage snapshots": lambda: _damage_snapshots(server.url, rng),
        "end database": end_database,
        "cut news": cut_news,
        "close to changes": close_to_changes,
    }


def file_faults(workers: list[Serving], rng: Random) -> Faults:
    """Faults of a file by name."""
    store = workers[0].store
    file = Path(store.removeprefix("sqlite:///"))

    async def lose_file() -> None:
        elsewhere = file.with_name("elsewhere.db")
        await asyncio.to_thread(file.rename, elsewhere)
        await asyncio.sleep(rng.uniform(0, 1.0))
        await asyncio.to_thread(elsewhere.rename, file)

    async def fill_disk() -> None:
        """The files of the database may grow no more, and the later part of them not be written."""
        sizes = [file.with_name(f"{file.name}{what}").stat().st_size for what in ("", "-wal")]
        most = max(rng.choice(sizes) // 2, _LOG)
        for worker in workers:
            worker.limit(resource.RLIMIT_FSIZE, most)
        await asyncio.sleep(rng.uniform(0, 1.0))
        for worker in workers:
            worker.limit(resource.RLIMIT_FSIZE, resource.RLIM_INFINITY)

    return {
        "damage snapshots": lambda: _damage_snapshots(store, rng),
        "lose file": lose_file,
        "fill disk": fill_disk,
    }


async def _damage_snapshots(store: str, rng: Random) -> None:
    """Write over all copies of tables."""
    with suppress(EuchreError):
        async with await Store.open(store) as opened:
            nonsense = update(snapshots).values(payload=rng.randbytes(500))
            await opened._database.write(lambda connection: connection.execute(nonsense))
