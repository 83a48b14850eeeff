"""Whole numbers from any library: seeds and choices."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from euchre.core.errors import EuchreError


def whole(what: str, value: SupportsIndex, code: str = "env/whole") -> int:
    """The number as Python's own, also one of NumPy. Raises `EuchreError` for what is no whole number."""
    try:
        return index(value)
    except TypeError:
        given = repr(value)[:20]
        raise EuchreError(code, f"{what} is a whole number, not {given}.", given=given) from None
