"""The levels of a searching player: they differ in what they consider and remember, not in blunders made at random."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError


class SearchLevel(NamedTuple):
    """The limits of a player's search."""

    worlds: int
    """The number of deals it plays out at each look."""
    looks: int = 1
    """The number of looks, with other deals, while the choices are close."""
    drawn: int = 0
    """The number of deals it samples at each look, to choose `worlds` of them by what the others have done; 0: it
    takes the deals as they come and draws no conclusions."""
    follows_policy: bool = True
    """True if the choice of the policy stands unless another is clearly better."""
    memory: int = law.HAND_SIZE
    """The number of tricks before this one that it remembers; of older ones it knows only its own cards."""
    misjudges: float = 0.0
    """The error, in points, of its judgement of a card: the standard deviation."""
    misjudges_hand: float = 0.0
    """The same of a hand, when it calls trump."""
    caution: float = 0.0
    """The points of the deal by which it expects everybody to want a call better than a pass."""
    score: bool = True
    """True if it knows the worth of points at this score; otherwise every point counts the same."""
    seconds: float = inf
    """The seconds after which it does not look again. With a limit, its choice depends on the speed of the machine."""

    @property
    def most_draws(self) -> int:
        """The number of deals it draws at a look."""
        return max(self.worlds, self.drawn)


SEARCH_LEVELS: Final = {
    "beginner": SearchLevel(worlds=4, follows_policy=False, score=False),
    "casual": SearchLevel(worlds=24, memory=1, misjudges=0.15, misjudges_hand=1.3),
    "club": SearchLevel(worlds=64),
    "expert": SearchLevel(worlds=160, looks=4, drawn=512),
}


def level_named(name: str) -> SearchLevel:
    """The level of this name; raises `EuchreError` for an unknown one."""
    if name not in SEARCH_LEVELS:
        *most, last = SEARCH_LEVELS
        raise EuchreError("bot/level", f"{name!r} is not a level: choose {', '.join(most)} or {last}.")
    return SEARCH_LEVELS[name]
