"""Which workers of a store are alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

SILENCE: Final = 8.0
"""Seconds without a heartbeat after which a worker counts as dead: people wait for whoever was connected to it."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a dead worker's name is dropped."""


class _Heartbeat(NamedTuple):
    """The last heartbeat of a worker: the time in it, since when it is silent, and when this was first seen here."""

    reported_at: float
    since: float
    noticed: float


class OtherWorkers:
    """The others as this worker sees them: whoever sends another heartbeat is alive, whatever it says the time is.

    Only a heartbeat that is seen for the first time is judged by the time in it.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._seen: dict[str, _Heartbeat] = {}

    def alive(self, heartbeats: Mapping[str, float]) -> frozenset[str]:
        """The workers that are alive, from the last heartbeat of each."""
        now = self._steady()
        self._seen = {name: self._heartbeat(name, reported_at, now) for name, reported_at in heartbeats.items()}
        return frozenset(name for name, last in self._seen.items() if now - last.since <= SILENCE)

    def long_dead(self) -> dict[str, float]:
        """The workers of which no heartbeat was seen here for long, whatever time is in the last one."""
        now = self._steady()
        return {name: last.reported_at for name, last in self._seen.items() if now - last.noticed > FORGOTTEN}

    def _heartbeat(self, name: str, reported_at: float, now: float) -> _Heartbeat:
        if name not in self._seen:
            return _Heartbeat(reported_at, now - max(0.0, self._wall() - reported_at), now)
        before = self._seen[name]
        return before if reported_at == before.reported_at else _Heartbeat(reported_at, now, now)
