"""What a match that is over was worth, to be compared with the chances before."""

from __future__ import annotations


def result(winner: int | None) -> float:
    """What a match that is over brought side 0: 1 if it won, 0 if it lost, ½ if nobody won."""
    return 0.5 if winner is None else float(winner == 0)
