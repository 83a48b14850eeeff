"""The ways a deal may end for the makers, numbered, and what each is worth.

An ending is a contract, by its place among those that may be made, and the code of its play: the number is
``place * CODES + code`` (`euchre.fast.play.CODES`). The last two numbers are for deals in which nobody makes trump.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from euchre.core import law
from euchre.equity.stakes import MatchStakes
from euchre.fast.play import CODES, LOST_FIRST_TWO
from euchre.solve.stakes import side_first

Contract: TypeAlias = tuple[int, tuple[int, ...]]
"""The maker, and the seats that play alone."""
THROWN: Final = -1
"""The end in which everybody passes; counted from behind, as is `FRESH`."""
FRESH: Final = -2
"""The cards are dealt again."""


@lru_cache(maxsize=64)
def winners(makers: int, code: int, size: int = law.HAND_SIZE) -> tuple[int, ...] | None:
    """The side that won each of `size` tricks, for a code of the play, the makers against one other side.

    None for a code that cannot be.
    """
    made, lost_first = code % LOST_FIRST_TWO, code >= LOST_FIRST_TWO
    if made > size or (lost_first and made > size - 2):
        return None
    lost = side_first(makers, 0, 2 * lost_first)
    return lost + side_first(makers, made, size - len(lost))


@lru_cache(maxsize=8192)
def codes_worth(at: MatchStakes, maker: int, alone: tuple[int, ...], side: int) -> tuple[float, ...]:
    """The worth of each code of the play of a contract to a side; 0 for one that cannot be."""
    makers = law.seating(at.rules).side(maker)
    ends = (winners(makers, code, law.hand_size(at.rules)) for code in range(CODES))
    return tuple(0.0 if won is None else at.worth(law.points(at.rules, maker, alone, won), side) for won in ends)
