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
    """All five tricks."""
    FOUR = 1
    THREE = 2
    LATE = 3
    """The last three, having lost the first two."""
    EUCHRED = 4
    """One or two."""
    SWEPT = 5
    """None."""


_WON: Final = ((1, 1, 1, 1, 1), (1, 1, 1, 1, 0), (1, 1, 1, 0, 0), (0, 0, 1, 1, 1), (1, 1, 0, 0, 0), (0, 0, 0, 0, 0))
"""For each `Took`, tricks in which it happens: 1 where the makers win."""


class Ending(NamedTuple):
    """The end of a deal that was not thrown in."""

    dealers: bool
    """The dealer's side made trump."""
    maker_alone: bool
    defender_alone: bool
    took: Took

    @property
    def way(self) -> str:
        """The players of a hand, in words."""
        makers = "the dealer's side" if self.dealers else "the others"
        return f"{makers}{', alone' * self.maker_alone}{', defended alone' * self.defender_alone}"


ENDINGS: Final = tuple(
    Ending(dealers, maker_alone, defender_alone, took)
    for dealers in (True, False)
    for maker_alone in (False, True)
    for defender_alone in (False, True)
    for took in Took
)
"""Every ending, in the order of the numbers in `euchre.equity.measured`."""


def trick_winners(took: Took, side: int) -> tuple[int, ...]:
    """The side that wins each trick when the makers, this side, take so much: one example, which scores like all."""
    return tuple(side if won else 1 - side for won in _WON[took])
