"""The cost of a request's head: at most a few plain requests, whatever its path, question and headers are made of.

Most of what reads them is written in C, so what is measured is time of the processor, as a ratio to a plain request in
the same run: docs/costs.md says how much at most.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from euchre.web.http.request_guards import LONGEST_PATH
from euchre.web.server.app import create_app
from euchre.web.server.protocols import LONGEST_HEAD
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.documented import documented
from support.limits import PLENTY
from support.processor import answer_to, loop_time
from support.web import SOLO, Guest, served

pytestmark = pytest.mark.slow

PLAIN = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
FIT = LONGEST_HEAD - 600
"""The length left for one part of the longest head that is read."""
LENGTHS = (FIT, 250_000)
"""The lengths of one part of a head. Text beyond the limit comes in one go all the same."""
USUAL = {
    **dict.fromkeys(("match", "number", "seat"), "1"),
    **dict.fromkeys(("credential", "path", "position"), "x"),
    "code": "ABCD-EFGH",
    "text": "british",
    "people": "16",
    "rounds": "8",
}


def _paths() -> list[tuple[str, str]]:
    """List the routes with a method each, and a gap in place of each part of the path, or behind it."""
    found = {("GET", "{}"), ("GET", "/{}"), ("GET", "/assets/{}"), ("HEAD", "/{}")}
    for route in create_app(preparation=None).routes:
        assert isinstance(route, HTTPRoute | WebSocketRoute)
        method = "GET" if isinstance(route, WebSocketRoute) else min(route.methods - {"OPTIONS", "HEAD"})
        parts = re.findall(r"{(\w+):\w+}", route.path)
        path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        found |= {(method, path.format_map(USUAL | {part: "{}"})) for part in parts} or {(method, f"{path}{{}}")}
    return sorted(found)


PATHS = _paths()
PARTS = ("/", "a/", "a", "%2f", "%ff", "../", "9", "target=1,")
QUESTIONS = ("a", "&", "a&", "a=1&", "a=%ff&", "language=de&", "%", "+", ";", "a[]=1&")
HEADERS = {
    "cookie": ('a="' + "\\" * 300_000, ";", "a=b; ", "=", "euchre=a.", '"', "euchre=x; ", "__Host-euchre=y;"),
    "accept-language": ("a,", "de,", "de;q=0." + "9" * 300_000, "-", "a-", ";q=", "de;q=1,"),
    "accept-encoding": ("gzip,", "a", ";q=0,"),
    "accept": ("text/html,", "a"),
    "host": ("a.", "[", ":", "1", "a:1", "xn--a."),
    "origin": ("http://a/", "[", "a", "/"),
    "if-none-match": ("a", '"a",'),
    "content-type": ("a", ";a=b", '"\\', "application/json;", ";"),
    "content-length": ("1",),
    "transfer-encoding": ("chunked,", "a"),
    "x-forwarded-for": ("1.2.3.4,", ":", ","),
    "x-forwarded-proto": ("https,",),
    "connection": ("close,", "a"),
    "sec-websocket-protocol": ("a,", "a"),
    "sec-websocket-extensions": ("permessage-deflate,", "a;", 'a="\\'),
    "x": ("a", "\x80", " "),
}
VARIES = b"~~~~"
"""The mark replaced by another number each time, so that no answer is remembered."""
LIVE = "live connection"
REPLY = b'"type"'
COOKIE, LONG_COOKIE = (f'a="{VARIES.decode()}' + "\\" * length + '"' for length in (15_000, 60_000))


def _filled(with_: str, length: int) -> str:
    return (with_ * (length // len(with_) + 1))[: length - len(VARIES)] + VARIES.decode()


def _head(method: str, path: str, *headers: str) -> bytes:
    host = () if any(one.startswith("host:") for one in headers) else ("Host: x",)
    return "\r\n".join((f"{method} {path} HTTP/1.1", *host, *headers, "Connection: close", "", "")).encode("latin-1")


@pytest.fixture
async def at(settings: Settings) -> AsyncIterator[str]:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    limits = Limits(guest=PLENTY, address=PLENTY)
    async with served(replace(settings, limits=limits), behind="127.0.0.1") as address:
        yield address


async def _ask(at: str, head: bytes, until: bytes | None, number: int) -> None:
    await answer_to(at, head.replace(VARIES, b"%04d" % number), until)


async def _check(at: str, heads: dict[str, bytes], kind: str) -> None:
    (most,) = documented("Head")[kind]
    plain = await loop_time(lambda _: answer_to(at, PLAIN))
    costs = {
        name: await loop_time(partial(_ask, at, head, REPLY if name == LIVE else None)) for name, head in heads.items()
    }
    worst = sorted(costs, key=lambda name: -costs[name])[:5]
    assert {name: costs[name] / plain for name in worst if costs[name] > most * plain} == {}


@pytest.mark.parametrize("length", [LONGEST_PATH - 50, *LENGTHS])
async def test_no_path_costs_much(at: str, length: int) -> None:
    paths = {
        f"{method} {path} {part}": _head(method, path.replace("{}", _filled(part, length)), "accept: text/html")
        for method, path in PATHS
        for part in PARTS
    }
    await _check(at, paths, "any path")


@pytest.mark.parametrize("length", LENGTHS)
async def test_no_question_costs_much(at: str, length: int) -> None:
    where = ("/", "/api/lessons/1", "/api/games", "/api/rules", "/nothing")
    heads = {
        f"{path} {part}": _head("GET", f"{path}?{start}{_filled(part, length)}")
        for path in where
        for part in QUESTIONS
        for start in ("", "language=", "answers=", "before=")
    }
    await _check(at, heads, "any question")


@pytest.mark.parametrize("length", LENGTHS)
async def test_no_header_costs_much(at: str, length: int) -> None:
    where = ("GET /", "GET /api/me", "GET /api/rules", "POST /api/tables", "GET /nothing", "GET /assets/x.js")
    heads = {
        f"{place} {name} {part[:9]}": _head(*place.split(), f"{name}: {_filled(part, length)}")
        for place in where
        for name, parts in HEADERS.items()
        for part in parts
    }
    lines = {
        f"{place} {line}": _head(*place.split(), *[line] * (length // (len(line) + 2)))
        for place in where
        for line in ("a:", "cookie: a=b", "accept-language: de", "x-forwarded-for: 1.2.3.4", "host: x", "connection: a")
    }
    await _check(at, heads | lines, "any header")


async def test_no_cookie_costs_much_wherever_somebody_is_known_by_theirs(at: str) -> None:
    """Include the live connection."""
    async with Guest(at) as ann:
        code = await ann.opens(**SOLO)
    places = ("GET /", "GET /api/me", "GET /api/tables", "GET /api/statistics", f"GET /api/tables/{code}")
    heads = {place: _head(*place.split(), f"cookie: {COOKIE}") for place in places}
    heads[LIVE] = _head("GET", f"/api/tables/{code}/live", f'cookie: {COOKIE[:8_000]}"', UPGRADE[:-2]).replace(
        b"Connection: close", b"Connection: Upgrade"
    )
    await _check(at, heads, "any header")


async def test_no_body_costs_much(at: str) -> None:
    chunked = ("content-type: application/json", "transfer-encoding: chunked")
    head = _head("POST", "/api/tables", *chunked)
    trailer = b"".join(b"a:\r\n" for _ in range(60_000))
    bodies = {
        "chunks": head + b"1\r\n \r\n" * 40_000,
        "trailer": head + b"0\r\n" + trailer + b"\r\n",
        "one chunk": head + b"30000\r\n" + b" " * 0x30000 + b"\r\n0\r\n\r\n",
        "extension": head + b"1;" + b"a" * 250_000,
    }
    await _check(at, bodies, "any body")


async def test_what_comes_behind_a_request_is_bounded_too(at: str) -> None:
    """Pipeline a request, which waits already when the first is answered."""
    first = PLAIN.replace(b"Connection: close\r\n", b"")
    heads = {
        "cookie": first + _head("GET", "/api/me", f"cookie: {LONG_COOKIE}"),
        "lines": first + _head("GET", "/api/me", *["a:"] * 50_000),
        "path": first + _head("GET", f"/{_filled('a/', 200_000)}"),
    }
    await _check(at, heads, "any header")
