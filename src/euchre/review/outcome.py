"""The worth of a match that is over, and the change of the chances to win it in each deal."""

from __future__ import annotations

import msgspec


class Par(msgspec.Struct, frozen=True):
    """The result of a deal between four strong players."""

    chance: float
    """The chance (0..1) that side 0 (seats 0 and 2) then wins the match."""
    points: tuple[int, ...]
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
    """The result of a match that is over for side 0: 1 if it won, 0 if it lost, ½ if nobody won."""
    return 0.5 if winner is None else float(winner == 0)
