"""A clock for what is timed on the server, which nobody sets forward or back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class SteadyClock:
    """Unix time that never jumps or stands still, so that a clock of thirty seconds lasts thirty seconds.

    `wall` is the computer's clock, which somebody may set; `steady` counts the seconds that pass. What has happened is
    never in the future, although another worker's clock may be fast, or have been.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float], at: float) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._ahead = 0.0
        self.set(at)

    def now(self) -> float:
        """The time."""
        return self._ahead + self._steady()

    def set(self, at: float) -> None:
        """Go by the computer's clock, where nobody is timed; `at` is when the last thing happened."""
        self._ahead = max(self._wall(), at) - self._steady()

    def reach(self, at: float) -> None:
        """Advance to the time of an event: it is that late, or later."""
        self._ahead = max(self._ahead, at - self._steady())
