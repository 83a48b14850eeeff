"""Notes what each test file takes, for `tools.cost`: one file of JSON a process, in the folder that the run names."""

from __future__ import annotations

import json
import os
import resource
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest


class Costs:
    """A plugin of pytest that charges what passes between two moments to the test file that ran meanwhile.

    What nobody is charged with, such as collecting, is left out.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / f"{os.getpid()}.json"
        self._costs: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self._since = _now()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Charge a test to its file."""
        self._since = _now()
        try:
            return (yield)
        finally:
            self._charge(_file(item))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        """Charge it up to here, before what tests share ends with the last of them."""
        self._charge(_file(item))

    def pytest_fixture_post_finalizer(self, fixturedef: pytest.FixtureDef[Any]) -> None:
        """Charge the end of what all tests of a folder share, such as a browser, to that folder.

        It falls into whichever test runs last, and counts the processes that end with it.
        """
        if fixturedef.scope == "session" and fixturedef.baseid:
            self._charge(fixturedef.baseid)

    def pytest_sessionfinish(self) -> None:
        """Write the costs down."""
        self._file.write_text(json.dumps(self._costs), "utf-8")

    def _charge(self, name: str) -> None:
        now = _now()
        for place, (before, after) in enumerate(zip(self._since, now, strict=True)):
            self._costs[name][place] += after - before
        self._since = now


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _now() -> tuple[float, float]:
    """The processor time of this process and of those of its processes that have ended, and the clock, in seconds."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(part.ru_utime + part.ru_stime for part in used), monotonic()
