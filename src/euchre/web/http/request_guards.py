"""Guards and middleware that refuse requests before a route runs: foreign pages, unknown hosts, odd paths."""

from __future__ import annotations

from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.web.http.language import language_of
from euchre.web.http.refusals import NOT_FOUND, TOO_LONG, Denied, refusals, refuse_early, unread

LONGEST_PATH: Final = 4_000
"""Characters, unquoted; the longest that means anything is that of a position, of 3,000."""
FOR_PROGRAMS: Final = frozenset({"api", "schema", "health", "ready", "metrics"})
"""First segments of paths for programs."""


LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_MONITORED: Final = frozenset({"/health", "/ready", "/metrics"})
"""The paths that proxies, containers and monitors ask a server for; they say nothing of anybody."""
_READING: Final = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another page sends: a guard of routes that change something, and of live connections."""
    origin = connection.headers.get("origin")
    if origin is not None and _place(origin) != connection.headers.get("host", "").lower():
        raise Denied("request/origin", "That request came from another page.", status=403)


def reads_body(*statuses: int) -> dict[str, Any]:
    """The arguments of a route that changes something as a JSON body says; it refuses with these statuses, too."""
    return {
        "guards": [same_origin],
        "exception_handlers": {UnicodeDecodeError: unread, RecursionError: unread},
        "responses": refusals(403, 413, 415, 503, *statuses),
    }


class KnownHosts:
    """Refuses requests for a name that is not this server's, with which another page may try to reach it.

    Its health is told under addresses, too: a proxy asks for it by where the server is, not by the public name.

    Runs first: a malformed Host header breaks later middleware.
    """

    def __init__(self, hosts: frozenset[str] | None) -> None:
        self._hosts: Final = hosts

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """Wrap the application."""

        async def known(scope: Scope, receive: Receive, send: Send) -> None:
            named = _name(ASGIConnection[Any, Any, Any, Any](scope).headers.get("host", ""))
            if named is None or not (self._knows(named) or (scope["path"] in _MONITORED and _is_inside(named))):
                raise Denied("request/host", "This server is not known by that name.", status=421)
            await app(scope, receive, send)

        return known

    def _knows(self, name: str) -> bool:
        return self._hosts is None or name in self._hosts


def _is_inside(name: str) -> bool:
    """True for an address, and for a name without a dot, which no page from outside can have."""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name
    return True


class PathCheck:
    """Middleware that refuses paths that are too long, and those for programs that have a slash too many.

    Litestar overlooks such a slash. What a proxy keeps from the public, or a request counts for, goes by the path.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or say what is wrong with its path."""
        path = scope["path"]
        if len(path) > LONGEST_PATH:
            await _refuse(scope, send, HTTPStatus.REQUEST_URI_TOO_LONG, TOO_LONG)
        elif is_for_programs(path) and (path.endswith("/") or "//" in path):
            await _refuse(scope, send, HTTPStatus.NOT_FOUND, NOT_FOUND)
        else:
            await self._app(scope, receive, send)


def is_for_programs(path: str) -> bool:
    """True for a path under which nobody reads pages, however many slashes it begins with."""
    return path.lstrip("/").partition("/")[0] in FOR_PROGRAMS


async def _refuse(scope: Scope, send: Send, status: HTTPStatus, code: str) -> None:
    await refuse_early(scope, send, status, code, language_of(ASGIConnection[Any, Any, Any, Any](scope)))


def only_json(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not said to be JSON: another page could send it without being asked."""
    if request.method in _READING:
        return
    if request.content_type[0].lower() != "application/json":
        raise Denied("request/content-type", "Send JSON, with the content type application/json.", status=415)


def _place(origin: str) -> str | None:
    """The host and port of an origin; None if it is not the origin of a page."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _name(host: str) -> str | None:
    """The name in a host with or without a port, "" if it has none; None if it is not a host."""
    try:
        split = urlsplit(f"//{host}")
        name, _ = split.hostname or "", split.port  # which may be no port
    except ValueError:
        return None
    return name
