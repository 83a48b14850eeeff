"""HTTP for clients that say what they want: who opens a connection and dawdles takes no place from the others."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from euchre.web.socket_limit import SocketLimit

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
        if self._sockets.lets_in(transport, self._host):
            self._wait_or_not()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._cancel()
        self._sockets.lets_out(self.transport)

    def handle_events(self) -> None:
        """Take in what has come."""
        super().handle_events()
        if any(name == _FORWARDED for name, _ in self.headers or ()):
            self._sockets.hears_of_another(self._host)
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
