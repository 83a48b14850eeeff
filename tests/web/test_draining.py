"""A server that is told to stop: everybody at a table hears it, it stores that they are gone, and it ends by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest

from euchre.store.store import Store
from euchre.tables.events import Disconnected
from support.postgres import Server
from support.serving import Serving
from support.web import PATIENCE, SOLO, Guest


@pytest.fixture(params=[1, pytest.param(2, marks=pytest.mark.slow)])
def options(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The options of a server with this number of workers."""
    if request.param == 1:
        return ()
    server: Server = request.getfixturevalue("server")
    return ("--workers", str(request.param), "--store", asyncio.run(server.emptied()))


@pytest.mark.slow
async def test_a_server_that_stops_says_bye_and_stores_one_step_for_each_table(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    serving = Serving(tmp_path, real=True, options=options)
    with serving:
        at = f"127.0.0.1:{serving.port}"
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(at)) for _ in range(6)]
            code = await guests[0].opens(**SOLO)
            lines = [await stack.enter_async_context(guest.at_table(code)) for guest in guests]
            for live in lines:
                await live.ask("look")
            assert (await lines[0].ask("settle", title="Last words"))["type"] == "ack"
            serving.send(signal.SIGTERM)
            byes = [await live.until(lambda reply: reply["type"] == "bye") for live in lines]
            assert {bye["code"] for bye in byes} == {"server/stopping"}
        ended = await asyncio.to_thread(serving.ended)
        assert ended in {0, -signal.SIGTERM}, "in good order, or as the signal ends whoever has put everything in order"
        async with httpx.AsyncClient() as http:
            with pytest.raises(httpx.ConnectError):
                await http.get(f"{serving.address}/health")
    async with await Store.open(options[-1] if options else serving.store) as store:
        (table,) = await store.streams.ids()
        events = await store.streams.events(table)
        assert await store.heartbeats.read() == {}, "a copy may be put in its place at once"
    gone = [event for event in events if isinstance(event, Disconnected)]
    workers = {name.partition(":")[0] for event in gone for name in event.connections}
    assert sum(len(event.connections) for event in gone) == len(lines)
    assert len(gone) == len(workers)
    assert not any(event.died for event in gone), "the time of whoever is to play stands still, and is not given anew"


@pytest.mark.slow
def test_workers_stop_when_the_process_that_watches_them_is_killed(server: Server, tmp_path: Path) -> None:
    store = asyncio.run(server.emptied())
    with Serving(tmp_path, real=True, options=("--workers", "2"), store=store) as serving:
        workers = serving.workers(2)
        since = time.monotonic()
        os.kill(serving.pid, signal.SIGKILL)
        while any(map(_runs, workers)):
            assert time.monotonic() - since < 2 * PATIENCE, serving.log
            time.sleep(0.05)
        serving.writes("Finished server process")


def _runs(process: int) -> bool:
    """True if a process is there and no zombie."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    return False


@pytest.mark.slow
async def test_a_store_that_does_not_answer_costs_a_server_that_stops_one_line(tmp_path: Path) -> None:
    serving = Serving(tmp_path, real=True)
    with serving:
        at = f"127.0.0.1:{serving.port}"
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(at)) for _ in range(3)]
            lines = [await stack.enter_async_context(guest.at_table(await guest.opens(**SOLO))) for guest in guests]
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as somebody:
                somebody.execute("BEGIN IMMEDIATE")
                for live in lines:
                    await live.send("settle", title="Never stored")
                serving.send(signal.SIGTERM)
                # That requests are cut off, or that the file is in use where the signal came before them.
                await asyncio.to_thread(serving.writes, "ERROR")
        await asyncio.to_thread(serving.ended)
    said = [line for line in serving.log.splitlines() if "is running at" not in line]
    assert len(said) == 1, serving.log
