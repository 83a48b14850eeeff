"""Bots that sit with people: what they are called, and how those that must be compiled get ready."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre.bots.company import warm
from euchre.bots.company.levels import opponents_named, written
from euchre.bots.registry import UnknownBot
from euchre.core.errors import EuchreError

CLUB, EXPERT = "search:level=club", "search:level=expert"


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ("beginner", ("search:level=beginner",) * 2),
        ("club,house", (CLUB, "house")),
        ("random", ("random", "random")),
        ("search:level=club,expert", (CLUB, EXPERT)),
        ("cmd:python my_bot.py", ("cmd:python my_bot.py",) * 2),
    ],
)
def test_opponents_are_called_by_level_or_by_name(words: str, players: tuple[str, str]) -> None:
    assert opponents_named(words) == players
    assert opponents_named(written(players)) == players


@pytest.mark.parametrize("words", ["hoyle", "club,club,club", ""])
def test_nobody_plays_against_somebody_unknown(words: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        opponents_named(words)
    assert refused.value.code == "play/opponents"


async def test_what_was_compiled_before_is_only_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    done: list[str] = []
    monkeypatch.setattr(warm, "_is_warm", lambda: True)
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

    monkeypatch.setattr(warm, "_is_warm", lambda: True)
    monkeypatch.setattr("euchre.bots.table.play_deals", three_deals)
    loading = asyncio.create_task(warm.prepare(lambda _: None))
    assert await asyncio.to_thread(begun.wait, 60)
    loading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loading
    left.set()
    assert await asyncio.to_thread(ended.wait, 60)
    assert deals == [0]


async def test_a_compiler_that_fails_is_quoted_with_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(warm, "_is_warm", lambda: False)
    monkeypatch.setattr(warm, "__name__", "no.such.module")
    with pytest.raises(EuchreError, match=r"The players could not be compiled: .*No module named 'no'") as failed:
        await warm.prepare(told.append)
    assert told == [warm.FIRST_TIME]
    assert "\n" not in failed.value.sentence


def test_where_nothing_can_be_kept_nothing_is_compiled(tmp_path: Path) -> None:
    taken = tmp_path / "a file, no folder"
    taken.touch()
    code = (
        "from euchre.bots.company import warm\n"
        "from euchre.core.errors import EuchreError\n"
        "try: warm._is_warm()\n"
        "except EuchreError as problem: print(problem.code)"
    )
    environment = {"XDG_CACHE_HOME": str(taken), "HOME": str(taken), "LOCALAPPDATA": str(taken)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "play/cache"
