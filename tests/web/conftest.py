"""A server with the player of the house on a file of its own, and guests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from euchre.web.settings import Settings
from support.web import Guest, served


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store=f"sqlite:///{tmp_path / 'tables.db'}", page=tmp_path / "page", compiled=False)


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
