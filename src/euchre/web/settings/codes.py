"""Table codes: eight characters that nobody mistakes for each other, in two groups."""

from __future__ import annotations

import secrets
from typing import Final

from euchre.people.letters import ALPHABET, grouped, letters_in

_LENGTH: Final = 8
_EACH: Final = 4


def new_code() -> str:
    """Return a random code for a new table: one of 32**8, so nobody can guess it."""
    return grouped("".join(secrets.choice(ALPHABET) for _ in range(_LENGTH)), _EACH)


def code_in(text: str) -> str | None:
    """The code that somebody typed, or None if it cannot be one.

    >>> code_in("o1il abcd"), code_in("no code")
    ('0111-ABCD', None)
    """
    plain = letters_in(text, _LENGTH)
    return None if plain is None else grouped(plain, _EACH)
