"""What a match that is over was worth, and what each of its deals changed in the chances to win it."""

from __future__ import annotations

import msgspec


class Par(msgspec.Struct, frozen=True):
    """What four strong players make of a deal."""

    chance: float
    """The chance (0..1) that side 0 (seats 0 and 2) then wins the match."""
    points: tuple[int, int]
    """What each side scores; seats 0 and 2 first."""


class Split(msgspec.Struct, frozen=True):
    """The chance (0..1) that side 0 (seats 0 and 2) wins the match, and what changed it.

    ``before + luck + played[0] - played[1] + unknown`` is `after`.
    """

    before: float
    """Before the cards were dealt."""
    after: float
    luck: float
    """What the cards changed: the deal as four strong players play it, less the average deal."""
    played: tuple[float, float]
    """What the decisions of each side changed for that side: less than 0 for what they lost."""
    unknown: float
    """What nobody could know: whatever is left."""


def result(winner: int | None) -> float:
    """What a match that is over brought side 0: 1 if it won, 0 if it lost, ½ if nobody won."""
    return 0.5 if winner is None else float(winner == 0)
