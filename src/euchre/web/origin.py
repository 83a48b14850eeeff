"""Which requests come from the page itself: no other page may act for a guest."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from euchre.web.refusals import Denied

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_READING: Final = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another page sends: a guard of routes that change something, and of live lines."""
    origin = connection.headers.get("origin")
    if origin is not None and _host(origin) != connection.headers.get("host", "").lower():
        raise Denied("request/origin", "That came from another page.", status=403)


class KnownHosts:
    """Refuses requests for a name that is not this server's, with which another page may try to reach it."""

    def __init__(self, hosts: frozenset[str] | None) -> None:
        self._hosts: Final = hosts

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Refuse an unknown host."""
        named = urlsplit(f"//{connection.headers.get('host', '')}").hostname
        if self._hosts is not None and named not in self._hosts:
            raise Denied("request/host", "This server does not go by that name.", status=421)


def only_json(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not said to be JSON: another page could send it without being asked."""
    if request.method in _READING:
        return
    if request.content_type[0].lower() != "application/json":
        raise Denied("request/content-type", "Send JSON, with the content type application/json.", status=415)


def _host(origin: str) -> str:
    return urlsplit(origin).netloc.lower()
