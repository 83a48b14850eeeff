"""Clients that send frames which are no messages, or do not read what they ask for: their line is cut, and no other."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import REGISTRY

from euchre.web.server.protocols import MOST_UNREAD, LiveConnection
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from support.limits import PLENTY
from support.raw_line import CONTINUED, PING, PONG, TEXT, frame, raw_line
from support.web import PATIENCE, SOLO, Guest, served

AT_ONCE = Limits().frames.burst
PIECE = 1024
"""Bytes that the server may look at before it counts."""
LOOK = b'{"type":"look","id":"x"}'


def cut(what: str) -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": what}) or 0.0


def noting(monkeypatch: pytest.MonkeyPatch, name: str, look: Callable[[LiveConnection], int]) -> list[int]:
    """Note the value of `look` after each call of a method of any line."""
    noted: list[int] = []
    usual = getattr(LiveConnection, name)

    def spy(self: LiveConnection, *given: Any) -> None:
        usual(self, *given)
        noted.append(look(self))

    monkeypatch.setattr(LiveConnection, name, spy)
    return noted


async def test_who_pings_without_end_is_cut_and_the_others_play_on(settings: Settings) -> None:
    before = cut("frames")
    async with served(settings) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live, raw_line(at, code, bea.cookie) as line:
            flood = asyncio.create_task(line.send(frame(PING, b"x" * 125) * 20_000))
            pongs = await line.read(1_000_000)
            await flood
            assert pongs.count(b"x" * 125) <= AT_ONCE + PIECE // 131 + 1
            assert cut("frames") == before + 1
            await live.shuffle()
            await live.play()


async def test_who_pings_and_does_not_read_is_cut_before_much_waits(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = noting(monkeypatch, "handle_ping", lambda line: line.transport.get_write_buffer_size())
    before = cut("unread")
    async with (
        served(replace(settings, limits=Limits(frames=PLENTY))) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        pings = frame(PING, b"x" * 125) * 10_000
        for _ in range(50):  # 65 MB, of which the system itself keeps some
            if not await line.send(pings):
                break
        assert cut("unread") == before + 1
    assert MOST_UNREAD / 2 < max(waiting) < MOST_UNREAD + 2 * PIECE


async def test_a_message_in_empty_pieces_without_end_is_cut_early(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = noting(monkeypatch, "handle_cont", lambda _: 1)
    before = cut("frames")
    async with (
        served(settings) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        await line.send(frame(TEXT, b"{", final=False) + frame(CONTINUED, final=False) * 300_000)
        said = await line.read(1_000_000)
        assert said.endswith(b"limit/messages") or said.startswith(b"\x81"), "why, or how the table stands"
        assert cut("frames") == before + 1
    assert AT_ONCE / 2 < len(pieces) <= AT_ONCE + PIECE // 6


@pytest.mark.slow
async def test_pongs_that_nobody_asked_for_are_counted_too(settings: Settings) -> None:
    before = cut("frames")
    async with (
        served(settings) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        await line.send(frame(PONG) * 10_000)
        await line.read(1_000_000)
        assert cut("frames") == before + 1


async def test_messages_wait_as_they_came_until_the_one_before_is_taken(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = noting(monkeypatch, "send_receive_event_to_app", lambda line: line.queue.qsize())
    async with (
        served(replace(settings, limits=Limits(frames=PLENTY, messages=Allowance(burst=1, rate=0)))) as at,
        Guest(at) as ann,
        raw_line(at, await ann.opens(**SOLO), ann.cookie) as line,
    ):
        await line.send(frame(TEXT, LOOK) * 30_000)
        bye = b'{"type":"bye","code":"limit/'
        assert bye in await line.read(1_000_000, until=bye)
    assert max(waiting) <= PIECE // len(frame(TEXT, LOOK)) + 1


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
