"""The ways a deal may end at any table, numbered, and what each is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.rules import Rules
from euchre.fast.play import CODES, LOST_FIRST_TWO
from euchre.fast.seats import seat_mask

Points = tuple[int, ...]
THROWN: Final = -1
"""Everybody passes; counted from behind, as is `FRESH`."""
FRESH: Final = -2
"""The cards are dealt again."""


def trick_winners(sides: int, makers: int, code: int) -> tuple[int, ...] | None:
    """The side that won each trick, for a code of a play-out, the makers against one other side.

    None for a code that cannot be.
    """
    made, lost_first = code % LOST_FIRST_TWO, code >= LOST_FIRST_TWO
    if made > law.HAND_SIZE or (lost_first and made > law.HAND_SIZE - 2):
        return None
    other = (makers + 1) % sides
    lost = law.HAND_SIZE - made
    return (other,) * lost + (makers,) * made if lost_first else (makers,) * made + (other,) * lost


class DealEnds:
    """Numbers the ends of a deal: a contract's first number, and the code of its play (`euchre.fast.play.CODES`).

    `values` says what each is worth, for the contracts asked for so far, by what `worth` says of points by side.
    """

    def __init__(self, rules: Rules, worth: Callable[[Points], float], thrown: float, fresh: float) -> None:
        self._rules, self._worth = rules, worth
        self.table: Final = law.seating(rules)
        self.values: Final[NDArray[np.float64]] = np.full(
            self.table.players * 2**self.table.players * CODES + 2, thrown
        )
        self.values[FRESH] = fresh
        self._known: set[int] = set()

    def first_number(self, maker: int, alone: tuple[int, ...]) -> int:
        """The number of the first end of a contract."""
        first: int = (maker * 2**self.table.players + seat_mask(alone)) * CODES
        if first not in self._known:
            self._known.add(first)
            makers = self.table.side(maker)
            for code in range(CODES):
                won = trick_winners(self.table.sides, makers, code)
                if won is not None:
                    self.values[first + code] = self._worth(law.points(self._rules, maker, alone, won))
        return first
