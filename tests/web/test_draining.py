"""A server that is told to stop: everybody at a table hears it, and it ends by itself."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from support.postgres import Server
from support.serving import Serving
from support.web import SOLO, Guest


@pytest.fixture(params=[1, 2])
def options(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Of a server with so many workers."""
    if request.param == 1:
        return ()
    server: Server = request.getfixturevalue("server")
    return ("--workers", str(request.param), "--store", asyncio.run(server.emptied()))


async def test_sigterm_says_bye_to_everybody_and_ends_the_server(options: tuple[str, ...], tmp_path: Path) -> None:
    serving = Serving(tmp_path, real=True, options=options)
    with serving:
        at = f"127.0.0.1:{serving.port}"
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(at)) for _ in range(4)]
            lines = [await stack.enter_async_context(guest.at_table(await guest.opens(**SOLO))) for guest in guests]
            assert [(await live.ask("settle", title="Last words"))["type"] for live in lines] == ["ack"] * len(lines)
            serving.send(signal.SIGTERM)
            byes = [await live.until(lambda reply: reply["type"] == "bye") for live in lines]
            assert {bye["code"] for bye in byes} == {"server/stopping"}
        ended = await asyncio.to_thread(serving.ended)
        assert ended in {0, -signal.SIGTERM}, "in good order, or as the signal ends whoever has put everything in order"
        async with httpx.AsyncClient() as http:
            with pytest.raises(httpx.ConnectError):
                await http.get(f"{serving.address}/health")
