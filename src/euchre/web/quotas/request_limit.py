"""Limits plain requests by the address they come from, before anything else looks at them."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.web.http.language import language_of
from euchre.web.http.refusals import refuse_early
from euchre.web.quotas.quotas import REQUEST, Quotas, payer_of
from euchre.web.telemetry import metrics

_LATER: Final = ((b"retry-after", b"1"), (b"connection", b"close"))
"""The headers of a refusal: a client that goes on must connect again, and what it has sent already is not read."""
_COSTS: Final = (
    ("/assets/", 0.2),
    ("/api/rules/", 3.0),
    ("/api/lessons/", 4.0),
    ("/api/statistics", 2.0),
    ("/api/me", 4.0),
    ("/api/card", 2.0),
    ("/api/passkey", 4.0),
    ("/api/tables", 4.0),
    ("/api/evenings", 2.0),
    ("/api/games/", 1.0),
    ("/api/games", 5.0),
    ("/schema", 3.0),
)
"""The counts of requests that are a good deal less work than ``/health``, or more, by how their addresses begin.

They are times of the processor, with all threads, as ratios to that of ``/health``. What also pays by itself, such as
statistics and whatever is asked of a match, counts for less here.
"""


class RequestLimit:
    """Middleware that refuses requests from an address that sends too many; to open a live connection is one."""

    def __init__(self, app: ASGIApp, quotas: Callable[[], Quotas]) -> None:
        self._app: Final = app
        self._quotas: Final = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or say that there were too many."""
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        cost = 1.0 if scope["type"] == ScopeType.WEBSOCKET else cost_of(scope["path"])
        if self._quotas().take(REQUEST, payer_of(connection, None), cost):
            await self._app(scope, receive, send)
            return
        metrics.CUT.labels("requests").inc()
        await refuse_early(scope, send, HTTPStatus.TOO_MANY_REQUESTS, REQUEST.code, language_of(connection), *_LATER)


def cost_of(path: str) -> float:
    """The count of a request in the limit of its address."""
    return next((cost for start, cost in _COSTS if path.startswith(start)), 1.0)
