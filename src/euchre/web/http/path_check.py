"""The paths of requests, looked at before any route is: none is too long, and each for programs is written one way."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.web.http.language import language_of
from euchre.web.http.refusals import NOT_FOUND, TOO_LONG, refuse_early

LONGEST_PATH: Final = 4_000
"""Characters, unquoted; the longest that means anything is that of a position, of 3,000."""
FOR_PROGRAMS: Final = frozenset({"api", "schema", "health", "ready", "metrics"})
"""What comes first in paths that are none of the page's."""


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
