"""What the people at a table are called, to each other and to themselves."""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
"""The name of whoever is told."""


def addressed(names: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    """The names of the seats 0..3 as one of them hears them; a spectator (None) hears them all.

    >>> addressed(("Ann", "Bob", "Cleo", "Dan"), 2)
    ('Ann', 'Bob', 'You', 'Dan')
    """
    return tuple(YOU if place == seat else name for place, name in enumerate(names))


def sides(names: tuple[str, ...]) -> tuple[str, str]:
    """What the two sides are called; "you" come first in yours.

    >>> sides(("Ann", "Bob", "You", "Dan"))
    ('You & Ann', 'Bob & Dan')
    """
    return _pair(names[0], names[2]), _pair(names[1], names[3])


def amid(name: str) -> str:
    """A name, or what a side is called, as it is written within a sentence: only "you" changes.

    >>> amid("You"), amid("You & Ann"), amid("Youssef & Ann")
    ('you', 'you & Ann', 'Youssef & Ann')
    """
    first, space, rest = name.partition(" ")
    return first.lower() + space + rest if first == YOU else name


def _pair(one: str, other: str) -> str:
    return f"{other} & {one}" if other == YOU else f"{one} & {other}"
