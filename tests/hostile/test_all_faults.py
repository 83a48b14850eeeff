"""The faults at once: servers and databases that die, stand still or are full, bad lines, strangers, wrong clocks."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from euchre.core.rules import Rules
from support.bad_network import BadNetwork
from support.fault_injector import FaultInjector, kinds_of
from support.friends import playing, until_over
from support.knowing import in_time
from support.postgres import Server
from support.process_size import Size, size_of
from support.serving import Serving
from support.stored_tables import Set, agreed, exactly_once, kept, laid, sound
from support.web import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the size of a server is told otherwise"),
]
PROMISE = "Under all faults at once no acknowledged action is lost or doubled, and no card is shown too early"
RULES = ("standard,target=2", "british,target=2", "online,target=2", "north-american,target=2,games=1")
FOREVER = 10**9
TABLES: Final = int(os.environ.get("EUCHRE_FAULTS_TABLES", "16"))
MINUTES: Final = float(os.environ.get("EUCHRE_FAULTS_MINUTES", "5"))
"""The length of the long run, and its number of tables."""
_BRIEF, _LONG = (0.2, 0.5, 1.0), (0.5, 3.0, 10.0)
"""Seconds for which a worker may stand still."""
_A_MOMENT = 0.05
"""Seconds that everybody thinks in the short runs: a table that goes on as fast as it can takes a processor."""
MORE_FILES, MORE_MEMORY = 60, 200 * 2**20
"""The growth allowed to a server once everybody has gone: its threads, and what Python keeps."""


@contextmanager
def _workers(folder: Path, store: str | None, number: int) -> Iterator[list[Serving]]:
    """Run `number` servers on one store; that of PostgreSQL, or a file."""
    folders = [folder / f"worker-{one}" for one in range(number)]
    for one in folders:
        one.mkdir()
    workers = [Serving(one, store=store, program="fault_server.py") for one in folders]
    try:
        for worker in workers:
            worker.start()
        yield workers
    finally:
        for worker in workers:
            worker.__exit__()


def _one_more(table: Set) -> None:
    """Let the match after this one be the last. Nobody can be further than that while one of them is in this one."""
    first = table.friends[0].now
    for friend in table.friends:
        friend.wants = 1 + (first["table"]["match"] if first else 1)


def _somewhere(networks: list[BadNetwork], rng: Random) -> Callable[[], str]:
    return lambda: rng.choice(networks).at


async def _faults(
    workers: list[Serving],
    server: Server | None,
    seed: int,
    tables: int,
    faults: int,
    still: tuple[float, ...] = _BRIEF,
    thinks: float = 0.0,
) -> int:
    """Run live tables under `faults` faults; returns the number of messages acknowledged meanwhile."""
    rng, url = Random(seed), workers[0].store
    small = [size_of(worker.pid) for worker in workers]
    sets = [await laid(url, (50 * seed + one) % 1000, rules=RULES[one % 4], bots=one % 3) for one in range(tables)]
    friends = [friend for table in sets for friend in table.friends]
    for friend in friends:
        friend.wants, friend.thinks = FOREVER, thinks
    injector = FaultInjector(workers, [table.code for table in sets], rng, server, still)
    async with AsyncExitStack() as stack:
        networks = [await stack.enter_async_context(BadNetwork(_port(worker), rng)) for worker in workers]
        for table in sets:
            for friend in table.friends:
                await stack.enter_async_context(playing([friend], _somewhere(networks, rng), table.code))
        await _all_sit(sets)
        await injector.inject(faults)
        for network in networks:
            network.end()
        for table in sets:
            _one_more(table)
        for friend in friends:
            friend.thinks = 0.0
        await _all_end(sets)
        for table in sets:  # one after the other: each look takes a session of the database, which has not hundreds
            await agreed(url, table)
    records = [await kept(url, table) for table in sets]
    for events, table in zip(records, sets, strict=True):
        assert len(sound(events, table.friends)) == table.friends[0].wants
        in_time(table.friends, events, Rules.parse(_rules_of(table, sets)))
    for worker, before in zip(workers, small, strict=True):
        await _is_small_again(worker, before)
    _logs_are_short(workers, injector)
    return sum(exactly_once(events, table.friends) for events, table in zip(records, sets, strict=True))


def _port(worker: Serving) -> Callable[[], int]:
    return lambda: worker.port


def _rules_of(table: Set, sets: list[Set]) -> str:
    return RULES[sets.index(table) % 4]


async def _all_sit(sets: list[Set]) -> None:
    """Wait until everybody has sat down at their table; they all come at once."""
    async with asyncio.timeout(PATIENCE + 3 * len(sets)):
        while not all(friend.done for table in sets for friend in table.friends):  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.05)


async def _all_end(sets: list[Set]) -> None:
    """Wait until every table has come to its end; they all do so at once."""
    ends = {asyncio.create_task(until_over(table.friends)): table for table in sets}
    _, waiting = await asyncio.wait(ends, timeout=2 * PATIENCE + 4 * len(sets))
    for task in waiting:
        task.cancel()
    assert not waiting, [friend.state() for task in waiting for friend in ends[task].friends]


async def _is_small_again(worker: Serving, before: Size) -> None:
    """Wait until a server has let go what it had for those who are gone."""
    since = time.monotonic()
    while (now := size_of(worker.pid)).files > before.files + MORE_FILES:
        assert time.monotonic() - since < PATIENCE, (before, now)
        await asyncio.sleep(0.1)
    assert now.memory < before.memory + MORE_MEMORY, (before, now)


def _logs_are_short(workers: list[Serving], injector: FaultInjector) -> None:
    """Check that the logs have no error of ours, and each kind of trouble a few times at most."""
    for worker in workers:
        assert "Traceback" not in worker.log, worker.log
        kinds = kinds_of(worker.log)
        assert not kinds or max(kinds.values()) <= 5 * (1 + injector.done["kill"]), kinds


async def test_tables_on_two_workers_survive_everything_at_once(server: Server, tmp_path: Path) -> None:
    with _workers(tmp_path, await server.emptied(), 2) as workers:
        assert await _faults(workers, server, seed=1, tables=2, faults=12, thinks=_A_MOMENT) > 50


async def test_tables_on_one_file_survive_everything_at_once(tmp_path: Path) -> None:
    with _workers(tmp_path, None, 1) as workers:
        assert await _faults(workers, None, seed=2, tables=2, faults=11, thinks=_A_MOMENT) > 50


@pytest.fixture(params=["postgresql", "sqlite"])
def database(request: pytest.FixtureRequest) -> Server | None:
    """The server, or none where the store is a file."""
    return request.getfixturevalue("server") if request.param == "postgresql" else None


@pytest.mark.soak
async def test_tables_survive_everything_for_long(
    database: Server | None, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    until, seed, acknowledged = time.monotonic() + 60 * MINUTES, 100, 0
    while time.monotonic() < until:
        seed += 1
        (folder := tmp_path / f"{seed}").mkdir()
        with _workers(folder, await database.emptied() if database else None, 2 if database else 1) as workers:
            acknowledged += await _faults(workers, database, seed, tables=TABLES, faults=40, still=_LONG)
    record_property("trials", acknowledged)
