"""The addresses of servers: what to type, what to listen on, and a check that one answers."""

from __future__ import annotations

import ipaddress
import json
import re
import socket
import threading
import urllib.request
import webbrowser
from typing import Final

from euchre.core.errors import EuchreError
from euchre.web.http.request_guards import LOOPBACK

_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's, in no network of ours: RFC 5737."""
_NAME: Final = re.compile(r"[A-Za-z0-9.-]+|[0-9A-Fa-f.]*:[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*")
"""A name or an address, without a port."""
_SOON: Final = 5.0
"""Seconds in which a server on this computer answers."""


def url_of(at: socket.socket) -> str:
    """The address of a socket for a browser on this computer."""
    host, port = at.getsockname()[:2]
    named = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 - every address, this one among them
    return f"http://{f'[{named}]' if ':' in named else named}:{port}/"


def neighbours(at: socket.socket) -> str:
    """The address, for others in the same network, of a socket that listens everywhere; "" if none can be told."""
    host, port = at.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - every address
    return at_neighbours(port) if everywhere else ""


def at_neighbours(port: int) -> str:
    """The address of a port of this computer for others in the same network; "" if none can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_SOMEWHERE)  # nothing is sent: it only settles which of our addresses would be used
            ours = way.getsockname()[0]
        except OSError:
            return ""
    return "" if _is_loopback(ours) else f"http://{ours}:{port}/"


def without_brackets(host: str) -> str:
    """An address as sockets take it: one of IPv6 may have the brackets that it has in the address bar.

    >>> without_brackets("[::1]"), without_brackets("localhost")
    ('::1', 'localhost')
    """
    return host.removeprefix("[").removesuffix("]")


def proxies(text: str) -> str:
    """The proxies whose word is taken: addresses or networks with commas between, or ``*``. Raises `EuchreError`.

    >>> proxies("127.0.0.1, 10.0.0.7/8, [::1]")
    '127.0.0.1/32,10.0.0.0/8,::1/128'
    """
    found = []
    for each in (without_brackets(one.strip()) for one in text.split(",")):
        try:
            found.append(each if each == "*" else str(ipaddress.ip_network(each, strict=False)))
        except ValueError:
            sentence = f"--behind-proxy takes the proxy's address, such as 127.0.0.1, or * for any, not {each!r}."
            raise EuchreError("serve/proxy", sentence) from None
    return "*" if "*" in found else ",".join(found)


def server_name(text: str) -> str:
    """A name that a server answers to, as browsers write it. Raises `EuchreError` for what cannot be one."""
    name = without_brackets(text)
    if not _NAME.fullmatch(name):
        sentence = f"--name takes a name without a port, such as euchre.example.org, not {text!r}."
        raise EuchreError("serve/name", sentence)
    return name.lower()


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


def open_page(address: str) -> bool:
    """Open a page in the browser, without waiting for it; False without a browser."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=found.open, args=(address,), daemon=True).start()
    return True
