"""What a server that has got ready looks through for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from functools import partial

import pytest

from euchre.web import garbage, server
from euchre.web.garbage import EndedLines
from euchre.web.protocols import LiveLine
from euchre.web.settings import Settings
from support.web import PATIENCE, SOLO, Guest, served


class _Node:
    """Refers to itself, so that only a search for garbage finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before, looks = gc.get_threshold(), gc.isenabled()
    yield
    gc.set_threshold(*before)
    (gc.enable if looks else gc.disable)()


def test_what_it_was_started_with_is_left_alone() -> None:
    before = _Node()
    garbage.settle()
    after = _Node()
    looked_through = {id(one) for one in gc.get_objects()}
    assert id(after) in looked_through
    assert id(before) not in looked_through


def test_garbage_that_comes_later_is_found_soon() -> None:
    garbage.settle()
    lost = weakref.ref(_Node())
    kept: list[list[None]] = []
    while lost() is not None and len(kept) < 1000:
        kept.append([])
    assert lost() is None
    assert len(kept) < 1000


def test_what_lines_left_is_found_once_so_many_have_ended() -> None:
    gc.disable()
    ended = EndedLines(3)
    for _ in range(2):  # it begins again after each time
        lost = weakref.ref(_Node())
        ended.add()
        ended.add()
        assert lost() is not None
        ended.add()
        assert lost() is None


async def test_a_line_that_has_ended_is_freed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[weakref.ref[LiveLine]] = []
    usual = LiveLine.connection_lost

    def connection_lost(self: LiveLine, exc: Exception | None) -> None:
        lines.append(weakref.ref(self))
        usual(self, exc)

    monkeypatch.setattr(LiveLine, "connection_lost", connection_lost)
    monkeypatch.setattr(server, "EndedLines", partial(EndedLines, 3))
    gc.disable()
    async with served(settings) as at, Guest(at) as ann, asyncio.timeout(PATIENCE):
        code = await ann.opens(**SOLO)
        while not lines or lines[0]() is not None:
            async with ann.at_table(code):
                pass
    assert len(lines) >= 3
