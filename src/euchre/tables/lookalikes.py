"""Characters that look alike: by Unicode's list the A of three alphabets, l, I and 1; beside it rn and m."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

_PAIRS: Final = {"rn": "m", "cl": "d", "vv": "w", "Rn": "M", "Vv": "W", "VV": "W"}
"""Letters side by side that look like one; Unicode's list has more of them, which are less alike in our type."""
_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
_PHONETIC: Final = (range(0x0250, 0x02B0), range(0x1D00, 0x1D80), range(0xA720, 0xA800))
"""The ranges of small capitals in Unicode."""


@lru_cache(4096)
def looks(text: str) -> frozenset[str]:
    """The readings of a text: two texts that have one of these in common look alike, apart from their typeface.

    >>> bool(looks("Ann") & looks("\u0410nn")), bool(looks("Bill") & looks("BiII")), bool(looks("Ann") & looks("Anna"))
    (True, True, False)
    """
    plain = unicodedata.normalize("NFKC", text).translate(_small_capitals())
    joined = plain
    for pair, letter in _PAIRS.items():
        joined = joined.replace(pair, letter)
    return frozenset(map(_drawn, (plain, plain.casefold(), joined, joined.casefold())))


def _drawn(text: str) -> str:
    """The text with one character for all that look like it."""
    first = _first_of_each()
    return "".join(first.get(char, char) for char in text)


@cache
def _small_capitals() -> dict[int, str]:
    """The letter of each small capital."""
    names = {code: unicodedata.name(chr(code), "") for codes in _PHONETIC for code in codes}
    found = {code: name.removeprefix(_SMALL_CAPITAL) for code, name in names.items() if name.startswith(_SMALL_CAPITAL)}
    return {code: letter for code, letter in found.items() if len(letter) == 1}


@cache
def _first_of_each() -> dict[str, str]:
    """The first of the characters that look alike, by character."""
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - 9,000 characters, only when asked

    alike: dict[str, set[str]] = {}
    for char, others in confusables_data.items():
        group = {char}.union(*(alike.get(one, {one}) for one in (char, *(other["c"] for other in others))))
        for one in group:
            alike[one] = group
    return {char: min(one for one in group if len(one) == 1) for char, group in alike.items() if len(char) == 1}
