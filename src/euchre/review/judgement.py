"""The words of a review: how much is looked at, what is decided, what a choice was next to the best one."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, get_args

from euchre.core.errors import EuchreError

ReviewLevel = Literal["quick", "full"]
"""The depth at which each decision is reviewed."""
REVIEW_LEVELS: Final[tuple[ReviewLevel, ...]] = get_args(ReviewLevel)

CLEAR: Final = 2.0
"""The number of standard errors from which on a difference counts."""


def review_level(text: str) -> ReviewLevel:
    """Read a level. Raises `EuchreError` for an unknown one."""
    for level in REVIEW_LEVELS:
        if level == text:
            return level
    raise EuchreError(
        "review/level", f"{str(text)[:20]!r} is not a level of a review: choose {' or '.join(REVIEW_LEVELS)}."
    )


class Judgement(Enum):
    """The verdict on a choice, next to the best one."""

    BEST = "best"
    TOO_CLOSE = "too close to call"
    """Chance in the deals that were looked at explains the difference."""
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def counts(self) -> bool:
        """True for what was clearly not the best."""
        return self not in {Judgement.BEST, Judgement.TOO_CLOSE}


Kind = Literal["weak hand", "order", "name", "bury", "alone", "give", "lead", "follow", "discard"]
"""The kind of a decision; to discard is to play a card of another suit than the one led, a trump included."""
