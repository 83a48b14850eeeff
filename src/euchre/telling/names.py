"""What the people at a table are called, to each other and to themselves."""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
"""The name of whoever reads the sentence."""


def addressed(names: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    """The names of the seats 0..3 as one of them reads them; a spectator (None) reads them all.

    >>> addressed(("Ann", "Bob", "Cleo", "Dan"), 2)
    ('Ann', 'Bob', 'You', 'Dan')
    """
    return tuple(YOU if place == seat else name for place, name in enumerate(names))
