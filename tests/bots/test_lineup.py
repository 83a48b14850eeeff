"""Bots that sit with people: what they are called, and how those that must be compiled get ready."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from euchre.bots.lineup import warm
from euchre.bots.lineup.levels import BOT_OF_LEVEL, opponents_named, written
from euchre.bots.registry import UnknownBot
from euchre.core.errors import EuchreError
from euchre.fast import jit
from euchre.tables.messages import Level

CLUB, EXPERT = "search:level=club", "search:level=expert"


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ("beginner", ("search:level=beginner",) * 2),
        ("club,swift", (CLUB, "swift")),
        ("random", ("random", "random")),
        ("search:level=club,expert", (CLUB, EXPERT)),
        ("cmd:python my_bot.py", ("cmd:python my_bot.py",) * 2),
    ],
)
def test_opponents_are_called_by_level_or_by_name(words: str, players: tuple[str, str]) -> None:
    assert opponents_named(words) == players
    assert opponents_named(written(players)) == players


def test_every_level_that_a_table_knows_has_a_player() -> None:
    assert tuple(BOT_OF_LEVEL) == get_args(Level), (
        "the levels in bots/search/level.py are not those in tables/messages.py"
    )


@pytest.mark.parametrize("words", ["hoyle", "club,club,club", ""])
def test_nobody_plays_against_somebody_unknown(words: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        opponents_named(words)
    assert refused.value.code == "play/opponents"


async def test_what_was_compiled_before_is_only_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    done: list[str] = []
    monkeypatch.setattr(warm, "is_warm", lambda *_: True)
    monkeypatch.setattr(warm, "warm_up", lambda _: done.append("loaded"))
    await warm.prepare(told.append)
    assert (told, done) == ([], ["loaded"])


async def test_who_leaves_while_they_are_loaded_waits_for_the_deal_at_hand_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, left, ended = threading.Event(), threading.Event(), threading.Event()
    deals: list[int] = []

    def three_deals(*_: object) -> Iterator[int]:
        try:
            for number in range(3):
                deals.append(number)
                begun.set()
                left.wait(60)
                yield number
        finally:
            ended.set()

    monkeypatch.setattr(warm, "is_warm", lambda *_: True)
    monkeypatch.setattr("euchre.bots.play.play_deals", three_deals)
    loading = asyncio.create_task(warm.prepare(lambda _: None))
    assert await asyncio.to_thread(begun.wait, 60)
    loading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loading
    left.set()
    assert await asyncio.to_thread(ended.wait, 60)
    assert deals == [0]


async def test_who_leaves_while_they_are_compiled_ends_both_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    start, both = asyncio.create_subprocess_exec, asyncio.Event()

    async def sleeping(*_: str, **streams: Any) -> asyncio.subprocess.Process:
        started.append(await start(sys.executable, "-c", "import time; time.sleep(600)", **streams))
        if len(started) == 2:
            both.set()
        return started[-1]

    monkeypatch.setattr(warm, "is_warm", lambda *_: False)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeping)
    waiting = asyncio.create_task(warm.prepare(lambda _: None))
    await both.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert None not in [process.returncode for process in started]


async def test_other_numbers_are_compiled_later_and_for_as_long_as_the_program_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[tuple[asyncio.subprocess.Process, str]] = []
    start, begun = asyncio.create_subprocess_exec, asyncio.Event()

    async def sleeping(*command: str, **streams: Any) -> asyncio.subprocess.Process:
        process = await start(sys.executable, "-c", "import time; time.sleep(600)", **streams)
        started.append((process, command[-1]))
        begun.set()
        return process

    monkeypatch.setattr(warm, "is_warm", lambda part="everything": part == "everything")
    monkeypatch.setattr(warm, "warm_up", lambda _: None)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeping)
    await warm.prepare(lambda _: None)  # nobody waits for them
    await begun.wait()
    ((process, part),) = started
    assert (part, process.returncode) == ("others", None)
    for task in tuple(warm._later):  # as the loop does at the end of the program
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert process.returncode is not None


@pytest.mark.slow
def test_once_they_are_ready_nothing_is_left_to_compile_or_load() -> None:
    code = """
import sys
from threading import Event
from euchre.fast.jit import Compiled
from euchre.bots.lineup import warm
from euchre.bots.registry import bot_named
from euchre.bots.play import play_deals
from euchre.core.rules import Rules

def known():
    modules = [module for name, module in sys.modules.items() if name.startswith("euchre.")]
    found = {id(part): part for module in modules for part in vars(module).values() if isinstance(part, Compiled)}
    return {
        (part.__module__, part.__name__, str(args))
        for part in found.values()
        for args in getattr(part.compiled, "signatures", ())
    }

warm.warm_up(Event())
ready = known()
for rules in ("standard", "british", "north-american", "online"):
    for _ in play_deals(Rules.parse(rules), (bot_named("search:level=expert"),) * 4, "another seed", 2):
        pass
print(len(ready) > 10, sorted(known() - ready))
"""
    ran = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "True []\n"


async def test_a_compiler_that_fails_is_quoted_with_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(warm, "is_warm", lambda *_: False)
    monkeypatch.setattr(warm, "_MODULE", "no.such.module")
    with pytest.raises(EuchreError, match=r"The players could not be compiled: .*No module named 'no'") as failed:
        await warm.prepare(told.append)
    assert told == [warm.FIRST_TIME]
    assert "\n" not in failed.value.sentence


def test_each_copy_of_the_sources_has_a_folder_of_its_own_for_what_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba looks for it by the path of the source: a mark that the other copy made would promise what is not there."""
    folders = set()
    for copy in (tmp_path / "one", tmp_path / "other"):
        monkeypatch.setattr(jit, "_ROOT", copy)
        folders.add(jit._version())
    assert len(folders) == 2


def test_where_nothing_can_be_kept_nothing_is_compiled(tmp_path: Path) -> None:
    taken = tmp_path / "a file, no folder"
    taken.touch()
    code = (
        "from euchre.bots.lineup import warm\n"
        "from euchre.core.errors import EuchreError\n"
        "try: warm.is_warm()\n"
        "except EuchreError as problem: print(problem.code)"
    )
    environment = {
        "PYTHONPATH": os.environ["PYTHONPATH"],
        "XDG_CACHE_HOME": str(taken),
        "HOME": str(taken),
        "LOCALAPPDATA": str(taken),
    }
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "play/cache"
