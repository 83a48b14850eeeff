"""What points are worth at this score: the chance to win the game.

A player that counts points only ignores the score: it goes alone at nine all, where one point wins, and
passes at eight to nine down, where a pass loses. So everything here is decided by the chance to win the game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euchre.core import law
from euchre.core.rules import Rules

_DEAL: Final = ((1, 0.33), (2, 0.135), (4, 0.035))
"""How often a side scores so many points in a deal that somebody scores in (both sides together: 1)."""

POINT: Final = 0.075
"""What a point is worth where the score does not matter: about what it is early in a game to ten."""


def worth(rules: Rules, score: tuple[int, int], side: int, points: int) -> float:
    """How good it is for a side (0 or 1) if a deal scores these points: positive its own, negative the others'.

    The chance to win the game, 0 to 1. Where deals are counted instead, every point counts the same.
    """
    target = law.target(rules)
    if not target:
        return points * POINT
    mine = max(target - score[side] - max(points, 0), 0)
    theirs = max(target - score[1 - side] + min(points, 0), 0)
    return _chances(target)[mine][theirs]


@lru_cache
def _chances(target: int) -> tuple[tuple[float, ...], ...]:
    """``[mine][theirs]``: the chance to win if I need so many points and they need so many."""
    table = [[0.0] * (target + 1) for _ in range(target + 1)]
    for mine in range(target + 1):
        for theirs in range(target + 1):
            if mine == 0:
                table[mine][theirs] = 1.0
            elif theirs:
                ours = sum(chance * table[max(mine - points, 0)][theirs] for points, chance in _DEAL)
                lost = sum(chance * table[mine][max(theirs - points, 0)] for points, chance in _DEAL)
                table[mine][theirs] = ours + lost
    return tuple(map(tuple, table))
