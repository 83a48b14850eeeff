"""The worth of a trick now: the points still possible in this deal, and the score of the match."""

from __future__ import annotations

from functools import lru_cache

from euchre.core import law
from euchre.core.seating import FOUR
from euchre.core.state import the_contract
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.solve.stakes import side_first


class Outlook:
    """The value of the deal to a side, given tricks taken and tricks hoped for."""

    __slots__ = ("_after",)

    def __init__(self, view: View, side: int) -> None:
        contract, at = the_contract(view), MatchStakes.of(view)
        winners = FOUR.winners(view.tricks)
        self._after = tuple(
            _ends(at, contract.maker, contract.alone, (*winners, winner), side) for winner in (1 - side, side)
        )

    def value(self, *, won: bool, later: tuple[float, ...]) -> float:
        """The worth of the deal if this trick is won (or lost), given the chance of each later one."""
        spread = [1.0]
        for chance in later:
            lost = [weight * (1.0 - chance) for weight in spread]
            taken = [weight * chance for weight in spread]
            spread = [a + b for a, b in zip([*lost, 0.0], [0.0, *taken], strict=True)]
        return sum(weight * end for weight, end in zip(spread, self._after[won], strict=True))


@lru_cache(maxsize=4096)
def _ends(
    at: MatchStakes, maker: int, alone: tuple[int, ...], winners: tuple[int, ...], side: int
) -> tuple[float, ...]:
    """The worth to a side of winning 0, 1, 2 ... of the tricks left."""
    left = law.HAND_SIZE - len(winners)
    return tuple(
        at.worth(law.points(at.rules, maker, alone, winners + side_first(side, more, left)), side)
        for more in range(left + 1)
    )
