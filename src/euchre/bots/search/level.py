"""How far a searching player looks: her levels differ in what they consider, not in blunders made at random."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.core.errors import EuchreError


class Level(NamedTuple):
    """What a player considers."""

    worlds: int
    """How many deals she imagines before she decides, at most."""
    infers: bool
    """She draws conclusions from what the others have said."""
    score: bool
    """She knows what points are worth at this score; otherwise every point counts the same."""


LEVELS: Final = {
    "beginner": Level(worlds=8, infers=False, score=False),
    "club": Level(worlds=48, infers=False, score=True),
    "expert": Level(worlds=256, infers=True, score=True),
}


def level_named(name: str) -> Level:
    """The level of this name; raises `EuchreError`, in one sentence, if there is none."""
    if name not in LEVELS:
        *most, last = LEVELS
        raise EuchreError("bot/level", f"{name!r} is no level: choose {', '.join(most)} or {last}.")
    return LEVELS[name]
