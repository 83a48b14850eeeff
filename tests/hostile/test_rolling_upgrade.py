"""Two workers of the version before are replaced one after the other by this one, while people play on both."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from typing import Final

import httpx
import pytest

from support.friends import Friend, playing, until_over
from support.postgres import Server
from support.serving import reserved
from support.stored_tables import Set, agreed, exactly_once, laid, sound
from support.web import LOOPBACK, PATIENCE

ROOT: Final = Path(__file__).parents[2]
BEFORE: Final = "cc0716a976c09a636aa7569e9535cc70ebc5ba74"
"""The last commit whose store had no snapshots, checksums and records, and whose cookies were not dated."""
PROMISE = "Workers of two versions that are replaced one by one lose no acknowledged action and double none"
RULES = ("standard,target=2", "british,target=2", "online,target=2", "north-american,target=2,games=1")
FOREVER = 10**9


def _of_before(folder: Path) -> Path:
    """The source of the version before, out of the history of this repository."""
    archive = subprocess.run(
        ["git", "-C", str(ROOT), "archive", BEFORE, "src", "tests/support"],
        check=True,
        capture_output=True,
    )
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return folder


class Worker:
    """A worker in a process of its own, at a port that its successor takes over."""

    def __init__(self, store: str) -> None:
        self._store: Final = store
        self.held: Final = reserved()
        self._port: Final = int(self.held.getsockname()[1])
        self._process: asyncio.subprocess.Process | None = None
        self.at: Final = f"{LOOPBACK}:{self._port}"

    async def start(self, source: Path) -> None:
        """Start it from a source tree, and wait until it answers."""
        program = source / "tests" / "support" / "house_server.py"
        environment = {**os.environ, "PYTHONPATH": f"{source / 'src'}{os.pathsep}{source / 'tests'}"}
        command = sys.executable, str(program), str(self._port), self._store
        self._process = await asyncio.create_subprocess_exec(*command, env=environment)
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.returncode is None, "the worker starts"
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self._process is not None:
            self._process.terminate()
            async with asyncio.timeout(PATIENCE):
                assert await self._process.wait() in (0, -signal.SIGTERM)
            self._process = None

    async def _answers(self) -> bool:
        try:
            async with httpx.AsyncClient() as http:
                return (await http.get(f"http://{self.at}/health")).is_success
        except httpx.TransportError:
            return False


def _acknowledged(tables: list[Set]) -> dict[str, int]:
    return {table.code: sum(len(friend.done) for friend in table.friends) for table in tables}


async def _all_go_on(tables: list[Set]) -> None:
    """Wait until something more was acknowledged at every table."""
    before = _acknowledged(tables)
    async with asyncio.timeout(PATIENCE):
        while not all(now > before[code] + 8 for code, now in _acknowledged(tables).items()):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def _at(friend: Friend, workers: list[Worker]) -> Callable[[], str]:
    """Where a friend plays: of the people of a table half are at each worker."""
    return lambda: workers[(friend.seat or 0) % 2].at


@pytest.mark.soak
async def test_people_play_on_while_the_workers_are_upgraded(
    server: Server, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    record_property("kind", "exhaustive")
    record_property("cases", "acknowledged actions")
    url, before = await server.emptied(), _of_before(tmp_path)
    workers = [Worker(url), Worker(url)]
    async with AsyncExitStack() as stack:
        for worker in workers:
            stack.callback(worker.held.close)
            stack.push_async_callback(worker.stop)
            await worker.start(before)
        tables = [
            await laid(url, number, rules=rules) for number, rules in enumerate(RULES)
        ]  # which migrates the store
        for table in tables:
            for friend in table.friends:
                friend.wants = FOREVER
                await stack.enter_async_context(playing([friend], _at(friend, workers), table.code))
        await _all_go_on(tables)
        for worker in workers:
            await worker.stop()
            await worker.start(ROOT)
            await _all_go_on(tables)
        for table in tables:
            last = 1 + max(friend.now["table"]["match"] for friend in table.friends)
            for friend in table.friends:
                friend.wants = last
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*(until_over(table.friends) for table in tables))
            records = [await agreed(url, table) for table in tables]
    acknowledged = 0
    for events, table in zip(records, tables, strict=True):
        assert len(sound(events, table.friends)) == table.friends[0].wants
        acknowledged += exactly_once(events, table.friends)
    record_property("trials", acknowledged)
