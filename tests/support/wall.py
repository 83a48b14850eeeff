"""The computer's clock as somebody sets it."""

from __future__ import annotations

import time


class Wall:
    """A computer's clock that can be set, and goes on from there."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def set(self, moment: float) -> None:
        """Set it to a moment, in unix seconds."""
        self.ahead = moment - time.time()
