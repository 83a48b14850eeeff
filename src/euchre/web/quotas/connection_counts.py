"""How many live connections guests and addresses have open, at all workers together."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from euchre.web.quotas.usage import Usage, UsageReport

RESEND: Final = 30.0
"""Seconds after which a worker says once more which connections are open there."""
_BELIEVED: Final = 3 * RESEND
"""Seconds for which another worker's word counts."""
_FEW: Final = 2
"""So many connections of a name at a worker are not worth reporting: almost everybody has one."""


class ConnectionCounts:
    """Counts the live connections of this worker, and remembers what the others report of theirs."""

    def __init__(self, usage: Usage, clock: Callable[[], float] = time.monotonic) -> None:
        self._usage: Final = usage
        self._clock: Final = clock
        self._here: Final[Counter[str]] = Counter()
        self._there: Final[dict[str, dict[str, tuple[int, float]]]] = {}
        """By name and worker, how many there are and when that was said."""

    def of(self, name: str) -> int:
        """How many live connections a name has."""
        since = self._clock() - _BELIEVED
        return self._here[name] + sum(count for count, at in self._there.get(name, {}).values() if at >= since)

    @contextmanager
    def open(self, name: str) -> Iterator[None]:
        """A live connection of a name is open."""
        self._change(name, 1)
        try:
            yield
        finally:
            self._change(name, -1)

    def resend(self) -> None:
        """Say how many are open of every name that has several; forget what others have not said for long."""
        for name, count in self._here.items():
            if count > _FEW:
                self._usage.has_connections(name, count)
        since = self._clock() - _BELIEVED
        for name in list(self._there):
            self._there[name] = {worker: said for worker, said in self._there[name].items() if said[1] >= since}
            if not self._there[name]:
                del self._there[name]

    def receive(self, used: UsageReport) -> None:
        """Another worker says how many are open there."""
        for name, count in used.connections.items():
            self._there.setdefault(name, {})[used.worker] = (count, self._clock())

    def _change(self, name: str, by: int) -> None:
        before = self._here[name]
        self._here[name] = before + by
        if not self._here[name]:
            del self._here[name]
        if max(before, before + by) > _FEW:
            self._usage.has_connections(name, before + by)
