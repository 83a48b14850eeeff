"""What people and bots are called at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count
from typing import Final

from euchre.tables.messages import LONGEST_NAME
from euchre.tables.telling.names import YOU

GUEST: Final = "Guest"
"""Who gives no name."""
_BOTS: Final = (("Ada", "Rosa"), ("Bess", "Clara"), ("Cleo", "Ivy"), ("Dora", "Nell"))
"""The bots of the seats 0..3, and what they are called where a person has that name."""


def tidy(name: str) -> str:
    r"""A name as somebody typed it, without marks that cannot be seen, in single spaces, and not too long.

    >>> tidy("  Ann   of\tGreen \u202eGables "), tidy("\n")
    ('Ann of Green Gables', 'Guest')
    """
    spaced = "".join(" " if mark.isspace() else mark for mark in unicodedata.normalize("NFC", name))
    seen = "".join(mark for mark in spaced if mark == " " or unicodedata.category(mark)[0] not in "CZ")
    return " ".join(seen.split())[:LONGEST_NAME].rstrip() or GUEST


def unlike(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number if somebody at the table is called so; nobody else is called "You".

    >>> unlike("Ann", ["ann", "Ann 2"])
    'Ann 3'
    """
    others = {other.casefold() for other in (*taken, YOU)}
    if name.casefold() not in others:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(other for other in numbered if other.casefold() not in others)


def bot_name(seat: int, people: Collection[str]) -> str:
    """What the bot of a seat (0..3) is called, as long as nobody of the `people` has her name."""
    called = {name.casefold() for name in people}
    first, second = _BOTS[seat]
    return unlike(second, people) if first.casefold() in called else first
