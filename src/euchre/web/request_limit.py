"""Plain requests, counted by the address they come from before anything looks at them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.web import metrics
from euchre.web.language import language_of
from euchre.web.quotas import Quotas
from euchre.web.refusals import problem
from euchre.wording import Language, wording

_TOO_MANY: Final = "limit/requests"
_COSTS: Final = (("/assets/", 0.2), ("/api/rules/", 3.0))
"""What requests count for that are a good deal less work than most, or more; by how their addresses begin."""


class RequestLimit:
    """Middleware that refuses requests from an address that sends too many, the opening of a live line among them."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app: Final = app
        self._state: Final = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or say that there were too many."""
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        quotas: Quotas = self._state.quotas
        if quotas.may_ask(connection, _cost(scope["path"])):
            await self._app(scope, receive, send)
            return
        metrics.CUT.labels("requests").inc()
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": _TOO_MANY})
            return
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        body = _refusal(language_of(connection))
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _cost(path: str) -> float:
    return next((cost for start, cost in _COSTS if path.startswith(start)), 1.0)


@cache
def _refusal(language: Language) -> bytes:
    return msgspec.json.encode(problem(_TOO_MANY, wording(language)))
