"""The worth of a match that is over, and the change of the chances to win it in each deal; tuples are by side."""

from __future__ import annotations

import msgspec


class Par(msgspec.Struct, frozen=True):
    """The result of a deal between strong players in all seats."""

    chances: tuple[float, ...]
    """The chance (0..1) of each side then to win the match."""
    points: tuple[int, ...]
    """The scores of the sides."""


class Split(msgspec.Struct, frozen=True):
    """The chance (0..1) of each side to win the match, and what changed it.

    For each side ``before + luck + played + theirs(side) + unknown`` is `after`.
    """

    before: tuple[float, ...]
    """The chances before the cards were dealt."""
    after: tuple[float, ...]
    luck: tuple[float, ...]
    """The change by the cards: the deal as strong players play it, less the average deal."""
    played: tuple[float, ...]
    """The change by the decisions of each side, for that side: less than 0 for what they lost."""
    unknown: tuple[float, ...]
    """The change that nobody could know: the rest."""

    def theirs(self, side: int) -> float:
        """The change for a side by the decisions of the others."""
        return theirs(self.played, side)


def theirs(played: tuple[float, ...], side: int) -> float:
    """The change for a side by the decisions of the others: a loss of one side is shared evenly by all others."""
    return -sum(lost for other, lost in enumerate(played) if other != side) / (len(played) - 1)


def results(winner: int | None, sides: int) -> tuple[float, ...]:
    """The result of a match that is over, by side: 1 for the winner, 0 for the others; equal parts of a draw."""
    return tuple(1 / sides if winner is None else float(winner == side) for side in range(sides))
