"""What the workers of one store tell each other: that tables are at a version. What happened, they read."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from euchre.store.address import server_at
from euchre.store.errors import Unavailable, explained
from euchre.web import metrics
from euchre.web.usage import Usage

_LOG: Final = logging.getLogger("euchre.web")
_CHANNEL: Final = "euchre_versions"
_USAGE: Final = "euchre_usage"
_TELL: Final = "SELECT pg_notify(channel, piece) FROM unnest($1::text[], $2::text[]) AS told (channel, piece)"
_MOST: Final = 100
"""Tables in one piece of news: PostgreSQL takes 7,999 bytes, and a table with its version is not fifty."""
_GATHERED: Final = 0.2
"""Seconds for which usage is gathered before it is told: it is much, and need not be exact."""
_QUIET: Final = 10.0
"""Seconds without anything to tell after which the line is tried: a server that vanished does not hang up."""
_ANSWER: Final = 5.0
"""Seconds that the server has to answer."""
_SHORTEST: Final = 0.1
"""Seconds until a lost line is tried again; twice as long each time in vain."""
_LONGEST: Final = 2.0


CHANGED: Final = 0
"""In place of a version: what was kept of the table is no longer the same, and it must be read from its beginning."""


class Versions(msgspec.Struct, frozen=True, array_like=True):
    """A worker took these tables to these versions."""

    worker: str
    versions: dict[str, int]


_DECODER: Final = msgspec.json.Decoder(Versions)


def is_shared(store: str | None) -> bool:
    """True if several workers may use the store, because they hear of each other."""
    return server_at(store) is not None


class Herald:
    """Tells the other workers, and hears from them, over one line to PostgreSQL that is made anew when it is lost.

    Only the newest version of a table is told. News may be lost with the line; `missed` is set when it is back. Where
    the store is a file nobody is told anything.
    """

    def __init__(self, store: str | None) -> None:
        self.missed: Final = asyncio.Event()
        """News may have been lost: look into the store, and clear this."""
        self.usage: Final = Usage()
        """What guests have used here, and what others tell of that."""
        self._server: Final = server_at(store)
        self._name: Final = secrets.token_hex(6)
        self._untold: dict[str, int] = {}
        self._heard: Final[dict[str, int]] = {}
        self._some_to_tell: Final = asyncio.Event()
        self._some_heard: Final = asyncio.Event()
        self._lost = False
        self._usage_is_due = False
        if self._server is not None:
            self.usage.on_change = self._tell_usage_soon
        self._stands(listening=self._server is None)

    @property
    def listening(self) -> bool:
        """True while nothing that the others tell is missed; a file needs no line for that."""
        return self._listening

    def tell(self, table: str, version: int) -> None:
        """Let the others know, soon."""
        if self._server is not None:
            self._untold[table] = _newer(version, self._untold.get(table))
            self._some_to_tell.set()

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Tables that other workers took further, with their versions, as it comes in."""
        while True:
            await self._some_heard.wait()
            self._some_heard.clear()
            while self._heard:
                table = next(iter(self._heard))
                yield table, self._heard.pop(table)

    async def run(self) -> None:
        """Keep the line, and tell what is untold."""
        if self._server is None:
            return
        pause = _SHORTEST
        while True:
            try:
                async with self._line(self._server) as line:
                    pause = _SHORTEST
                    await self._keep_telling(line)
            except Unavailable as problem:
                self._is_lost(problem)
            finally:
                self._stands(listening=False)
            await asyncio.sleep(pause * (1 + secrets.randbelow(100) / 100))  # not all workers at once
            pause = min(2 * pause, _LONGEST)

    @asynccontextmanager
    async def _line(self, server: str) -> AsyncIterator[Any]:
        """A connection that listens. Raises `Unavailable`, also for whatever goes wrong with it later."""
        from euchre.store.server_database import NAME, connect  # noqa: PLC0415 - only with PostgreSQL

        with explained(NAME):
            line = await connect(server, "euchre news")
            try:
                line.add_termination_listener(lambda _: self._some_to_tell.set())
                await line.add_listener(_CHANNEL, self._hear)
                await line.add_listener(_USAGE, self._hear_usage)
                self._is_back()
                yield line
            finally:
                line.terminate()

    async def _keep_telling(self, line: Any) -> None:
        while True:
            try:
                async with asyncio.timeout(_QUIET):
                    await self._some_to_tell.wait()
            except TimeoutError:
                await line.execute("SELECT 1", timeout=_ANSWER)
            else:
                self._some_to_tell.clear()
                await self._tell(line)  # which raises where the line is closed, also if there is nothing to tell

    async def _tell(self, line: Any) -> None:
        untold, self._untold = self._untold, {}
        versions = tuple(untold.items())
        some = (dict(versions[first : first + _MOST]) for first in range(0, len(versions), _MOST))
        pieces = [(_CHANNEL, msgspec.json.encode(Versions(self._name, each)).decode()) for each in some]
        if self._usage_is_due:
            self._usage_is_due = False
            pieces += [(_USAGE, piece) for piece in self.usage.pieces(self._name)]
        if not pieces:
            return
        channels, texts = [channel for channel, _ in pieces], [text for _, text in pieces]
        try:
            await line.execute(_TELL, channels, texts, timeout=_ANSWER)
        except BaseException:
            self._untold = untold | self._untold
            raise

    def _hear(self, _: Any, __: int, ___: str, piece: Any) -> None:
        try:
            news = _DECODER.decode(piece)
        except msgspec.MsgspecError:  # of another version of Euchre
            self.missed.set()
            return
        if news.worker != self._name:
            for table, version in news.versions.items():
                self._heard[table] = _newer(version, self._heard.get(table))
            self._some_heard.set()

    def _hear_usage(self, _: Any, __: int, ___: str, piece: Any) -> None:
        self.usage.hear(self._name, piece)

    def _tell_usage_soon(self) -> None:
        if not self._usage_is_due:
            self._usage_is_due = True
            asyncio.get_running_loop().call_later(_GATHERED, self._some_to_tell.set)

    def _is_back(self) -> None:
        self._stands(listening=True)
        self.missed.set()
        self._some_to_tell.set()
        if self._lost:
            self._lost = False
            _LOG.warning("The line to the other workers is back.")

    def _is_lost(self, problem: Unavailable) -> None:
        if not self._lost:
            self._lost = True
            _LOG.warning("The line to the other workers is lost: %s Until it is back, tables are polled.", problem)

    def _stands(self, *, listening: bool) -> None:
        self._listening = listening
        metrics.LISTENING.set(listening)


def _newer(version: int, before: int | None) -> int:
    return CHANGED if CHANGED in (version, before) else max(version, before or version)
