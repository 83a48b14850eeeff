"""Notifies the workers of one store which version a table is at; what happened they read from the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from euchre.store.database.address import server_at
from euchre.store.database.errors import Unavailable, explained
from euchre.store.rows.news import CHANGED, CHANNEL, Versions
from euchre.web.telemetry import metrics

_LOG: Final = logging.getLogger("euchre.web")
_NOTIFY: Final = "SELECT pg_notify($1, piece) FROM unnest($2::text[]) AS piece"
_MAX_TABLES: Final = 100
"""Tables in one piece of news: PostgreSQL takes 7,999 bytes, and a table with its version is not fifty."""
_QUIET: Final = 10.0
"""Seconds without anything to send after which the connection is tried: a server that vanished does not hang up."""
_ANSWER: Final = 5.0
"""Seconds that the server has to answer."""
_SHORTEST: Final = 0.1
"""Seconds until a lost connection is tried again; twice as long each time in vain."""
_LONGEST: Final = 2.0

_DECODER: Final = msgspec.json.Decoder(Versions)


def is_shared(store: str | None) -> bool:
    """True if several workers may use the store, because they can notify each other."""
    return server_at(store) is not None


class Notifier:
    """Sends to the other workers and receives from them over one connection to PostgreSQL, opened again when lost.

    Only the newest version of a table is sent. News may be lost with the connection; `missed` is set when it is back.
    Where the store is a file nothing is sent.
    """

    def __init__(self, store: str | None) -> None:
        self.missed: Final = asyncio.Event()
        """News may have been lost: look into the store, and clear this."""
        self._server: Final = server_at(store)
        self._name: Final = secrets.token_hex(6)
        self._unsent: dict[str, int] = {}
        self._received: Final[dict[str, int]] = {}
        self._something_to_send: Final = asyncio.Event()
        self._something_received: Final = asyncio.Event()
        self._lost = False
        self._set_listening(listening=self._server is None)

    @property
    def listening(self) -> bool:
        """True while no news of the others is missed; a file needs no connection for that."""
        return self._listening

    def notify(self, table: str, version: int) -> None:
        """Let the others know, soon."""
        if self._server is not None:
            self._unsent[table] = _newer(version, self._unsent.get(table))
            self._something_to_send.set()

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Tables that other workers took further, with their versions, as it comes in."""
        while True:
            await self._something_received.wait()
            self._something_received.clear()
            while self._received:
                table = next(iter(self._received))
                yield table, self._received.pop(table)

    async def run(self) -> None:
        """Keep the connection open, and send what waits."""
        if self._server is None:
            return
        pause = _SHORTEST
        while True:
            try:
                async with self._connection(self._server) as connection:
                    pause = _SHORTEST
                    await self._keep_sending(connection)
            except Unavailable as problem:
                self._on_lost(problem)
            finally:
                self._set_listening(listening=False)
            await asyncio.sleep(pause * (1 + secrets.randbelow(100) / 100))  # not all workers at once
            pause = min(2 * pause, _LONGEST)

    @asynccontextmanager
    async def _connection(self, server: str) -> AsyncIterator[Any]:
        """A connection that listens. Raises `Unavailable`, also for whatever goes wrong with it later."""
        from euchre.store.database.server_database import NAME, connect  # noqa: PLC0415 - only with PostgreSQL

        with explained(NAME):
            connection = await connect(server, "euchre news")
            try:
                connection.add_termination_listener(lambda _: self._something_to_send.set())
                await connection.add_listener(CHANNEL, self._receive)
                self._on_connected()
                yield connection
            finally:
                connection.terminate()

    async def _keep_sending(self, connection: Any) -> None:
        while True:
            try:
                async with asyncio.timeout(_QUIET):
                    await self._something_to_send.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=_ANSWER)
            else:
                self._something_to_send.clear()
                await self._send(connection)  # which raises where it is closed, also if there is nothing to send

    async def _send(self, connection: Any) -> None:
        unsent, self._unsent = self._unsent, {}
        versions = tuple(unsent.items())
        some = (dict(versions[first : first + _MAX_TABLES]) for first in range(0, len(versions), _MAX_TABLES))
        pieces = [msgspec.json.encode(Versions(self._name, each)).decode() for each in some]
        try:
            await connection.execute(_NOTIFY, CHANNEL, pieces, timeout=_ANSWER)
        except BaseException:
            self._unsent = unsent | self._unsent
            raise

    def _receive(self, _: Any, __: int, ___: str, piece: Any) -> None:
        try:
            news = _DECODER.decode(piece)
        except msgspec.MsgspecError:  # of another version of Euchre
            self.missed.set()
            return
        if news.worker != self._name:
            for table, version in news.versions.items():
                self._received[table] = _newer(version, self._received.get(table))
            self._something_received.set()

    def _on_connected(self) -> None:
        self._set_listening(listening=True)
        self.missed.set()
        self._something_to_send.set()
        if self._lost:
            self._lost = False
            _LOG.warning("The connection to the other workers is back.")

    def _on_lost(self, problem: Unavailable) -> None:
        if not self._lost:
            self._lost = True
            _LOG.warning("The connection to the other workers is lost: %s Tables are polled until it is back.", problem)

    def _set_listening(self, *, listening: bool) -> None:
        self._listening = listening
        metrics.LISTENING.set(listening)


def _newer(version: int, before: int | None) -> int:
    return CHANGED if CHANGED in (version, before) else max(version, before or version)
