"""Options of the commands `euchre admin ...`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from euchre.core.errors import EuchreError

if TYPE_CHECKING:
    from euchre.store.store import Store

_T = TypeVar("_T")


def with_store(url: str | None, work: Callable[[Store], Awaitable[_T]]) -> _T:
    """Open a store, do some work with it, and close it. Never creates a missing file."""
    from euchre.store.store import Store

    check_exists(url)

    async def done() -> _T:
        async with await Store.open(url) as store:
            return await work(store)

    return asyncio.run(done())


def check_exists(url: str | None) -> None:
    """Raise `EuchreError` for a missing file, because opening it would create it."""
    from euchre.store.database.address import file_at

    file = file_at(url)
    if file is not None and not file.exists():
        raise EuchreError("admin/no-file", f"There is no database {file}.")


def the_file(url: str | None) -> Path:
    """The file of a store. Raises `EuchreError` for a server, which has tools of its own."""
    from euchre.store.database.address import file_at

    file = file_at(url)
    if file is None:
        sentence = "PostgreSQL has its own tools for copies: pg_dump and pg_restore (docs/hosting.md shows how)."
        raise EuchreError("admin/server", sentence)
    return file


def counted(tables: int, events: int) -> str:
    """Tables and their events in words: ``1 table with 9 events``."""
    return " with ".join(f"{n:,} {noun}{'' if n == 1 else 's'}" for n, noun in ((tables, "table"), (events, "event")))
