"""The cookies that a request shows: ours are found in the header as it came, and no other is read."""

from __future__ import annotations

from litestar.types import Scope


def cookie_in(scope: Scope, name: str) -> str | None:
    """The cookie with a name; the first, if there are several.

    Ours are never quoted. Litestar unquotes all cookies there are, which some versions of Python do so slowly that a
    single header stops the server (CVE-2024-7592).
    """
    wanted = name.encode()
    headers = (value for header, value in scope["headers"] if header == b"cookie")
    for shown in (one for header in headers for one in header.split(b";")):
        found, _, value = shown.strip().partition(b"=")
        if found == wanted:
            return value.decode("latin-1")
    return None
