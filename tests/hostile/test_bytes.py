"""The server under random bytes, over HTTP or a live connection: every client is answered, without an error of ours."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from random import Random
from typing import Any, Final

import pytest

from euchre.web.server.protocols import LiveConnection
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from support.limits import PLENTY, UNLIMITED
from support.raw_line import CONTINUED, PING, TEXT, frame, handshake
from support.sampling import few
from support.web import PATIENCE, SOLO, TWO, Guest, served

CLOSE: Final = 0x8
COMPRESSED: Final = 0xC1
SPOILT: Final = (
    *(b"%00", b"%ff", b"%2e%2e/", b"\r\n", b"\x00", b"%ED%A0%80", b"//", b"?", b"&a=%", b";", b"\xff\xfe", b"1e999"),
    *(b"99999999999999999999", b"[", b"]", b"@"),
)
"""The bytes put between those of a request."""
PATHS: Final = (
    *("/", "/api/tables", "/api/tables/CODE", "/api/tables/CODE/last-deal", "/api/tables/CODE/live", "/t/CODE"),
    *("/api/tables/CODE/seat", "/api/games?before=1.5", "/api/games/CODE/1?first=3", "/api/games/CODE/1/log"),
    *("/api/games/CODE/1/egn", "/api/games/CODE/1/proof", "/api/games/CODE/1/review?level=quick&after=2"),
    *("/api/rules/british,target=15", "/api/lessons/1?answers=pass", "/api/statistics", "/api/statistics/reviews"),
    *("/api/me", "/api/me/data", "/schema", "/schema/openapi.json", "/metrics", "/ready", "/health?language=de"),
    *("/assets/x.js", "/games/CODE/1", "/analysis/a/b"),
)
METHODS: Final = (*["GET"] * 6, "POST", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "PATCH", "FOO")
BODIES: Final = (b'{"rules":"standard","seats":["me","swift","swift","swift"]}', b'{"level":"quick"}', b"{}", b"")
HEADERS: Final = (
    *(b"Accept-Encoding: gzip", b"Accept-Language: de-DE,de;q=0.9", b"X-Forwarded-Proto: https", b"Origin: http://x"),
    *(b"If-None-Match: x", b"Range: bytes=0-1", b"Accept: text/html", b"Expect: 100-continue"),
)
SAID: Final = (
    *(b'{"type":"look","id":"x"}', b'{"type":"say","id":"y","phrase":"hello"}', b'{"type":"sit","id":"z","name":"A"}'),
    b'{"type":"hint","id":"h","seen":3}',
)
_LIMITS: Final = Limits._make(PLENTY if isinstance(limit, Allowance) else limit for limit in UNLIMITED)
_AT_ONCE: Final = 8
_HARMLESS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
_Sends = Callable[[Random, str, str, str], Awaitable[None]]


def _spoilt(rng: Random, data: bytes) -> bytes:
    """The same with up to five mistakes."""
    found = bytearray(data)
    for _ in range(rng.randint(0, 5) if found else 0):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(5):
            case 0:
                del found[at : at + 1]
            case 1:
                found[at : at + 1] = rng.randbytes(1)
            case 2:
                found[at:at] = rng.randbytes(rng.randint(1, 6))
            case 3:
                found[at:at] = found[at : at + rng.randint(1, 20)]
            case _:
                found[at:at] = rng.choice(SPOILT)
    return bytes(found)


def _request(rng: Random, at: str, code: str, cookie: str) -> bytes:
    method, path, body = rng.choice(METHODS), rng.choice(PATHS).replace("CODE", code).encode(), rng.choice(BODIES)
    lines = [b"Host: " + at.encode(), b"Cookie: " + cookie.encode()]
    if method not in ("GET", "HEAD"):
        lengths = (b"Content-Length: %d" % len(body), b"Content-Length: -1", b"Transfer-Encoding: chunked")
        lines += [b"Content-Type: application/json", rng.choices(lengths, (8, 1, 1))[0]]
    lines += [_spoilt(rng, header) for header in HEADERS if rng.random() < 0.1]
    if rng.random() < 0.15:
        lines = [_spoilt(rng, line) for line in handshake(at, code, cookie).split(b"\r\n")[1:-2]]
    if rng.random() < 0.5:
        path, body = _spoilt(rng, path), _spoilt(rng, body)
    request = method.encode() + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(lines) + b"\r\n\r\n" + body
    request = _spoilt(rng, request) if rng.random() < 0.2 else request
    request = request[: rng.randrange(len(request) + 1)] if rng.random() < 0.1 else request
    return request * 2 if rng.random() < 0.1 else request


async def _asks(rng: Random, at: str, code: str, cookie: str) -> None:
    """Send bytes that are no request, or nearly one, and wait until the server answers or hangs up."""
    reader, writer = await asyncio.open_connection(*at.split(":"))
    request = _request(rng, at, code, cookie)
    try:
        writer.write(request)
        writer.write_eof()  # who sends half a request and waits is a matter of the proxy
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read(1024)
        assert answer[9:10] != b"5", (request, answer)
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()


def _frame(rng: Random) -> bytes:
    said = rng.choice(SAID)
    match rng.randrange(8):
        case 0:
            return frame(TEXT, said)
        case 1:
            return frame(rng.randrange(16), rng.randbytes(rng.randint(0, 125)), final=rng.random() < 0.7)
        case 2:
            return rng.randbytes(rng.randint(1, 60))
        case 3:
            return frame(TEXT, said[: rng.randint(0, 20)], final=False)
        case 4:
            return frame(CONTINUED, rng.randbytes(rng.randint(0, 50)), final=rng.random() < 0.5)
        case 5:
            return _spoilt(rng, frame(TEXT, said))
        case 6:
            return _compressed(b"x" * rng.choice((10, 5_000, 1_000_000)))
        case _:
            return frame(CLOSE, rng.choice((b"", b"\x03", b"\x03\xe8ok", b"\x00\x01", b"\x03\xe8\xff\xff")))


def _compressed(text: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    length = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes((COMPRESSED,)) + length + bytes(4) + data


async def _says(rng: Random, at: str, code: str, cookie: str) -> None:
    """Ask for a live connection and send what is no frame, perhaps before the server has answered."""
    reader, writer = await asyncio.open_connection(*at.split(":"))
    packed = ("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",)
    try:
        writer.write(handshake(at, code, cookie, *(packed if rng.random() < 0.7 else ())))
        if rng.random() < 0.5:
            await reader.read(1)
        for _ in range(rng.randint(1, 12)):
            await asyncio.sleep(0)
            if writer.transport.is_closing():
                break
            writer.write(_frame(rng))
        if rng.random() < 0.5:
            writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                await reader.read()
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()


async def _tries(settings: Settings, sends: _Sends, seed: int, times: int) -> None:
    """Send `times` attacks at a server, a few at once; in the end a guest can still play there."""
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    async with served(replace(settings, limits=_LIMITS)) as at, Guest(at) as ann, Guest(at) as eve:
        code = await ann.opens(**TWO)

        async def some(seed: str) -> None:
            rng = Random(seed)
            for _ in range(times // _AT_ONCE):
                await sends(rng, at, code, eve.cookie)

        await asyncio.gather(*(some(f"{seed}-{number}") for number in range(_AT_ONCE)))
        async with ann.at_table(await ann.opens(**SOLO)) as live:
            await live.shuffle()
            await live.play()


def _mistakes(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [record for record in caplog.records if record.getMessage() not in _HARMLESS]
    return [caplog.handler.format(record) for record in records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("sends", "times"), [(_asks, 240), (_says, 96)], ids=["http", "live"])
async def test_no_bytes_are_our_mistake(
    settings: Settings, caplog: pytest.LogCaptureFixture, sends: _Sends, times: int
) -> None:
    await _tries(settings, sends, 1, times)
    assert not _mistakes(caplog)


@pytest.mark.soak
@pytest.mark.parametrize("sends", [_asks, _says], ids=["http", "live"])
@pytest.mark.parametrize("seed", range(2, 12))
async def test_no_bytes_of_very_many_are_our_mistake(
    settings: Settings, caplog: pytest.LogCaptureFixture, sends: _Sends, seed: int
) -> None:
    await _tries(settings, sends, seed, 10_000)
    assert not _mistakes(caplog)


@pytest.mark.parametrize(
    "early",
    few([frame(PING, b"x"), frame(TEXT, b"\xff"), b"\xff\xff\xff\xff", b"\x81\x01x"], keep=1),
    ids=["ping", "bad text", "junk", "unmasked"],
)
async def test_who_does_not_wait_until_they_are_let_in_is_hung_up_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, early: bytes
) -> None:
    usual, asked, goes_on = LiveConnection.send, asyncio.Event(), asyncio.Event()

    async def slowly(self: LiveConnection, message: Any) -> None:
        if message["type"] == "websocket.accept":
            asked.set()
            await goes_on.wait()
        await usual(self, message)

    async with served(settings) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        monkeypatch.setattr(LiveConnection, "send", slowly)
        reader, writer = await asyncio.open_connection(*at.split(":"))
        writer.write(handshake(at, code, ann.cookie))
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
            writer.write(early)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            goes_on.set()
        writer.transport.abort()
        async with ann.at_table(code) as live:
            await live.shuffle()
    assert not _mistakes(caplog)


@pytest.mark.parametrize(
    ("path", "header", "status"),
    few(
        [
            ("live", "X: " + "x" * 9_000, None),
            ("live?" + "x" * 9_000, "X: x", None),
            ("live", "Content-Length: 4", None),
            ("live", "Sec-WebSocket-Version: 7", HTTPStatus.BAD_REQUEST),
        ],
        keep=1,
    ),
    ids=["header", "address", "body", "two versions"],
)
async def test_who_cannot_be_let_in_is_not_left_waiting(
    settings: Settings, caplog: pytest.LogCaptureFixture, path: str, header: str, status: HTTPStatus | None
) -> None:
    async with served(settings) as at, Guest(at) as ann:
        request = handshake(at, await ann.opens(**SOLO), ann.cookie, header).replace(b"live", path.encode(), 1)
        reader, writer = await asyncio.open_connection(*at.split(":"))
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
    assert answer.startswith(b"" if status is None else b"HTTP/1.1 %d " % status)
    assert answer or status is None
    assert not _mistakes(caplog)
