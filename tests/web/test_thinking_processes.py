"""Bots that think in processes of their own: as in a thread, and a table outlives the process that thinks for it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from euchre.bots.lineup.levels import BOT_OF_LEVEL, SWIFT
from euchre.bots.lineup.thinking_process import choice
from euchre.bots.lineup.warm import FIRST_TIME
from euchre.core.engine import apply, legal
from euchre.core.errors import EuchreError
from euchre.core.shuffle import chance, is_chance
from euchre.core.view import View, view
from euchre.web.live.hint_reply import advised
from euchre.web.settings.limits import Limits
from euchre.web.thinking import thinking_processes
from euchre.web.thinking.bot_threads import BotThreads
from euchre.web.thinking.process_pool import ProcessPool
from euchre.web.thinking.thinking_processes import ThinkingProcesses
from support.children import children, spawned
from support.hands import deal
from support.serving import Serving
from support.web import PATIENCE, Guest, Live, choices

ONE = ("--thinking-processes", "1")
EXPERTS = {"rules": "standard,target=5", "seats": ["me", "expert", "expert", "expert"]}
DIED = "A process in which bots think has died; swift plays for them until another is ready.\n"
linux = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a server are found in Linux only")


def decisions() -> list[View]:
    """The decisions of a deal from the first bid to the last card, where there is a choice."""
    state, rng, found = deal("british"), Random(7), []
    while state.turn is not None or is_chance(state):
        if not is_chance(state) and len(legal(state)) > 1:
            found.append(view(state, state.turn))
        if len(found) == 12:
            break
        state = apply(state, chance(state, rng) if is_chance(state) else rng.choice(legal(state)))
    return found


@pytest.mark.slow
async def test_a_process_decides_as_a_thread_does() -> None:
    processes = ThinkingProcesses(1)
    threads = BotThreads(Limits(), processes)
    assert not processes.ready
    await processes.prepare(lambda _: None)
    try:
        for number, seen in enumerate(decisions()[::2]):
            for player in BOT_OF_LEVEL.values():
                elsewhere = await asyncio.to_thread(threads.call, choice, player, seen, f"seed {number}")
                assert elsewhere == choice(player, seen, f"seed {number}")
            if seen.legal and number % 4 == 0:
                hint = await asyncio.to_thread(threads.call, advised, seen, f"seed {number}", "en")
                assert hint == advised(seen, f"seed {number}", "en")
    finally:
        threads.close()
        processes.close()
    with pytest.raises(BrokenExecutor):
        processes.call(choice, SWIFT, decisions()[0], "")


@pytest.mark.slow
@linux
async def test_a_table_goes_on_when_a_process_is_killed_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    async with thinking(tmp_path) as (serving, ann):
        (process,) = spawned(serving.pid)
        async with ann.at_table(await ann.opens(**EXPERTS)) as live:
            os.kill(process, signal.SIGSTOP)
            await live.shuffle()
            await _until_a_bot_thinks(live)
            os.kill(process, signal.SIGKILL)
            await live.reaches(live.now["version"] + 1)
            async with asyncio.timeout(PATIENCE):
                while spawned(serving.pid) in ([], [process]):  # noqa: ASYNC110 - the server tells nobody
                    await asyncio.sleep(0.02)
            await live.play()
        assert serving.log.count(DIED) == 1
        left = children(serving.pid)
        os.killpg(serving.pid, signal.SIGTERM)
        assert await asyncio.to_thread(serving.ended) in {0, -signal.SIGTERM}
        await _gone(left)
        _, after = serving.log.split(DIED)
        assert after == ""


@pytest.mark.slow
@linux
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
async def test_a_server_that_ends_while_its_processes_start_leaves_none_and_says_nothing(
    sign: signal.Signals, tmp_path: Path
) -> None:
    serving = Serving(tmp_path, real=True, options=ONE)
    with serving:
        async with asyncio.timeout(PATIENCE):
            while not spawned(serving.pid):  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.001)
        left = children(serving.pid)
        if sign is signal.SIGKILL:
            serving.send(sign)  # to it alone, which cannot end anybody else
        else:
            os.killpg(serving.pid, sign)  # as Ctrl+C in a terminal does
        status = await asyncio.to_thread(serving.ended)
        await _gone(left)
        if sign is signal.SIGINT:
            assert (status, serving.log.count("\n")) == (0, 1), serving.log


class Pool(ProcessPool):
    """A pool that starts as it is told to."""

    outcomes: list[bool | Exception]
    closed: int

    def __init__(self, _: int, *, nice: int = 0) -> None: ...

    async def started(self) -> bool:
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def close(self) -> None:
        type(self).closed += 1


@pytest.mark.parametrize(
    ("outcomes", "done"),
    [
        ([True], []),
        ([False, True], [FIRST_TIME, "compiled"]),
        ([BrokenExecutor(), BrokenExecutor(), True], []),
    ],
    ids=["compiled before", "compiled now", "killed twice as they start"],
)
async def test_processes_are_started_until_they_are_there(
    outcomes: list[bool | Exception], done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    did: list[str] = []

    async def compiled() -> None:
        did.append("compiled")

    monkeypatch.setattr(Pool, "outcomes", list(outcomes), raising=False)
    monkeypatch.setattr(Pool, "closed", 0, raising=False)
    monkeypatch.setattr(thinking_processes, "ProcessPool", Pool)
    monkeypatch.setattr(thinking_processes, "_PAUSE", 0.1)
    monkeypatch.setattr(thinking_processes, "compile_players", compiled)
    processes, began = ThinkingProcesses(1), time.monotonic()
    await processes.prepare(did.append)
    assert (processes.ready, Pool.closed, did) == (True, len(outcomes) - 1, done)
    lost = sum(isinstance(outcome, Exception) for outcome in outcomes)
    assert time.monotonic() - began >= 0.1 * (lost - 1), "not at once again and again"


async def test_what_stands_in_the_way_of_loading_the_players_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pool, "outcomes", [EuchreError("play/cache", "No.")], raising=False)
    monkeypatch.setattr(Pool, "closed", 0, raising=False)
    monkeypatch.setattr(thinking_processes, "ProcessPool", Pool)
    processes = ThinkingProcesses(1)
    with pytest.raises(EuchreError, match="No"):
        await processes.prepare(lambda _: None)
    assert (processes.ready, Pool.closed) == (False, 1)


@asynccontextmanager
async def thinking(folder: Path) -> AsyncIterator[tuple[Serving, Guest]]:
    """A real server whose bots are ready in a process of their own, and a guest."""
    with Serving(folder, real=True, options=ONE) as serving:
        async with Guest(serving.address.removeprefix("http://")) as guest:
            async with asyncio.timeout(2 * PATIENCE):  # they may have to be compiled
                while (await guest.http.get("/health")).json()["players"] != "ready":  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.05)
            yield serving, guest


async def _until_a_bot_thinks(live: Live) -> None:
    """Play on until a bot is asked that has a choice, and whose process does not answer."""
    while True:
        try:
            async with asyncio.timeout(3.0):
                now = await live.my_turn()
        except TimeoutError:
            return
        assert (await live.ask("act", seen=now["version"], action=choices(now)[-1]))["type"] == "ack"
        await live.reaches(now["version"] + 1)


async def _gone(processes: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(_runs(one) for one in processes):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
