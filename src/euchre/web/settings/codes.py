"""Table codes: eight characters that nobody mistakes for each other, in two groups."""

from __future__ import annotations

import secrets
from typing import Final

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O or U."""
_MEANT: Final = str.maketrans("ILO", "110")
_LENGTH: Final = 8


def new_code() -> str:
    """Return a random code for a new table: one of 32**8, so nobody can guess it."""
    return _grouped("".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH)))


def code_in(text: str) -> str | None:
    """The code that somebody typed, or None if it cannot be one; no foreign letter stands for one of ours.

    >>> code_in("o1il abcd"), code_in("no code")
    ('0111-ABCD', None)
    """
    plain = text.upper().replace("-", "").replace(" ", "").translate(_MEANT)
    return _grouped(plain) if text.isascii() and len(plain) == _LENGTH and set(plain) <= set(_ALPHABET) else None


def _grouped(plain: str) -> str:
    return f"{plain[:4]}-{plain[4:]}"
