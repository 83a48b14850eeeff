"""Clients that are gone without a word: their line stays open, and nothing comes on it any more."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing

import pytest

from euchre.web.server import server
from euchre.web.settings.settings import Settings
from support.raw_line import raw_line
from support.web import SOLO, Guest, served

SOON = 30.0
"""Seconds in which it is noticed here; uvicorn by itself takes longer."""


async def test_who_answers_no_ping_is_gone_for_everybody_at_the_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_PING", 1.0)
    async with served(settings) as at, Guest(at) as ann, Guest(at) as eve:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live, raw_line(at, code, eve.cookie), asyncio.timeout(SOON):
            await live.stands(lambda now: now["table"]["spectators"] == 1)
            await live.stands(lambda now: now["table"]["spectators"] == 0)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system gives up connections as it likes")
def test_the_system_gives_up_a_connection_that_takes_nothing_for_a_minute() -> None:
    at = server.listening("127.0.0.1", 0)
    assert at is not None
    with closing(at), closing(socket.create_connection(at.getsockname())):
        one, _ = at.accept()
        with closing(one):
            assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000
