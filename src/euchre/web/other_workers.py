"""Which workers of a store are alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

SILENCE: Final = 8.0
"""Seconds without a heartbeat after which a worker counts as dead: people wait for whoever was connected to it."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a dead worker's name is dropped."""


class _Sign(NamedTuple):
    """The last sign of a worker; `since` when it is silent, and `noticed` when this sign was first seen here."""

    told: float
    since: float
    noticed: float


class OtherWorkers:
    """The others as this worker sees them: whoever gives another sign of life is alive, whatever it says the time is.

    Only a sign that is seen for the first time is judged by the time in it.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._seen: dict[str, _Sign] = {}

    def alive(self, signs: Mapping[str, float]) -> frozenset[str]:
        """The workers that are alive, from the last sign of each of all."""
        now = self._steady()
        self._seen = {name: self._sign(name, told, now) for name, told in signs.items()}
        return frozenset(name for name, sign in self._seen.items() if now - sign.since <= SILENCE)

    def long_dead(self) -> dict[str, float]:
        """The workers of which no other sign than their last was seen here for long, whatever time it tells."""
        now = self._steady()
        return {name: sign.told for name, sign in self._seen.items() if now - sign.noticed > FORGOTTEN}

    def _sign(self, name: str, told: float, now: float) -> _Sign:
        if name not in self._seen:
            return _Sign(told, now - max(0.0, self._wall() - told), now)
        before = self._seen[name]
        return before if told == before.told else _Sign(told, now, now)
