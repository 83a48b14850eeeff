"""Who is who, without accounts: a random name in a signed cookie. Whoever shows it is that guest."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from euchre.web.headers import is_https

COOKIE: Final = "euchre"
_A_YEAR: Final = 365 * 24 * 3600
_NEW: Final = "euchre_guest"


class Identity:
    """Knows guests by their cookies, and gives new ones theirs. All workers share the secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer: Final = Signer(secret, salt="euchre.guest", digest_method=hashlib.sha256)

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest who shows a cookie that this server signed; anything else is nobody."""
        shown = connection.cookies.get(COOKIE)
        if shown is None:
            return None
        try:
            return self._signer.unsign(shown).decode()
        except (BadSignature, UnicodeError):
            return None

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The guest, who gets a cookie with the answer: the one she has for another year, or a new one."""
        guest = self.known(connection) or secrets.token_urlsafe(16)
        connection.scope["state"][_NEW] = self._signer.sign(guest).decode()
        return guest

    @staticmethod
    async def introduce(message: Message, scope: Scope) -> None:
        """Send the cookie along with an answer, or with the opening of a live line."""
        if message["type"] not in ("http.response.start", "websocket.accept"):
            return
        signed = scope.get("state", {}).get(_NEW)
        if signed is None:
            return
        secure = is_https(scope)
        cookie = Cookie(COOKIE, value=signed, max_age=_A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
        message.setdefault("headers", [])
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
