"""Seats as a mask, a bit each, and back."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.core.seating import FOUR


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats (0..3) of a mask, in order."""
    return tuple(seat for seat in range(FOUR.players) if mask >> seat & 1)


def seat_mask(seats: Iterable[int]) -> int:
    """The mask of some seats, each named once."""
    return sum(1 << seat for seat in seats)
