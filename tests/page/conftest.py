"""A browser, and a server in a process of its own, for all tests of a worker."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, expect

from euchre.web.settings.settings import BUILT_PAGE
from support.browsing import launched
from support.serving import Serving
from support.visits import Visits, visiting

_HERE: Final = Path(__file__).parent
expect.set_options(timeout=60_000)  # no test asks how fast the machine is


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all these tests in one event loop, since they share a browser."""
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """A browser in which each person has their own profile."""
    if not (BUILT_PAGE / "index.html").is_file():
        pytest.skip("the page is not built: install the package, or run npm run build in frontend/")
    async with AsyncExitStack() as stack:
        try:
            browser = await stack.enter_async_context(launched())
        except Error as problem:
            pytest.skip(f"there is no browser here: {problem.message.splitlines()[0]}")
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on which every bot plays as the house player does."""
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def visits(chromium: Browser, server: Serving) -> AsyncIterator[Visits]:
    """People and tables at that server."""
    async with visiting(chromium, server) as found:
        yield found
