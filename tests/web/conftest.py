"""A server with swift on a file of its own, and guests."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.web.past import review_process
from euchre.web.server import server as server_module
from euchre.web.settings.settings import Settings
from euchre.web.worker.worker import Worker
from support.files import file_of_tables
from support.postgres import Server, postgres_server
from support.wall import Wall
from support.web import Guest, served


@pytest.fixture(autouse=True)
def prompt_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the review process time: other tests would leave a process that stands behind all others none."""
    monkeypatch.setattr(review_process, "NICE", 1)


@pytest.fixture(autouse=True)
def patient_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Server and clients share a loop, which other tests on this computer may hold up for long."""
    monkeypatch.setattr(server_module, "_PING", 3600.0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store=file_of_tables(tmp_path), page=tmp_path / "page", compiled=False)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The clock of the servers that are started after it."""
    wall, usual = Wall(), Worker.__init__.__kwdefaults__ or {}
    assert "clock" in usual, "otherwise nobody looks at it, and some tests cannot fail"
    monkeypatch.setitem(usual, "clock", wall)
    return wall


@pytest.fixture
async def at(settings: Settings) -> AsyncIterator[str]:
    async with served(settings) as address:
        yield address


@pytest.fixture
async def ann(at: str) -> AsyncIterator[Guest]:
    async with Guest(at) as guest:
        yield guest


@pytest.fixture
async def bea(at: str) -> AsyncIterator[Guest]:
    async with Guest(at) as guest:
        yield guest


@pytest.fixture
async def cleo(at: str) -> AsyncIterator[Guest]:
    async with Guest(at) as guest:
        yield guest


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with postgres_server() as server:
        asyncio.run(server.hurry())
        yield server


@pytest.fixture(params=[pytest.param("postgresql", marks=pytest.mark.slow), "sqlite"])
def shared(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """A store for several workers: they hear of each other, as `test_news.py` has it also for quick runs, or look."""
    if request.param == "sqlite":
        return replace(settings, poll=0.1)
    server: Server = request.getfixturevalue("server")
    return replace(settings, store=asyncio.run(server.emptied()), poll=3600.0)
