"""A database in use: work that reads, and work that writes, each in a transaction of its own."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Literal, TypeVar

from sqlalchemy import Connection

Found = TypeVar("Found")
Lack = Literal["disk", "file"]
"""The lack of a database: room on its disk, or the file itself, if that was removed or replaced."""
MOST: Final = 500
"""The most tables that one query asks for: the parameters of a database are limited."""


async def finish_even_if_cancelled(work: asyncio.Future[Found]) -> Found:
    """Wait for some work and return its result; if the caller is cancelled, that takes effect once the work is over."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_dismiss)
        await asyncio.wait([work])
        raise


def _dismiss(work: asyncio.Future[Found]) -> None:
    """Take note of how it ended, since the caller is gone: otherwise an error would be logged as forgotten."""
    if not work.cancelled():
        work.exception()


class Database(ABC):
    """A worker's access to the database; every error of the database itself leaves it as `Unavailable`.

    Work is a plain function of a connection. It runs to its end even if the caller is cancelled, which takes
    effect only then: a transaction left half way would keep everybody else from writing.
    """

    @abstractmethod
    async def prepare(self) -> None:
        """Bring the schema up to date, or raise `Unavailable` if the database is not ours to use."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Return what a single query finds."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Do some work; it is on the disk once this returns, or has changed nothing if the work raised.

        After `Unavailable` that is unknown: the answer to the commit itself may have been lost.
        """

    @abstractmethod
    async def purge(self) -> None:
        """Leave nothing of what was deleted in a file beside the database, where it has one."""

    @abstractmethod
    async def damage(self) -> str | None:
        """The first fault of its own check of pages and indexes, in a sentence; None if nothing, or it has no check."""

    @abstractmethod
    def lacks(self) -> tuple[Lack, ...]:
        """The faults of the database, as far as that shows without using it."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of every connection; closing twice does no harm."""
