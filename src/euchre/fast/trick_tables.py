"""What a trick depends on, for compiled code: who plays when, what follows suit, what wins, who takes all the rest."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.core.cards import CARDS
from euchre.core.play import order_of_play
from euchre.core.trump import FOLLOWS, FREE, STRENGTH
from euchre.fast.bits import NONE, ONE
from euchre.fast.claims import CLAIM_ORDER, is_certain
from euchre.fast.jit import compiled, inlined
from euchre.fast.lanes import Cards, Sets
from euchre.fast.seats import seats_in

_ORDERS: Final = [order_of_play(seats_in(mask)) for mask in range(16)]
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


@inlined
def takes_the_rest(  # noqa: PLR0913, PLR0917 - asked at every lead: to name the parts of it would take as long
    hand: Cards, unseen: Cards, up: Cards, holders: int, voids: Sets, threats: Sets, trump: int, alone: int, leader: int
) -> bool:
    """Whether a leader with this hand is certain of every trick left.

    `unseen` are the cards they cannot see, `holders` the seats (a mask) that may hold the up-card; `threats` is room
    for what each of the others may hold.
    """
    players = PLAYERS[alone]
    for place in range(1, players):
        seat = SEATS[np.uint64(16 * alone + 4 * leader + place)]
        holds = np.int64(holders) >> np.int64(seat) & 1
        threats[place - 1] = unseen & ~voids[seat] & ~(NONE if holds else up)
    return is_certain(hand, threats, players - 1, trump)


@compiled
def in_claim_order(options: np.uint64, trump: int, last: bool) -> int:  # noqa: FBT001 - compiled code takes no keywords
    """The first card of a set in the order of a claim, or the last."""
    found = -1
    for place in range(CLAIM_ORDER.shape[1]):
        card = CLAIM_ORDER[trump, place]
        if options >> np.uint64(card) & ONE:
            found = card
            if not last:
                break
    return found
