"""A live connection for the loads: as much of a WebSocket as a browser has, at a fraction of the usual client's work.

The programs that play the people share the computer with the server that they measure.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Self, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """Hands on every message in one go with the bytes that bring it, and answers pings; like a browser, it sends none.

    `hears` is called with each message; `opened` is done when the connection is open, and `over` when it is closed.
    """

    def __init__(self, url: str, headers: dict[str, str], hears: Callable[[Line, bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._protocol: Final = ClientProtocol(parse_uri(url))
        self._headers: Final = headers
        self._hears: Final = hears
        self.opened: Final[asyncio.Future[None]] = loop.create_future()
        self.over: Final[asyncio.Future[None]] = loop.create_future()

    @classmethod
    async def open(cls, url: str, headers: dict[str, str], hears: Callable[[Line, bytes], None]) -> Self:
        """Connect. Raises `OSError` or a `websockets` exception if nobody answers as they should."""
        uri, loop = parse_uri(url), asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(url, headers, hears), uri.host, uri.port)
        await line.opened
        return line

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._protocol.send_text(message)
        self._send()

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        """Take in what has come."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin, "the server sends every message in one frame"
                self._hears(self, bytes(event.data))
            elif isinstance(event, Response) and not self.opened.done():
                self.opened.set_result(None)
        if self._protocol.handshake_exc is not None and not self.opened.done():
            self.opened.set_exception(self._protocol.handshake_exc)
        self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))
        self.over.set_result(None)

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
