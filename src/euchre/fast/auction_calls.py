"""The calls of a turn to bid: what a hand may call, and which call a choice is."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.auction import ANY, Auction
from euchre.fast.bits import NONE, word
from euchre.fast.jit import compiled, entry, inlined, shared
from euchre.fast.lanes import Cards, Sets

_ALL: Final = word(ANY)


@inlined
def calling_hand(needs: Sets, first: int, end: int, hand: Cards, may_pass: bool) -> Cards:  # noqa: FBT001 - compiled code takes no keywords
    """The cards (33 bits) that count as held in a turn whose calls are `first` to `end` - 1.

    A player may make a call if one of them is in ``needs[call]``. They are the player's hand; but a dealer who is stuck
    and holds nothing that could be trump may call anything, as if they held every card.
    """
    if may_pass:
        return hand
    for call in range(first, end):
        if needs[call] & hand != NONE:
            return hand
    return _ALL


@entry
@compiled
def calling_hands(needs: Sets, first: int, end: int, hands: Sets, may_pass: bool) -> Sets:  # noqa: FBT001 - the same
    """`calling_hand` for each of several hands."""
    held = np.empty(len(hands), np.uint64)
    for row in range(len(hands)):
        held[row] = calling_hand(needs, first, end, hands[row], may_pass)
    return held


@shared
def chosen_call(table: Auction, turn: int, choice: int) -> int:
    """The call that a choice in a turn stands for: 1 is the turn's first call, 2 the next one, 0 a pass."""
    return int(table.turn_call[turn]) + choice - 1
