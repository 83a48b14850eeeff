"""The letters and digits of codes, of which none is mistaken for another."""

from __future__ import annotations

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O or U."""
BITS: Final = 5
"""Bits of a letter."""
_MEANT: Final = str.maketrans("ILO", "110")


def letters_in(text: str, length: int) -> str | None:
    """The letters that somebody typed, or None if they cannot be a code; no foreign letter stands for one of ours.

    Case, spaces and dashes do not matter, nor whether a letter or the digit is meant that looks like it.

    >>> letters_in("o1il abcd", 8), letters_in("no code", 8)
    ('0111ABCD', None)
    """
    plain = "".join(text.upper().replace("-", " ").split()).translate(_MEANT)
    return plain if text.isascii() and len(plain) == length and set(plain) <= set(ALPHABET) else None


def grouped(plain: str, each: int) -> str:
    """The letters in groups of `each`.

    >>> grouped("0111ABCD", 4)
    '0111-ABCD'
    """
    return "-".join(plain[first : first + each] for first in range(0, len(plain), each))
