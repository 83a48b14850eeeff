"""Requests and lines that break off or break the rules: an everyday matter, which leaves no error in the log."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from euchre.web.server.protocols import LiveConnection
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from support.raw_line import PING, TEXT, frame, raw_line
from support.sampling import few
from support.web import PATIENCE, SOLO, Guest, served

POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
GET = b"GET /api/rules/standard HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
LOOK = frame(TEXT, b'{"type":"look","id":"x"}')


@pytest.fixture
async def at(settings: Settings) -> AsyncIterator[str]:
    async with served(settings) as address:
        yield address


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info]


BROKEN = {
    "nothing": (b"\x00\x01\x02",),
    "behind a request": (GET + b"\r\n", b"\x00\r\n\r\n"),
    "a body": (GET + CHUNKED + b"ZZ\r\n",),
    "a body, late": (GET + CHUNKED, b"ZZ\r\n"),
    "too little": (POST + b"Content-Length: 50\r\n\r\n{",),
    "a body that counts": (POST + CHUNKED + b"ZZ\r\n",),
    "asked to go on": (POST + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n",),
}


async def test_a_request_that_is_none_or_breaks_off_is_no_error(at: str, caplog: pytest.LogCaptureFixture) -> None:
    host, _, port = at.partition(":")
    for name, pieces in BROKEN.items():
        reader, writer = await asyncio.open_connection(host, int(port))
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0.05)
        writer.write_eof()
        writer.close()
        async with asyncio.timeout(PATIENCE):
            await reader.read()
            async with Guest(at) as ann:
                await ann.opens(**SOLO)
        assert errors(caplog) == [], name


@pytest.mark.parametrize(
    ("last", "closing"),
    few([(frame(TEXT, b"\xff"), b"\x03\xef"), (b"\xff\xff\xff\xff", b"\x03\xea")], keep=1),
    ids=["no text", "no frame"],
)
async def test_a_line_that_breaks_the_rules_is_told_so_and_is_no_error(
    settings: Settings, caplog: pytest.LogCaptureFixture, last: bytes, closing: bytes
) -> None:
    async with served(replace(settings, limits=Limits(connections=100))) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**SOLO)
        for looks in range(0, 20, 4):
            async with raw_line(at, code, bea.cookie) as line:
                await line.send(LOOK * looks + last)
                assert closing in await line.read(1_000_000)
        async with ann.at_table(code) as live:
            await live.shuffle()
            await live.play()
    assert errors(caplog) == []


@pytest.mark.slow
async def test_a_line_that_was_given_up_while_it_did_not_read_is_no_error(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[LiveConnection] = []
    usual = LiveConnection.handle_ping

    def handle_ping(self: LiveConnection) -> None:
        usual(self)
        lines.append(self)

    monkeypatch.setattr(LiveConnection, "handle_ping", handle_ping)
    async with (
        served(replace(settings, limits=Limits(live_bytes=Allowance(burst=10**9, rate=0)))) as at,
        Guest(at) as ann,
        Guest(at) as bea,
    ):
        code = await ann.opens(**SOLO)
        async with asyncio.timeout(PATIENCE), ann.at_table(code) as live, raw_line(at, code, bea.cookie) as line:
            while not lines or not lines[0].transport.get_write_buffer_size():
                assert await line.send(frame(PING, b"x" * 125) * 100)
                await asyncio.sleep(0)
            lines[0].keepalive_timeout()
            await live.shuffle()
            await live.play()
    assert errors(caplog) == []
