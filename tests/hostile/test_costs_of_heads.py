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
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.documented import documented
from support.limits import PLENTY
from support.processor import answer_to, loop_time
from support.web import SOLO, Guest, served

pytestmark = pytest.mark.slow

PLAIN = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
LONGEST = 8_000
"""Bytes of one part of a head: a line of more does not come through the proxy (`deploy/nginx.conf`)."""
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
COOKIE = f'a="{VARIES.decode()}' + "\\" * (LONGEST - 20) + '"'


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


@pytest.mark.parametrize("length", [LONGEST_PATH - 50, LONGEST])
async def test_no_path_costs_much(at: str, length: int) -> None:
    paths = {
        f"{method} {path} {part}": _head(method, path.replace("{}", _filled(part, length)), "accept: text/html")
        for method, path in PATHS
        for part in PARTS
    }
    await _check(at, paths, "any path")


async def test_no_question_costs_much(at: str) -> None:
    where = ("/", "/api/lessons/1", "/api/games", "/api/rules", "/nothing")
    heads = {
        f"{path} {part}": _head("GET", f"{path}?{start}{_filled(part, LONGEST)}")
        for path in where
        for part in QUESTIONS
        for start in ("", "language=", "answers=", "before=")
    }
    await _check(at, heads, "any question")


async def test_no_header_costs_much(at: str) -> None:
    where = ("GET /", "GET /api/me", "GET /api/rules", "POST /api/tables", "GET /nothing", "GET /assets/x.js")
    heads = {
        f"{place} {name} {part[:9]}": _head(*place.split(), f"{name}: {_filled(part, LONGEST)}")
        for place in where
        for name, parts in HEADERS.items()
        for part in parts
    }
    lines = {
        f"{place} {line}": _head(*place.split(), *[line] * (LONGEST // (len(line) + 2)))
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
    heads[LIVE] = _head("GET", f"/api/tables/{code}/live", f"cookie: {COOKIE}", UPGRADE[:-2]).replace(
        b"Connection: close", b"Connection: Upgrade"
    )
    await _check(at, heads, "any header")
