"""Seats and sides in compiled code, as `euchre.core.seating` has them.

`players` is the length of a tuple of the tables that are passed: it is known when code is compiled, which so becomes
code for that number of players.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.core.seating import SEATINGS
from euchre.fast.bits import count
from euchre.fast.jit import merged
from euchre.fast.seats import seat_mask

MEMBERS: Final = np.array(
    [
        [seat_mask((seat, *SEATINGS[players].partners(seat))) if seat < players else 0 for seat in range(max(SEATINGS))]
        if players in SEATINGS
        else [0] * max(SEATINGS)
        for players in range(max(SEATINGS) + 1)
    ],
    dtype=np.int64,
)
"""``MEMBERS[players, seat]``: a mask of the seats of a side."""
SIDE_BITS: Final = {players: (seating.sides - 1).bit_length() for players, seating in SEATINGS.items()}
"""The bits of `euchre.fast.batch.row.WON` that a trick takes."""


@merged
def wrapped(players: int, seat: int) -> int:
    """A seat whose number went past the last one, or below the first, by less than a round."""
    if players == 4:  # as for two and three, but without a branch
        return seat & 3
    if seat < 0:
        return seat + players
    return seat - players if seat >= players else seat


@merged
def next_seat(players: int, seat: int) -> int:
    """The next seat clockwise."""
    return wrapped(players, seat + 1)


@merged
def side_of(players: int, seat: int) -> int:
    """The side a seat plays for."""
    return seat if players == 3 else seat & 1


@merged
def won_by(players: int, trick: int, side: int) -> int:
    """The bits of a trick that a side has won."""
    return side << 2 * trick if players == 3 else side << trick


@merged
def tricks_of(players: int, won: int, tricks: int, side: int) -> int:
    """The number of `tricks` tricks that a side has won."""
    if players == 3:
        found = 0
        for trick in range(tricks):
            found += won >> 2 * trick & 3 == side
        return found
    odd = count(np.uint64(won))
    return odd if side else tricks - odd
