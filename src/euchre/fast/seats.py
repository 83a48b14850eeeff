"""Seats as a mask, a bit each, and back."""

from __future__ import annotations

from collections.abc import Iterable


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def seat_mask(seats: Iterable[int]) -> int:
    """The mask of some seats, each named once."""
    return sum(1 << seat for seat in seats)
