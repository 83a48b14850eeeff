"""Clients that send frames which are no messages, or do not read what they ask for: their line is cut, and no other."""

import asyncio
from dataclasses import replace

import pytest
from prometheus_client import REGISTRY

from euchre.web.server.protocols import MOST_PIECES
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.limits import PLENTY
from support.raw_line import CONTINUED, PING, PONG, TEXT, frame, raw_line
from support.web import PATIENCE, SOLO, Guest, served

AT_ONCE = Limits().live_bytes.burst
LOOK = b'{"type":"look","id":"x"}'


def cut() -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": "bytes"}) or 0.0


async def test_who_pings_without_end_is_cut_and_the_others_play_on(settings: Settings) -> None:
    before = cut()
    async with served(settings) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live, raw_line(at, code, bea.cookie) as line:
            ping = frame(PING, b"x" * 125)
            flood = asyncio.create_task(line.send(ping * 20_000))
            pongs = await line.read(1_000_000)
            await flood
            assert pongs.count(b"x" * 125) <= AT_ONCE // len(ping)
            assert cut() == before + 1
            await live.shuffle()
            await live.play()


async def test_who_pings_and_does_not_read_is_cut_before_much_waits(settings: Settings) -> None:
    """Ping without reading: what waits is no more than what may be sent."""
    before = cut()
    async with (
        served(settings) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        pings = frame(PING, b"x" * 125) * 10_000
        for _ in range(50):  # 65 MB, of which the system itself keeps some
            if not await line.send(pings):
                break
        assert cut() == before + 1


async def test_a_message_in_empty_pieces_without_end_is_cut_early(settings: Settings) -> None:
    """However many bytes somebody may send: an empty piece has none, and waits all the same."""
    before = cut()
    async with (
        served(replace(settings, limits=Limits(live_bytes=PLENTY))) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        await line.send(frame(TEXT, b"{", final=False) + frame(CONTINUED, final=False) * (2 * MOST_PIECES))
        await line.read(1_000_000)
        assert cut() == before + 1


@pytest.mark.slow
async def test_pongs_that_nobody_asked_for_are_counted_too(settings: Settings) -> None:
    before = cut()
    async with (
        served(settings) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        await line.send(frame(PONG) * 20_000)
        await line.read(1_000_000)
        assert cut() == before + 1


@pytest.mark.slow
async def test_single_bytes_count_as_much_as_a_message(settings: Settings) -> None:
    """Send single bytes: each is as much work for the server as a whole one."""
    before = cut()
    async with (
        served(settings) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        sent = 0
        while sent < AT_ONCE and await line.send(frame(PONG)[sent % 6 :][:1]):
            await asyncio.sleep(0.0005)  # or the system would put them together
            sent += 1
        assert sent < AT_ONCE
        assert cut() == before + 1


@pytest.mark.slow
async def test_an_ordinary_clients_pings_are_answered(settings: Settings) -> None:
    async with (
        served(settings) as at,
        Guest(at) as ann,
        ann.at_table(await ann.opens(**SOLO)) as live,
        asyncio.timeout(PATIENCE),
    ):
        for number in range(100):
            await (await live.line.ping(b"%d" % number))
        await live.shuffle()
        await live.play()
