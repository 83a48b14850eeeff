"""Uvicorn's protocols, with what no proxy can do: a limit on what a live connection sends, and a farewell.

Slow requests, long heads and many connections are matters of the proxy (docs/hosting.md). It does not look into a
WebSocket, so pings and pieces of messages, which never reach the application, are limited here.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from euchre.web.settings.limits import Allowance, Bucket
from euchre.web.telemetry import metrics
from euchre.web.telemetry.logs import LIVE
from euchre.web.worker.worker import Shutdown

_LEAST: Final = 100
"""Bytes that whatever comes counts as at least: a single one is as much work."""
MOST_PIECES: Final = 64
"""Pieces of a message that may wait for the last one."""
_FAREWELL: Final = 2.0
"""Seconds that a live connection has to end by itself when the server stops."""


class PlainHttp(H11Protocol):
    """The HTTP of uvicorn, which tells the application when the server stops."""

    def __init__(self, *, shutdown: Shutdown, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._shutdown: Final = shutdown

    def shutdown(self) -> None:
        """Let go of a client that waits for news, and hang up."""
        self._shutdown.begin()
        super().shutdown()


class LiveConnection(WebSocketsSansIOProtocol):
    """The WebSocket of uvicorn, which hangs up on a client that sends too much or does not wait until it is let in."""

    def __init__(self, *, allowance: Allowance, shutdown: Shutdown, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._shutdown: Final = shutdown
        self.logger = logging.getLogger(LIVE)
        self._bytes: Final = Bucket(allowance)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, or hang up."""
        waits = self.handshake_initiated and not self.handshake_complete  # as a client must (RFC 6455, 4.1)
        if waits or not self._bytes.take(max(len(data), _LEAST)):
            self._cut()
            return
        super().data_received(data)
        if len(self.frames) > MOST_PIECES:
            self._cut()
        elif not self.handshake_initiated:  # uvicorn gives no answer to a head that it cannot read
            self.transport.close()

    def shutdown(self) -> None:
        """Let the application say goodbye, and hang up if the client takes no notice."""
        self._shutdown.begin()
        self.loop.call_later(_FAREWELL, self.transport.close)

    def _cut(self) -> None:
        metrics.CUT.labels("bytes").inc()
        self.transport.abort()
