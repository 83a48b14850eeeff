"""Where a server is, and whether one is there."""

from __future__ import annotations

import ipaddress
import json
import socket
import threading
import urllib.request
import webbrowser
from typing import Final

from euchre.web.origin import LOOPBACK

_SOON: Final = 2.0
"""Seconds in which a server on this computer answers."""


def address_of(at: socket.socket) -> str:
    """What to type into a browser on this computer to reach a socket."""
    host, port = at.getsockname()[:2]
    named = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 - every address, this one among them
    return f"http://{f'[{named}]' if ':' in named else named}:{port}/"


def hosts_of(host: str, proxy: str | None) -> frozenset[str] | None:
    """The names a server answers to where it listens: only this computer's own, if only it can reach the server."""
    return LOOPBACK if proxy is None and _is_loopback(host) else None


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def answers(address: str) -> bool:
    """True if a server of Euchre answers there, the address ending with a slash."""
    try:
        with urllib.request.urlopen(f"{address}health", timeout=_SOON) as reply:  # noqa: S310 - http, on this computer
            return bool(json.loads(reply.read(10_000)).get("app") == "euchre")
    except (OSError, ValueError, AttributeError):
        return False


def open_page(address: str) -> None:
    """Open a page in the browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
