"""The worth of a deal's points to a side of any table."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from euchre.core.state import Public
from euchre.equity.stakes import POINT


class TableStakes(NamedTuple):
    """Every point counts the same: those of a side, less what each of the others gets on average."""

    sides: int

    def worth(self, points: tuple[int, ...], side: int) -> float:
        """The worth to a side of a deal that brings each side these points; ½ is nothing for anybody."""
        return 0.5 + ahead(points, side) * POINT

    def thrown_in(self, side: int) -> float:
        """The worth to a side of all passing twice."""
        return self.worth((0,) * self.sides, side)

    def dealt_again(self, side: int) -> float:
        """The worth to a side of other cards from the same dealer."""
        return self.thrown_in(side)

    def point(self) -> float:
        """The worth of a point."""
        return POINT


def ahead(points: tuple[int, ...], side: int) -> float:
    """The points of a side, less those of the others on average.

    >>> ahead((1, 0), 1), ahead((2, 0, 2), 0)
    (-1.0, 1.0)
    """
    return points[side] - fmean(other for number, other in enumerate(points) if number != side)


def stakes_of(seen: Public) -> TableStakes:
    """The stakes of the deal under way."""
    return TableStakes(len(seen.match.score))
