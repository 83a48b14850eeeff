"""Uvicorn's HTTP and WebSocket protocols with time limits, size limits and counted frames.

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

from euchre.web.live.connection import STOPPING, TOO_FAST, bye_of
from euchre.web.quotas.socket_limit import PLAYS, REFUSED, SocketLimit
from euchre.web.settings.limits import Allowance, Bucket
from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LIVE
from euchre.web.worker.worker import Shutdown
from euchre.wording import wording

_BYE: Final = msgspec.json.encode(bye_of(wording(), STOPPING))
_PIECE: Final = 1024
"""Bytes that are looked at in one go: some 170 of the smallest frames."""
_PORTION: Final = 4096
"""Bytes of requests that are looked at in one go."""
MOST_UNREAD: Final = 1_000_000
"""Bytes that may wait for a client to read them."""
_PATIENCE: Final = 20.0
"""Seconds in which a whole request must have come, from the opening of the connection or from its first byte."""
LONGEST_HEAD: Final = 16_384
"""Bytes of a request before its body: the address and all headers."""
MOST_HEADERS: Final = 128
MOST_PIECES: Final = 256
"""The number of pieces in which a body may come, from the client in chunks or cut by the network."""
_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
_FORWARDED: Final = b"x-forwarded-for"
_UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)


class BoundedHttp(h11.Connection):
    """The HTTP of h11, which reads any number of headers, and a body in any number of pieces; this one refuses them."""

    _pieces = 0

    def next_event(self) -> Any:
        """The bytes that have come. Raises `RemoteProtocolError` also for more than anybody needs."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = 0
            if len(event.headers) > MOST_HEADERS:
                raise h11.RemoteProtocolError("The request has too many headers", error_status_hint=431)
        elif isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("The body comes in too many pieces", error_status_hint=413)
        return event


class TimedHttp(H11Protocol):
    """The HTTP of uvicorn, which waits for a request as long as a client likes; this one hangs up after a while.

    It takes one request after the other, in portions: of what comes all at once, uvicorn's reads a head of any length.
    What came behind a request waits as it came, and so does the client.
    """

    patience = _PATIENCE
    _deadline: asyncio.TimerHandle | None = None

    def __init__(self, *, sockets: SocketLimit, shutdown: Shutdown, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.conn = BoundedHttp(h11.SERVER, LONGEST_HEAD)
        self._shutdown: Final = shutdown
        self._sockets: Final = sockets
        self._came: Final = bytearray()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or abort it if its address has too many."""
        super().connection_made(transport)
        if self._sockets.admit(transport, self._host):
            self._wait_or_not()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the deadline and release the connection."""
        super().connection_lost(exc)
        self._cancel()
        self._sockets.release(self.transport)

    def data_received(self, data: bytes) -> None:
        """Take in what has come."""
        self._came.extend(data)
        self._look()

    def handle_events(self) -> None:
        """Let uvicorn answer the requests that are complete."""
        super().handle_events()
        if any(name == _FORWARDED for name, _ in self.headers or ()):
            self._sockets.note_forwarded(self._host)
        self._wait_or_not()

    def on_response_complete(self) -> None:
        """Wait for the next request; as long as nothing of it has come, uvicorn does."""
        self._cancel()
        if REFUSED in self.scope["state"]:
            self._sockets.note_refused(self._host)
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, as the last word; where an answer was on its way already, hang up behind it."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        if self.conn.our_state in _UNANSWERED:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """Let go of a client that waits for news, and hang up."""
        self._shutdown.begin()
        super().shutdown()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _is_over(self) -> bool:
        """True if this is a live connection by now, or about to be closed."""
        return self.transport.get_protocol() is not self or self.transport.is_closing()

    def _look(self) -> None:
        """Look at what has come, a portion at a time, until a request is whole."""
        while self._came and not self._is_over:
            if self.conn.their_state not in _UNFINISHED:
                self.flow.pause_reading()
                break
            portion = bytes(self._came[:_PORTION])
            del self._came[:_PORTION]
            super().data_received(portion)

    def _wait_or_not(self) -> None:
        if self._is_over or self.conn.their_state not in _UNFINISHED:
            self._cancel()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self.transport.close)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class LiveConnection(WebSocketsSansIOProtocol):
    """The WebSocket of uvicorn, which counts every frame, waits for its reader, and says why when the server stops.

    The application takes one message after the other; what came behind it waits as it came, and so does the client.
    Pings, pongs and pieces of messages never reach the application: they are counted here.
    """

    def __init__(self, *, frames: Allowance, sockets: SocketLimit, shutdown: Shutdown, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._sockets: Final = sockets
        self._shutdown: Final = shutdown
        self.logger = logging.getLogger(LIVE)
        self.conn.logger = logging.getLogger("websockets")
        self._frames: Final = Bucket(frames)
        self._came: Final = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection that came in for a plain request, and asked for this one, is closed."""
        super().connection_lost(exc)
        self._sockets.release(self.transport)
        scope = getattr(self, "scope", None)  # a handshake that was refused has none
        if scope is not None and REFUSED in scope["state"]:
            self._sockets.note_refused(self.client[0] if self.client else "")
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
        """Hand on a message, or hang up on a client that sends invalid text."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        if PLAYS in self.scope["state"] and self.client:
            self._sockets.note_player(self.client[0])
        self._look()
        return message

    async def send(self, message: Any) -> None:
        """Send a message. Raises `ClientDisconnected` where the connection is closed by now, by either end."""
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
            if self.handshake_initiated and not self.handshake_complete:
                self.transport.abort()  # a client must wait for the answer (RFC 6455, 4.1)
                break
            piece = bytes(self._came[:_PIECE])
            del self._came[:_PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:  # which uvicorn overlooks
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
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
