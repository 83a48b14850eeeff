"""The rules of a trick as tables for compiled code: the order of play, following suit, the winner."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import CARDS
from euchre.core.seating import SEATINGS
from euchre.core.trump import FOLLOWS, FREE, STRENGTH
from euchre.fast.jit import merged
from euchre.fast.seats import seats_in

_ORDERS: Final = {
    players: [seating.order_of_play(seats_in(mask)) for mask in range(1 << players)]
    for players, seating in SEATINGS.items()
}
"""The seats in the order they play, by number of players, mask of those alone and leader."""


def _seats() -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The orders of play in one row, and where those of each number of players begin."""
    row, starts = list[int](), [0] * (max(SEATINGS) + 1)
    for players, orders in _ORDERS.items():
        starts[players] = len(row)
        row += [seat for order in orders for seats in order for seat in (*seats, *[0] * players)[:players]]
    return np.array(row, np.uint64), np.array(starts, np.uint64)


def _in_the_game() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The number of players to a trick, in one row, and the start of each number of players."""
    row, starts = list[int](), [0] * (max(SEATINGS) + 1)
    for players, orders in _ORDERS.items():
        starts[players] = len(row)
        row += [min(map(len, order)) for order in orders]  # not the seat that sits out
    return np.array(row, np.int64), np.array(starts, np.int64)


_SEATS, _FIRST_SEAT = _seats()
_IN_THE_GAME, _FIRST_MASK = _in_the_game()
FOLLOWING: Final = np.array(FOLLOWS, dtype=np.uint64).ravel()
"""``FOLLOWING[trump * 33 + led]``: one row and unsigned numbers, so that no index is tested for its sign."""
FREED: Final = np.array(FREE, dtype=np.uint64)
"""``FREED[trump]``: the cards that may always be played."""
SEAT_ROOM: Final = 8
RANKED: Final = np.array(STRENGTH, dtype=np.int16).ravel() * SEAT_ROOM
"""Strengths ``[(trump * 33 + led) * 33 + card]`` with room for a seat, so that the best card tells who played it."""
ROW: Final = np.uint64(len(CARDS))
"""The number of cards in a row of these tables."""


@merged
def seat_at(players: int, alone: int, leader: int, place: int) -> int:
    """The seat that plays at a place (0 leads) of a trick, for a mask of those alone."""
    first = _FIRST_SEAT[players]
    seat: int = _SEATS[first + np.uint64((alone * players + leader) * players + place)]
    return seat


@merged
def in_the_game(players: int, alone: int) -> int:
    """The number of players to a trick."""
    number: int = _IN_THE_GAME[_FIRST_MASK[players] + alone]
    return number
