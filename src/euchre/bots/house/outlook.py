"""What a trick is worth now: the points still possible in this deal, and the score of the game."""

from __future__ import annotations

from functools import lru_cache

from euchre.bots.house.equity import worth
from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.state import the_contract
from euchre.core.view import View
from euchre.solve.stakes import side_first


class Outlook:
    """How good the deal looks to one side, given tricks taken and tricks hoped for."""

    __slots__ = ("_after",)

    def __init__(self, view: View, side: int) -> None:
        contract = the_contract(view)
        winners = tuple(law.side(trick.winner) for trick in view.tricks)
        self._after = tuple(
            _ends(view.rules, contract.maker, contract.alone, (*winners, winner), view.match.score, side)
            for winner in (1 - side, side)
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
    rules: Rules, maker: int, alone: tuple[int, ...], winners: tuple[int, ...], score: tuple[int, int], side: int
) -> tuple[float, ...]:
    """The worth to a side of winning 0, 1, 2 ... of the tricks left."""
    left = law.HAND_SIZE - len(winners)
    ends = []
    for more in range(left + 1):
        scored = law.points(rules, maker, alone, winners + side_first(side, more, left))
        ends.append(worth(rules, score, side, scored[side] - scored[1 - side]))
    return tuple(ends)
