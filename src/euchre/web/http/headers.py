"""The headers every answer carries: nothing from elsewhere runs in the page, and the page is shown nowhere else."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
ALWAYS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_A_YEAR_OF_HTTPS: Final = "max-age=31536000"


async def protect(message: Message, scope: Scope) -> None:
    """Add the headers to an answer that is about to leave, whatever it is."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in ALWAYS.items():
        headers[name] = value
    if is_https(scope):
        headers["Strict-Transport-Security"] = _A_YEAR_OF_HTTPS
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The address of this server as the guest's browser has it: ``https://euchre.example``; "" if it names none."""
    host = request.headers.get("host", "")
    return f"{'https' if is_https(request.scope) else 'http'}://{host}" if host else ""


def is_https(scope: Scope) -> bool:
    """True if the guest's own connection is encrypted, as far as the server or its proxy can tell."""
    return scope["scheme"] in ("https", "wss")
