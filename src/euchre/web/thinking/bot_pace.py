"""How long bots take where people look on: as long for a forced card as for a hard decision."""

from __future__ import annotations

from collections import deque
from random import SystemRandom
from typing import Final

_RECENT_DECISIONS: Final = 200
"""Decisions from which the pace is taken."""
_ALMOST_ALL: Final = 0.95
"""As many of them are shown no later than the forced ones; a single hiccup slows nobody down."""
_MAX_DELAY: Final = 3.0
"""Seconds that nobody need wait longer for a card that was forced."""
_STAGGER: Final = 0.05
"""Seconds, at most, that an action is late by chance: timers round, and not alike after a short wait and a long one."""


class BotPace:
    """What a decision has taken lately, on this computer under this load."""

    def __init__(self) -> None:
        self._taken: Final[deque[float]] = deque(maxlen=_RECENT_DECISIONS)

    def took(self, seconds: float) -> None:
        """A bot has decided something, forced or not."""
        self._taken.append(seconds)

    @property
    def seconds(self) -> float:
        """How long every decision is to take, in seconds."""
        if not self._taken:
            return 0.0
        ordered = sorted(self._taken)
        return min(_MAX_DELAY, ordered[int(_ALMOST_ALL * (len(ordered) - 1))])

    def stagger(self) -> float:
        """By how much one action is to be late, in seconds: whoever measures it finds chance."""
        return SystemRandom().uniform(0.0, _STAGGER)
