"""The worth of a deal's tricks at this table: from the solver's counts to points."""

from __future__ import annotations

from typing import NamedTuple, Self

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Public


def side_first(side: int, taken: int, left: int = law.HAND_SIZE) -> tuple[int, ...]:
    """The winner of each of the tricks left if `side` takes `taken` of them, and takes them first.

    The others go to one other side; which one counts for nothing.
    """
    return (side,) * taken + (0 if side else 1,) * (left - taken)


class Stakes(NamedTuple):
    """The stakes of a deal: the rules, the maker, the seats that play alone, the winners of the tricks so far."""

    rules: Rules
    maker: int
    alone: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, seen: Public) -> Self:
        """The stakes of a moment of the play. Raises `EuchreError` before trump is made."""
        made = seen.contract
        if made is None:
            raise EuchreError("solve/no-trump-made", "Nothing is at stake before trump is made.")
        return cls(seen.rules, made.maker, made.alone, law.seating(seen.rules).winners(seen.tricks))

    @property
    def makers(self) -> int:
        """The makers' side."""
        return law.seating(self.rules).side(self.maker)

    @property
    def taken(self) -> int:
        """The number of tricks the makers have."""
        return self.winners.count(self.makers)

    def points(self, side_tricks: int) -> tuple[int, ...]:
        """The points of the deal, by side, if side 0 of two takes `side_tricks` of the tricks left; see `made`."""
        left = law.HAND_SIZE - len(self.winners)
        return self.made(left - side_tricks if self.makers else side_tricks)

    def made(self, tricks: int) -> tuple[int, ...]:
        """The points of the deal, by side, if the makers take `tricks` of the tricks left.

        Where the order of the tricks matters (fast break), the makers take theirs first.
        """
        rest = side_first(self.makers, tricks, law.HAND_SIZE - len(self.winners))
        return law.points(self.rules, self.maker, self.alone, self.winners + rest)
