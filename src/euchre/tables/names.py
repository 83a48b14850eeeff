"""Names of people and bots at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from itertools import count
from typing import Final

from euchre.narration.names import READER
from euchre.streams.guest import GUEST
from euchre.tables.lookalikes import looks
from euchre.tables.messages import LONGEST_NAME

_BOTS: Final = (
    ("Ada", "Rosa"),
    ("Bess", "Clara"),
    ("Cleo", "Ivy"),
    ("Dora", "Nell"),
    ("Emma", "Maud"),
    ("Fay", "Olive"),
)
"""The bots of the seats, and what they are called where a person has that name."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159").union(
    *(map(chr, range(first, last)) for first, last in ((0x180B, 0x1810), (0xFE00, 0xFE10), (0xE0100, 0xE01F0)))
)
"""The characters that leave no trace on a screen, though Unicode calls them letters or marks on one."""
_MOST_MARKS: Final = 2
"""Accents on one letter; more would lie across the names of others."""


def clean_name(name: str) -> str:
    r"""A name as typed, without invisible characters, with single spaces, and not too long.

    >>> clean_name("  Ann   of\tGreen \u202eGables "), clean_name("\n"), clean_name("\u3164")
    ('Ann of Green Gables', 'Guest', 'Guest')
    """
    return clean(name, LONGEST_NAME) or GUEST


def clean(text: str, longest: int) -> str:
    r"""Text as typed, without invisible characters, with single spaces, and of at most `longest` characters.

    >>> clean("  The \u202e Tuesday table", 11), clean("\n", 11)
    ('The Tuesday', '')
    """
    return " ".join("".join(_seen(text)).split())[:longest].rstrip()


def _seen(name: str) -> Iterator[str]:
    marks = _MOST_MARKS  # there is nothing yet to put one on
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)[0]
        if char.isspace():
            marks = _MOST_MARKS
            yield " "
        elif kind not in "CZ" and char not in _BLANK:
            marks = marks + 1 if kind == "M" else 0
            if marks <= _MOST_MARKS:
                yield char


def unique_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has it already; nobody may be called "You", in any language.

    >>> unique_name("Ann", ["ann", "Ann 2"])
    'Ann 3'
    """
    others = frozenset[str]().union(*map(looks, (*taken, *READER)))
    if not looks(name) & others:
        return name
    numbered = (f"{_beside(name, str(number))} {number}" for number in count(2))
    return next(other for other in numbered if not looks(other) & others)


def _beside(name: str, number: str) -> str:
    """The name as far as there is room for it before a number."""
    return name[: LONGEST_NAME - len(number) - 1].rstrip() if number else name


def is_same_name(name: str, other: str) -> bool:
    """True if two names look the same, so that nobody at a table may have the one beside the other.

    >>> is_same_name("ann", "ANN"), is_same_name("Zoe", "Zoë")
    (True, False)
    """
    return bool(looks(name) & looks(other))


def without_number(name: str) -> str:
    """The name without a number at its end, as `unique_name` gives it.

    >>> without_number("Ann 2"), without_number("Ann"), without_number("2")
    ('Ann', 'Ann', '2')
    """
    first, _, last = name.rpartition(" ")
    return first if first and last.isascii() and last.isdecimal() else name


def are_namesakes(name: str, other: str) -> bool:
    """True if two names are the same but for the numbers that `unique_name` has given them.

    >>> are_namesakes("Ann", "ann 2"), are_namesakes("Ann 3", "Ann 2"), are_namesakes("Ann", "Anna")
    (True, True, False)
    """
    stems = [without_number(each) for each in (name, other)]
    longest = max((each.removeprefix(stem).strip() for each, stem in zip((name, other), stems, strict=True)), key=len)
    return is_same_name(*(_beside(stem, longest) for stem in stems))


def bot_name(seat: int, people: Collection[str]) -> str:
    """The name of the bot of a seat: the first of its two names, unless one of the `people` has that."""
    first, second = _BOTS[seat]
    return first if not any(looks(first) & looks(name) for name in people) else unique_name(second, people)
