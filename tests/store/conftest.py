"""Databases for the tests: an empty file, and an empty database of a real PostgreSQL server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.postgres import Server, postgres_server


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with postgres_server() as server:
        asyncio.run(server.hurry())
        yield server


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server_url(server: Server) -> str:
    return asyncio.run(server.emptied())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    fixture = "file_url" if request.param == "sqlite" else "server_url"
    return str(request.getfixturevalue(fixture))
