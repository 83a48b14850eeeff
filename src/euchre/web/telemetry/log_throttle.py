"""What goes wrong, and how often that is written down: trouble comes a thousand times a second, or not at all."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_QUIET: Final = 60.0
"""Seconds without a kind of trouble after which it is news again."""


class LogThrottle:
    """Remembers when each kind of trouble was last there."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady: Final = steady
        self._last: Final[dict[str, float]] = {}

    def may_log(self, kind: str) -> bool:
        """Take note of trouble; True if it had not been there for a while."""
        now, last = self._steady(), self._last.get(kind)
        self._last[kind] = now
        return last is None or now - last > _QUIET
