"""The ways a deal can end, points aside: the maker, the seats alone, the makers' tricks.

Points differ from table to table; endings do not. So endings are counted (`euchre.equity.measured`), and each table's
own rules say what they score.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple


class Took(IntEnum):
    """The makers' tricks, as far as any rule asks."""

    MARCH = 0
    """The makers take all five tricks."""
    FOUR = 1
    THREE = 2
    LATE = 3
    """The last three, having lost the first two."""
    EUCHRED = 4
    """The makers take one or two."""
    SWEPT = 5
    """The makers take none."""


_WON: Final = ((1, 1, 1, 1, 1), (1, 1, 1, 1, 0), (1, 1, 1, 0, 0), (0, 0, 1, 1, 1), (1, 1, 0, 0, 0), (0, 0, 0, 0, 0))
"""The tricks in which each `Took` happens: 1 where the makers win."""


class Ending(NamedTuple):
    """The end of a deal that was not thrown in."""

    makers: int
    """The side that made trump, counted clockwise from the dealer's side, which is 0."""
    maker_alone: bool
    defender_alone: bool
    took: Took

    def way(self, sides: int) -> str:
        """The players of a hand, in words, at a table of `sides`."""
        return f"{_MAKERS[sides][self.makers]}{', alone' * self.maker_alone}{', defended alone' * self.defender_alone}"


_MAKERS: Final = {2: ("the dealer's side", "the others"), 3: ("the dealer", "the left", "the right")}
ENDINGS: Final = {
    sides: tuple(
        Ending(makers, maker_alone, defender_alone, took)
        for makers in range(sides)
        for maker_alone in (False, True)
        for defender_alone in (False, True)
        for took in Took
        if sides == 2 or not (maker_alone or defender_alone)
    )
    for sides in _MAKERS
}
"""The endings by the number of sides, in the order of the numbers in `euchre.equity.measured`.

Of three, each plays for themselves, so nobody plays alone.
"""


def trick_winners(took: Took, side: int) -> tuple[int, ...]:
    """The winner of each trick when this side makes trump and takes `took`: an example that scores like all others."""
    other = 0 if side else 1
    return tuple(side if won else other for won in _WON[took])
