"""What the tricks of a deal are worth at this table: from the solver's counts to points."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple, Self

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Public


class Stakes(NamedTuple):
    """What a deal is played for: the rules, who made trump, who plays alone, which sides took the tricks so far."""

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
        return cls(seen.rules, made.maker, made.alone, tuple(law.side(trick.winner) for trick in seen.tricks))

    @property
    def makers(self) -> int:
        """The makers' side."""
        return law.side(self.maker)

    @property
    def taken(self) -> int:
        """How many tricks the makers have."""
        return self.winners.count(self.makers)

    def points(self, side_tricks: int) -> tuple[int, int]:
        """What the deal scores, by side, if side 0 takes so many of the tricks left.

        Where the order of the tricks matters (fast break), the makers take theirs first.
        """
        left = law.HAND_SIZE - len(self.winners)
        theirs = left - side_tricks if self.makers else side_tricks
        rest = (self.makers,) * theirs + (1 - self.makers,) * (left - theirs)
        return law.points(self.rules, self.maker, self.alone, self.winners + rest)

    def outcome_decides(self) -> bool:
        """Whether all that matters is if the makers are euchred, make it or march, as `kernel.outcome` says.

        It is not where sweeping the makers, or taking two early tricks from them, or a fourth trick of theirs
        counts for something.
        """
        return _outcome_decides(self)


@lru_cache
def _outcome_decides(stakes: Stakes) -> bool:
    rules, maker, alone, winners = stakes
    lone_makers = tuple(seat for seat in alone if law.side(seat) == stakes.makers)
    scores: dict[int, set[tuple[int, int, bool]]] = {}
    for rest in product((0, 1), repeat=law.HAND_SIZE - len(winners)):
        made = (*winners, *rest).count(stakes.makers)
        score = law.points(rules, maker, alone, (*winners, *rest))
        token = law.token(rules, lone_makers, made)
        scores.setdefault((made >= law.TRICKS_TO_MAKE) + (made == law.HAND_SIZE), set()).add((*score, token))
    return all(len(different) == 1 for different in scores.values())
