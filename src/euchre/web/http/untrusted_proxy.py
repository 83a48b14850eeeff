"""A warning of a proxy that the server was not told of: all its guests would share one address."""

from __future__ import annotations

import logging
from typing import Any, Final

from euchre.web.settings.networks import Proxies, network_of

_LOG: Final = logging.getLogger("euchre.web")
_FORWARDED: Final = b"x-forwarded-for"


class UntrustedProxyWarning:
    """Middleware that warns once of ``X-Forwarded-For`` from an address that is no trusted proxy."""

    def __init__(self, app: Any, proxies: Proxies) -> None:
        self._app: Final = app
        self._proxies: Final = proxies
        self._warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand a request on. Uvicorn has put the guest, without a port, in the place of a proxy that is believed."""
        host, port = scope.get("client") or ("", 0)
        if port and not self._warned and any(name == _FORWARDED for name, _ in scope["headers"]):
            self._warned = not self._proxies.trusts(host)
            if self._warned:
                sentence = "X-Forwarded-For from %s is not believed: name your proxy with --behind-proxy if that is it"
                _LOG.warning(sentence, network_of(host))
        await self._app(scope, receive, send)
