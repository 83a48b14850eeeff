"""The rules of a trick as tables for compiled code: the order of play, following suit, the winner."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.core.cards import CARDS
from euchre.core.seating import FOUR
from euchre.core.trump import FOLLOWS, FREE, STRENGTH
from euchre.fast.seats import seats_in

_ORDERS: Final = [FOUR.order_of_play(seats_in(mask)) for mask in range(16)]
SEATS: Final = np.array([[(*seats, 0, 0, 0)[:4] for seats in order] for order in _ORDERS], dtype=np.uint64).ravel()
"""``SEATS[16 * alone + 4 * leader + place]``: the seats in the order they play, for each mask of those alone."""
PLAYERS: Final = np.array([min(map(len, order)) for order in _ORDERS], dtype=np.int64)  # not the seat that sits out
"""``PLAYERS[alone]``: how many play to a trick."""
FOLLOWING: Final = np.array(FOLLOWS, dtype=np.uint64).ravel()
"""``FOLLOWING[trump * 33 + led]``: one row and unsigned numbers, so that no index is tested for its sign."""
FREED: Final = np.array(FREE, dtype=np.uint64)
"""``FREED[trump]``: the cards that may always be played."""
RANKED: Final = np.array(STRENGTH, dtype=np.int16).ravel() * 4
"""Strengths ``[(trump * 33 + led) * 33 + card]`` with room for a seat, so that the best card tells who played it."""
ROW: Final = np.uint64(len(CARDS))
"""How many cards a row of these tables has."""
