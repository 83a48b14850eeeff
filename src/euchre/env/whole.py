"""Whole numbers from any library: seeds and choices."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from euchre.core.errors import EuchreError


def whole(what: str, value: SupportsIndex) -> int:
    """The number as Python's own, also one of NumPy. Raises `EuchreError` for what is no whole number."""
    try:
        return index(value)
    except TypeError:
        given = repr(value)[:20]
        raise EuchreError("env/whole", f"{what} is a whole number, not {given}.", given=given) from None


def at_least_one(name: str, value: SupportsIndex) -> int:
    """The number, 1 or more. Raises `EuchreError` for anything else."""
    number = whole(name, value)
    if number < 1:
        raise EuchreError("env/batch", f"{name} is at least 1, and this is {number}.", name=name, given=number)
    return number
