"""The network between a browser and a server, which can be cut and joined again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Final, Self


class CuttableNetwork:
    """Carries everything to a port of this computer and back; `cut` breaks every connection and lets none through."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._whole = True
        self._open: Final[set[asyncio.StreamWriter]] = set()
        self._carrying: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    @property
    def address(self) -> str:
        """The address at which a browser finds the server."""
        return "http://{}:{}".format(*self._server.sockets[0].getsockname())

    def cut(self) -> None:
        """Break it."""
        self._whole = False
        for writer in tuple(self._open):
            writer.transport.abort()

    def join(self) -> None:
        """Mend it."""
        self._whole = True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None, "a connection is carried by a task"
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)
        if not self._whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        ends = (writer, far_writer)
        self._open.update(ends)
        await asyncio.gather(_pour(reader, far_writer), _pour(far_reader, writer))
        self._open.difference_update(ends)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
