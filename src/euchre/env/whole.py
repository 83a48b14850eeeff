"""Whole numbers that are one or more: deals, threads, choices."""

from __future__ import annotations

from typing import SupportsIndex

from euchre.core.errors import EuchreError
from euchre.core.whole import whole


def at_least_one(name: str, value: SupportsIndex) -> int:
    """The number, 1 or more. Raises `EuchreError` for anything else."""
    number = whole(name, value)
    if number < 1:
        raise EuchreError("env/batch", f"{name} is at least 1, and this is {number}.", name=name, given=number)
    return number
