"""A weak hand before the bidding: it is played, dealt again, or swaps three low cards with the kitty."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import FRESH
from euchre.bots.policy.bidding import PolicyContext
from euchre.bots.policy.deal import FREE, finish_many
from euchre.core.actions import Action, GoUnder, Redeal
from euchre.core.cards import BENNY, set_of
from euchre.fast.auction_state import AuctionState
from euchre.worlds.draw import Worlds


def weak_hand_ends(
    seat: int, actions: Sequence[Action], drawn: Worlds, state: AuctionState, context: PolicyContext, rng: Random
) -> NDArray[np.int64]:
    """``[action, world]``: how each answer of a seat with a weak hand ends."""
    shuffle = np.random.default_rng(rng.getrandbits(64))
    ends = np.full((len(actions), len(drawn.kitty)), FRESH)
    for row, action in enumerate(actions):
        if isinstance(action, Redeal):
            continue
        hands, away = drawn.hands, drawn.away
        if isinstance(action, GoUnder):
            hands, away = _after(action, seat, drawn, shuffle)
        ends[row] = finish_many(hands, state, np.array([FREE]), context, away)[0]
    return ends


def _after(
    action: GoUnder, seat: int, drawn: Worlds, shuffle: np.random.Generator
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The hands and the cards laid away, once three low cards were swapped for three random ones of the kitty."""
    hands, away = drawn.hands.copy(), drawn.away.copy()
    under = np.uint64(set_of(action.cards))
    for world, below in enumerate(drawn.kitty.tolist()):
        cards = [card for card in range(BENNY + 1) if below >> card & 1]
        hands[world, seat] |= np.uint64(sum(1 << cards[index] for index in shuffle.permutation(len(cards))[:3]))
    hands[:, seat] &= ~under
    away[:, seat] |= under
    return hands, away
