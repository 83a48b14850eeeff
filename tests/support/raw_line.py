"""A live connection without a library: whatever bytes a client likes to send, and a reader that may never read."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from support.web import PATIENCE

TEXT: Final = 0x1
CONTINUED: Final = 0x0
PING: Final = 0x9
PONG: Final = 0xA
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_MASK: Final = bytes(4)
"""A mask of zeros leaves everything as it is."""


def frame(kind: int, data: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as clients send them, of at most 125 bytes."""
    assert len(data) <= 125, "longer ones are written otherwise"
    return bytes((kind | _FINAL * final, _MASKED | len(data))) + _MASK + data


def handshake(at: str, code: str, cookie: str, *more: str) -> bytes:
    """The request for a line to a table, with `more` headers."""
    lines = (
        f"GET /api/tables/{code}/live HTTP/1.1",
        f"Host: {at}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Cookie: {cookie}",
        *more,
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class RawLine:
    """An open line."""

    def __init__(self, to: socket.socket) -> None:
        self._socket: Final = to

    async def send(self, data: bytes) -> bool:
        """Send everything; False if the server hung up in the meantime."""
        try:
            await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(self._socket, data), PATIENCE)
        except (ConnectionResetError, BrokenPipeError):
            return False
        return True

    async def read(self, most: int, until: bytes | None = None) -> bytes:
        """Read what the server sends until it hangs up or has said `until`, or `most` bytes of it."""
        found = bytearray()
        while len(found) < most and (until is None or until not in found):
            try:
                piece = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self._socket, 65_536), PATIENCE)
            except ConnectionResetError:
                break
            if not piece:
                break
            found += piece
        return bytes(found)


@asynccontextmanager
async def raw_line(at: str, code: str, cookie: str) -> AsyncIterator[RawLine]:
    """A line to a table, after the handshake; the client has room for little that it has not read."""
    host, _, port = at.partition(":")
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(one, (host, int(port)))
        await loop.sock_sendall(one, handshake(at, code, cookie))
        opened = b""
        while b"\r\n\r\n" not in opened:
            opened += await asyncio.wait_for(loop.sock_recv(one, 1), PATIENCE)
        assert opened.startswith(b"HTTP/1.1 101"), opened
        yield RawLine(one)
