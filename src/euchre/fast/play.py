"""The course of the play in numbers: what was settled before the first lead, and how far it has got."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from euchre.fast.jit import compiled, lean
from euchre.fast.sets import Indices

SEAT, LEADER, ON_TABLE, MADE, LOST, FIRST_TWO = range(6)
"""How far a deal has got, one number each: whose turn, who led, cards on the table, tricks of makers and of defenders,
and 1 if the defenders won the first two."""


class Terms(NamedTuple):
    """What everybody knows before the first lead; sets of cards are in lanes."""

    pack: np.uint64
    """The cards the deal is played with, less a turned-down up-card."""
    up: np.uint64
    """The up-card, if somebody took it in everybody's sight; else empty."""
    up_holder: int
    """Who took it; else -1."""
    maker: int
    out: int
    """The seats that sit out, a bit each."""
    no_trump: bool


@compiled
def first_lead(leader: int) -> Indices:
    """How far a deal has got that `leader` is about to open."""
    at = np.zeros(6, np.int64)
    at[SEAT] = leader
    at[LEADER] = leader
    return at


@lean
def next_seat(seat: int, out: int) -> int:
    """The next seat in the game, clockwise."""
    seat = (seat + 1) & 3
    while (out >> seat) & 1:
        seat = (seat + 1) & 3
    return seat
