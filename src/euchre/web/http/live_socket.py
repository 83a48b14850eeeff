"""Litestar's WebSocket, freed as soon as nobody uses it."""

from __future__ import annotations

from typing import Any
from weakref import proxy

from litestar import WebSocket
from litestar.types import Receive, Send


class LiveSocket(WebSocket[Any, Any, Any]):
    """A WebSocket whose functions do not keep it alive.

    Litestar's own refers to functions that refer to it, and through them to the connection: each one that ended would
    leave some 20 KB that only a search among everything in memory finds, which stops all tables.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Watch what comes."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Watch what is sent."""
        return WebSocket.send_wrapper(proxy(self), send)
