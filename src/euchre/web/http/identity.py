"""Identifies guests by a random name in a signed cookie."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, Signer, TimestampSigner
from itsdangerous.encoding import base64_encode, int_to_bytes
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
"""Seconds between two looks for a new key, and for guests who have signed out."""
_ANSWERED_WITHIN: Final = 300.0
"""Seconds within which somebody's device answers a challenge."""
SIGN_OUT: Final = 2 * _LOOK
"""Seconds until every worker has heard that a guest has signed out: cookies that they give until then count as old."""


class Shown(NamedTuple):
    """A cookie of ours: the guest, and when it was signed, in unix seconds."""

    guest: str
    at: float


class Identity:
    """Knows guests by their cookies, and gives new ones theirs. All workers share the keys, of which the last signs.

    `signed_out` are the guests of whom only cookies from a moment on are believed.
    """

    def __init__(self, keys: Sequence[bytes], signed_out: Mapping[str, float] = MappingProxyType({})) -> None:
        self.use(keys)
        self._signed_out = dict(signed_out)

    def use(self, keys: Sequence[bytes]) -> None:
        """Sign with the last of these keys, and believe what any of them has signed."""
        self._keys = tuple(keys)
        self._signer = TimestampSigner(self._keys, salt="euchre.guest", digest_method=hashlib.sha256)
        self._challenges = TimestampSigner(self._keys, salt="euchre.challenge", digest_method=hashlib.sha256)

    async def follow(self, store: Store, on_end: Callable[[str | None], None]) -> None:
        """Use a new key once every worker has had the time to read it, and hear which guests have signed out.

        Calls `on_end` with each such guest, and with None where an old key ends.
        """
        while True:
            await asyncio.sleep(_LOOK)
            try:
                keys, signed_out = await store.keys.read(), await store.people.signed_out()
            except EuchreError:
                continue  # others say so
            if keys != self._keys:
                ended = set(self._keys) - set(keys)
                self.use(keys)
                _LOG.info("Cookies are signed with another key.")
                if ended:
                    on_end(None)
            new = [guest for guest, at in signed_out.items() if self._signed_out.get(guest, 0.0) < at]
            self._signed_out = signed_out
            for guest in new:
                on_end(guest)

    def signed(self, guest: str, *, since: float = 0.0) -> str:
        """The text of a guest's cookie, valid for a year from now, or `since` a later moment in unix seconds."""
        at = max(self._signer.get_timestamp(), math.ceil(since), math.ceil(self._signed_out.get(guest, 0.0)))
        dated = b".".join((guest.encode(), base64_encode(int_to_bytes(at))))
        return Signer.sign(self._signer, dated).decode()

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest who shows a cookie of ours; None for anybody else."""
        shown = self._shown(connection)
        return None if shown is None else shown.guest

    def _shown(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Shown | None:
        """The guest who shows a cookie that this server signed within a year; anything else is nobody.

        Behind HTTPS only the one of this very host counts: a neighbour in the same domain can set the other. Without
        HTTPS such a neighbour can add one, and nobody can tell which is the guest's own: two of ours are nobody.
        """
        cookies = cookies_in(connection.scope, COOKIE_OF_HTTPS if is_https(connection.scope) else COOKIE)
        found = [self._read(cookie) for cookie in cookies] if len(cookies) <= _MOST_COOKIES else []
        guests = {shown.guest: shown for shown in found if shown is not None}
        return guests.popitem()[1] if len(guests) == 1 else None

    def _read(self, cookie: str) -> Shown | None:
        try:
            # A limit of age given to the library refuses what another worker's clock, or this one earlier, calls later.
            signed, dated = self._signer.unsign(cookie, return_timestamp=True)
            guest, at = signed.decode(), dated.timestamp()
        except (BadSignature, UnicodeError):
            return None
        is_old = self._signer.get_timestamp() - at > A_YEAR or at < self._signed_out.get(guest, 0.0)
        return None if is_old else Shown(guest, at)

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The guest, who gets a cookie with the answer: the one they have for another year, or a new one."""
        shown = self._shown(connection)
        guest = secrets.token_urlsafe(16) if shown is None else shown.guest
        # Another worker may know already that older cookies do not count, and has dated this one later for that.
        connection.scope["state"][_NEW] = self.signed(guest, since=0.0 if shown is None else shown.at)
        return guest

    def sign_in(self, connection: ASGIConnection[Any, Any, Any, Any], guest: str, signed_out: float | None) -> None:
        """Give a guest's cookie with the answer; `signed_out` is the moment from which on theirs are believed."""
        connection.scope["state"][_NEW] = self.signed(guest, since=signed_out or 0.0)

    def sign_out_others(self, connection: ASGIConnection[Any, Any, Any, Any], guest: str, before: float) -> None:
        """Believe no cookie of a guest from before a moment, in unix seconds, but the one that goes with the answer."""
        self._signed_out[guest] = before
        self.sign_in(connection, guest, before)

    def challenge(self, purpose: str) -> bytes:
        """A challenge that any worker knows again, for a device that is to sign it with a passkey."""
        return self._challenges.sign(f"{purpose}.{secrets.token_urlsafe(16)}")

    def challenged_at(self, challenge: bytes, purpose: str) -> float | None:
        """The time a challenge was made for a purpose, in unix seconds; None if it was not, or is too old."""
        try:
            signed, dated = self._challenges.unsign(challenge, return_timestamp=True)
        except BadSignature:
            return None
        at = dated.timestamp()
        is_old = self._challenges.get_timestamp() - at > _ANSWERED_WITHIN
        return None if is_old or signed.rpartition(b".")[0] != purpose.encode() else at

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
