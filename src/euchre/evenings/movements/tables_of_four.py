"""Partners at a table of four: of the three ways to pair four people, the one that a movement likes best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.charts.planned_round import Seats


def best_seats(four: Sequence[int], cost: Callable[[int, int], int]) -> Seats:
    """Seat four people so that the `cost` of the two pairs of partners is least; the first in seat 0.

    Of ways that cost the same, the first one is taken: partners 1 and 4, then 1 and 3, then 1 and 2.
    """
    a, b, c, d = four
    ways = ((a, b, d, c), (a, b, c, d), (a, c, b, d))
    return min(ways, key=lambda seats: cost(seats[0], seats[2]) + cost(seats[1], seats[3]))
