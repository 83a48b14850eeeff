"""Which workers of a store are alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

SILENCE: Final = 8.0
"""Seconds without a heartbeat after which a worker counts as dead: people wait for whoever was connected to it."""


class OtherWorkers:
    """The others as this worker sees them: whoever gives another sign of life is alive, whatever it says the time is.

    Only a sign that is seen for the first time is judged by the time in it.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._seen: dict[str, tuple[float, float]] = {}
        """The last sign of each worker, and when it was new here."""

    def alive(self, signs: Mapping[str, float]) -> frozenset[str]:
        """The workers that are alive, from the last sign of each of all."""
        now = self._steady()
        self._seen = {name: (sign, self._since(name, sign, now)) for name, sign in signs.items()}
        return frozenset(name for name, (_, since) in self._seen.items() if now - since <= SILENCE)

    def _since(self, name: str, sign: float, now: float) -> float:
        if name not in self._seen:
            return now - max(0.0, self._wall() - sign)
        before, since = self._seen[name]
        return since if sign == before else now
