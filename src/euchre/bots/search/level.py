"""The levels of a searching player: they differ in what they consider and remember, not in blunders made at random."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError


class SearchLevel(NamedTuple):
    """The limits of a player's search."""

    worlds: int
    """How many deals it plays out at each look."""
    looks: int = 1
    """How often it looks again, with other deals, while the choices are close."""
    drawn: int = 0
    """How many deals it samples at each look, to choose `worlds` of them by what the others have done; 0: it takes the
    deals as they come and draws no conclusions."""
    follows_policy: bool = True
    """What the policy would do stands unless something else is clearly better."""
    memory: int = law.HAND_SIZE
    """How many of the tricks before this one it remembers; of older ones it knows only its own cards."""
    misjudges: float = 0.0
    """How far off it is, in points, when it judges what a hand or a card is good for: the standard deviation."""
    score: bool = True
    """It knows what points are worth at this score; otherwise every point counts the same."""
    seconds: float = inf
    """It does not look again after so long. With a limit, its choice depends on the speed of the machine."""

    @property
    def most_draws(self) -> int:
        """How many deals it draws at a look."""
        return max(self.worlds, self.drawn)


SEARCH_LEVELS: Final = {
    "beginner": SearchLevel(worlds=4, follows_policy=False, score=False),
    "casual": SearchLevel(worlds=6, memory=1, misjudges=0.3),
    "club": SearchLevel(worlds=64),
    "expert": SearchLevel(worlds=160, looks=4, drawn=512),
}


def level_named(name: str) -> SearchLevel:
    """The level of this name; raises `EuchreError` for an unknown one."""
    if name not in SEARCH_LEVELS:
        *most, last = SEARCH_LEVELS
        raise EuchreError("bot/level", f"{name!r} is not a level: choose {', '.join(most)} or {last}.")
    return SEARCH_LEVELS[name]
