"""Identifies guests without accounts, by a random name in a signed cookie."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from euchre.core.errors import EuchreError
from euchre.store.store import Store
from euchre.web.http.headers import is_https

_LOG: Final = logging.getLogger("euchre.web")
COOKIE: Final = "euchre"
COOKIE_OF_HTTPS: Final = "__Host-euchre"
"""Under this name a browser takes a cookie from this very host alone, and only encrypted."""
A_YEAR: Final = 365 * 24 * 3600
_NEW: Final = "euchre_guest"
_FORGET: Final = "euchre_forget"
_MOST_COOKIES: Final = 4
"""Cookies of our name in a request whose signatures are checked."""
_LOOK: Final = 20.0
"""Seconds between two looks for a new key."""


class Identity:
    """Knows guests by their cookies, and gives new ones theirs. All workers share the keys, of which the last signs."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self.use(keys)

    def use(self, keys: Sequence[bytes]) -> None:
        """Sign with the last of these keys, and believe what any of them has signed."""
        self._keys = tuple(keys)
        self._signer = TimestampSigner(self._keys, salt="euchre.guest", digest_method=hashlib.sha256)

    async def follow(self, store: Store, on_end: Callable[[], None]) -> None:
        """Use a new key once every worker has had the time to read it; call `on_end` where an old one ends."""
        while True:
            await asyncio.sleep(_LOOK)
            try:
                keys = await store.keys()
            except EuchreError:
                continue  # others say so
            if keys != self._keys:
                ended = set(self._keys) - set(keys)
                self.use(keys)
                _LOG.info("Cookies are signed with another key.")
                if ended:
                    on_end()

    def signed(self, guest: str) -> str:
        """The text of a guest's cookie, valid for a year from now."""
        return self._signer.sign(guest).decode()

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest who shows a cookie that this server signed within a year; anything else is nobody.

        Behind HTTPS only the one of this very host counts: a neighbour in the same domain can set the other. Without
        HTTPS such a neighbour can add one, and nobody can tell which is the guest's own: two of ours are nobody.
        """
        cookies = cookies_in(connection.scope, COOKIE_OF_HTTPS if is_https(connection.scope) else COOKIE)
        guests = set(map(self._guest_in, cookies)) - {None} if len(cookies) <= _MOST_COOKIES else set()
        return guests.pop() if len(guests) == 1 else None

    def _guest_in(self, cookie: str) -> str | None:
        try:
            # A limit of age given to the library refuses what another worker's clock, or this one earlier, calls later.
            guest, dated = self._signer.unsign(cookie, return_timestamp=True)
            return None if self._signer.get_timestamp() - dated.timestamp() > A_YEAR else guest.decode()
        except (BadSignature, UnicodeError):
            return None

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The guest, who gets a cookie with the answer: the one they have for another year, or a new one."""
        guest = self.known(connection) or secrets.token_urlsafe(16)
        connection.scope["state"][_NEW] = self.signed(guest)
        return guest

    @staticmethod
    def forget(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Take a guest's cookie away with the answer."""
        connection.scope["state"][_FORGET] = True

    @staticmethod
    async def introduce(message: Message, scope: Scope) -> None:
        """Send the cookie along with an answer, or with the opening of a live connection."""
        if message["type"] not in ("http.response.start", "websocket.accept"):
            return
        state, secure = scope.get("state", {}), is_https(scope)
        if state.get(_FORGET):
            names = (COOKIE_OF_HTTPS, COOKIE) if secure else (COOKIE,)
            cookies = [_cookie(name, "", 0, secure=secure) for name in names]
        elif _NEW in state:
            cookies = [_cookie(COOKIE_OF_HTTPS if secure else COOKIE, state[_NEW], A_YEAR, secure=secure)]
        else:
            return
        message.setdefault("headers", [])
        for cookie in cookies:
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


def _cookie(name: str, value: str, max_age: int, *, secure: bool) -> Cookie:
    return Cookie(name, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure)


def cookies_in(scope: Scope, name: str) -> tuple[str, ...]:
    """The cookies with a name.

    Ours are never quoted. Litestar unquotes all cookies there are, which some versions of Python do so slowly that a
    single header stops the server (CVE-2024-7592).
    """
    wanted = name.encode()
    headers = (value for header, value in scope["headers"] if header == b"cookie")
    shown = (one.strip().partition(b"=") for header in headers for one in header.split(b";"))
    return tuple(value.decode("latin-1") for found, _, value in shown if found == wanted)
