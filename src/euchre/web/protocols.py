"""What a connection speaks, HTTP or a live line: uvicorn's protocols, stricter with those at the other end.

These classes use parts of uvicorn's that it does not promise to keep. They stand in this one file, and
`tests/web/test_protocols.py` fails, naming the part, where an installed version has it no longer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from euchre.web import metrics
from euchre.web.connection import STOPPING, TOO_FAST, farewell
from euchre.web.limits import Allowance, Bucket
from euchre.web.logs import LINES
from euchre.web.shutdown import Shutdown
from euchre.web.socket_limit import SocketLimit
from euchre.wording import wording

_BYE: Final = msgspec.json.encode(farewell(wording(), STOPPING))
_PIECE: Final = 1024
"""Bytes that are looked at in one go: some 170 of the smallest frames."""
MOST_UNREAD: Final = 1_000_000
"""Bytes that may wait for a client to read them."""
_PATIENCE: Final = 20.0
"""Seconds in which a whole request must have come, from the opening of the connection or from its first byte."""
_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
_FORWARDED: Final = b"x-forwarded-for"
_UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)


class PromptRequests(H11Protocol):
    """The HTTP of uvicorn, which waits for a request as long as a client likes; this one hangs up after a while."""

    patience = _PATIENCE
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, *, sockets: SocketLimit, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._sockets: Final = sockets

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and may be one too many."""
        super().connection_made(transport)
        if self._sockets.admit(transport, self._host):
            self._wait_or_not()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._cancel()
        self._sockets.release(self.transport)

    def handle_events(self) -> None:
        """Take in what has come."""
        super().handle_events()
        if any(name == _FORWARDED for name, _ in self.headers or ()):
            self._sockets.note_forwarded(self._host)
        self._wait_or_not()

    def on_response_complete(self) -> None:
        """Wait for the next request; as long as nothing of it has come, uvicorn does."""
        self._cancel()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, as the last word; where an answer was on its way already, hang up behind it."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        if self.conn.our_state in _UNANSWERED:
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _wait_or_not(self) -> None:
        is_live_line = self.transport.get_protocol() is not self
        if is_live_line or self.transport.is_closing() or self.conn.their_state not in _UNFINISHED:
            self._cancel()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self.transport.close)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class LiveLine(WebSocketsSansIOProtocol):
    """The WebSocket of uvicorn, which counts every frame, waits for its reader, and says why when the server stops.

    The application takes one message after the other; what came behind it waits as it came, and so does the client.
    Pings, pongs and pieces of messages never reach the application: they are counted here.
    """

    def __init__(self, *, frames: Allowance, sockets: SocketLimit, shutdown: Shutdown, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._sockets: Final = sockets
        self._shutdown: Final = shutdown
        self.logger = logging.getLogger(LINES)
        self.conn.logger = logging.getLogger("websockets")
        self._frames: Final = Bucket(frames)
        self._came: Final = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection that came in for a plain request, and asked for this line, is closed."""
        super().connection_lost(exc)
        self._sockets.release(self.transport)
        self.conn.parser.close()  # it refers to itself, and only a search for garbage would free it

    def data_received(self, data: bytes) -> None:
        """Take in what has come."""
        self._came.extend(data)
        self._look()

    def handle_events(self) -> None:
        """Do what the frames ask for that have come, or hang up if they are too many."""
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self._cut("frames")

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message; of empty ones there may be any number, and they are not kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message, or hang up on a client whose text is none."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        self._look()
        return message

    async def send(self, message: Any) -> None:
        """Send a message. Raises `ClientDisconnected` where the line was closed in the meantime, whoever closed it."""
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent:
                raise ClientDisconnected from None
            raise
        self._look()

    def shutdown(self) -> None:
        """Say that the server stops, and hang up."""
        self._shutdown.begin()
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(_BYE)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()

    def _look(self) -> None:
        """Look at what has come, piece by piece, as far as somebody takes it."""
        while self._came and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._came[:_PIECE])
            del self._came[:_PIECE]
            super().data_received(piece)
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                self._cut("unread")

    def _cut(self, what: str) -> None:
        """Hang up on a client that asks for too much, and say why if it is there to read it."""
        metrics.CUT.labels(what).inc()
        if self.handshake_complete and not self.close_sent and not self.transport.get_write_buffer_size():
            self.conn.fail(CloseCode.POLICY_VIOLATION, TOO_FAST)
            self.handle_parser_exception()
        else:
            self.transport.abort()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
