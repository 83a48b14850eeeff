"""``python -m benchmarks.crowd herd`` and ``idle``: everybody comes back at once, or thousands say nothing.

A herd is the people of many tables in long matches, whose server has just restarted. Idle connections look at one
table each, and only answer the server's pings.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import AsyncExitStack
from time import perf_counter, process_time
from typing import Any

from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import file_in, serving, size
from benchmarks.tables import match
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.web.http.identity import Identity

_AT_A_TABLE = 5
"""Idle lines; every one that comes is news to the others."""
Cookies = dict[str, str]


def main() -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crowd", description=__doc__.partition("\n")[0])
    parser.add_argument("which", choices=("herd", "idle"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--events", type=int, default=1_200, help="that each table has")
    parser.add_argument("--each", type=int, default=4, help="lines to a table")
    parser.add_argument("--lines", type=int, default=5_000, help="idle lines")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they stay")
    parser.add_argument("--snapshots", action=argparse.BooleanOptionalAction, default=True)
    wanted = parser.parse_args()
    if wanted.which == "idle":
        wanted.tables, wanted.events, wanted.each = -(-wanted.lines // _AT_A_TABLE), 1, _AT_A_TABLE
    with tempfile.TemporaryDirectory() as folder:
        cookies = asyncio.run(_prepare(file_in(folder), wanted))
        with serving(file_in(folder)) as (server, at):
            asyncio.run(_come(server.pid, at, cookies, wanted))


async def _prepare(store: str, wanted: argparse.Namespace) -> Cookies:
    """Tables in the middle of long matches, and the cookie of the host of each."""
    first, *rest = match(1, wanted.events)[: wanted.events]  # after the first the table waits for its host
    cookies: Cookies = {}
    async with await Store.open(store) as kept:
        identity = Identity(await kept.keys.read())
        for number in range(wanted.tables):
            code, guest = f"{number:04}-{number:04}", f"guest-{number}"
            log = (replace(first, table=code, code=code, host=guest), *rest)
            table = TABLE.fold(log)
            await kept.streams.create(code, code, log, entries(None, table))
            copied = len(log) - len(log) % snapshot.EVERY
            if wanted.snapshots and copied:
                await kept.snapshots.save(code, copied, snapshot.written(TABLE.fold(log[:copied])))
            cookies[code] = f"euchre={identity.signed(guest)}"
    return cookies


async def _come(pid: int, at: str, cookies: Cookies, wanted: argparse.Namespace) -> None:
    before = size(pid)
    arrivals = [(code, place) for code in cookies for place in range(wanted.each)]
    async with AsyncExitStack() as stack:
        began = perf_counter()
        if wanted.which == "herd":
            took = await asyncio.gather(*(_arrive(at, cookies, *one, began, stack) for one in arrivals))
        else:
            took = [await _arrive(at, cookies, *one, perf_counter(), stack) for one in arrivals]
        there = size(pid)
        _tell(f"{len(took)} lines at {len(cookies)} tables", took, began)
        print(f"    server: {before}, then {there}; {there.work - before.work:.1f} s of a processor", flush=True)
        if wanted.which == "idle":
            await asyncio.sleep(wanted.seconds)
            after = size(pid)
            each = 1000 * (there.memory - before.memory) / len(took)
            share = (after.work - there.work) / wanted.seconds
            print(f"    {each:.0f} KB a line; {100 * share:.1f} % of a processor while they say nothing; {after}")


async def _arrive(at: str, cookies: Cookies, code: str, place: int, began: float, stack: AsyncExitStack) -> float:
    """Open a live connection, and wait for the table; returns how long that took."""
    headers = {"X-Forwarded-For": f"10.{random.randrange(256)}.{random.randrange(256)}.{1 + place % 200}"}
    if place == 0:
        headers["Cookie"] = cookies[code]
    line: ClientConnection = await stack.enter_async_context(
        connect(
            f"ws://{at}/api/tables/{code}/live",
            additional_headers=headers,
            compression=None,
            open_timeout=120,
            ping_interval=None,
        )
    )
    first: Any = await line.recv()
    assert '"now"' in first[:40], first[:200]
    reading = asyncio.create_task(_read(line))
    stack.callback(reading.cancel)
    return perf_counter() - began


async def _read(line: ClientConnection) -> None:
    """Read, because a client that does not read is cut off."""
    async for _ in line:
        pass


def _tell(what: str, took: list[float], began: float) -> None:
    ordered = sorted(took)
    half, nearly = (1000 * ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    print(
        f"{what}: half after {half:.0f} ms, 99 % after {nearly:.0f} ms, all after {1000 * ordered[-1]:.0f} ms; "
        f"{perf_counter() - began:.1f} s in all, {process_time():.1f} s of the clients' processor",
        flush=True,
    )


if __name__ == "__main__":
    main()
