"""A server with swift on a file of its own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre.web.settings.settings import Settings
from support.files import file_of_tables
from support.postgres import Server, postgres_server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store=file_of_tables(tmp_path), page=tmp_path / "page", compiled=False)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with postgres_server() as server:
        asyncio.run(server.hurry())
        yield server
