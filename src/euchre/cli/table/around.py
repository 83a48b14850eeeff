"""The places of the seats around the felt, for each number of players."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Cell = int | Literal["kitty"] | None
"""A place of the felt: a seat's card, the kitty, or nothing."""


class Around(NamedTuple):
    """The seats around the felt; seat 0, the person's, is at the bottom, and the others follow clockwise."""

    top: int | None
    left: tuple[int, ...]
    """The seats on the left, from top to bottom."""
    right: tuple[int, ...]
    felt: tuple[Cell, ...]
    """Three rows of three."""


AROUND: Final = {
    2: Around(1, (), (), (None, 1, None, None, "kitty", None, None, 0, None)),
    3: Around(None, (1,), (2,), (1, None, 2, None, "kitty", None, None, 0, None)),
    4: Around(2, (1,), (3,), (None, 2, None, 1, "kitty", 3, None, 0, None)),
    6: Around(3, (2, 1), (4, 5), (2, 3, 4, None, "kitty", None, 1, 0, 5)),
}
