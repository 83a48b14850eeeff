"""The learned policy: a small net (`euchre.bots.nets.rows`) rates each card, and the best is played."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.bots.nets.rows import MORE_ROWS, ZERO, CardNet, CardScratch, best_rated, rate
from euchre.bots.policy.card_features import card_features
from euchre.bots.policy.card_layout import FEATURES
from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import SEAT, PlayState

ROWS: Final = FEATURES + MORE_ROWS
_MARCH_WORTH: Final = np.float32(1.0)
_LONE_MARCH_WORTH: Final = np.float32(3.0)


@lean
def rate_cards(net: CardNet, hand: Cards, options: Cards, may: Sets, play: PlayState, scratch: CardScratch) -> int:
    """Fill the ``cards`` and ``values`` of `scratch`; arguments as in `euchre.bots.policy.card_features.card_features`.

    One card of each run of equals in `options` is rated: the highest to lead, the lowest to follow with. Returns how
    many there are; a single one is worth 0.
    """
    terms, lists = play.terms, scratch.lists
    found = card_features(hand, options, may, play, scratch.cards, lists[6], lists)
    if found == 1:
        scratch.values[0] = ZERO
        return 1
    march = _LONE_MARCH_WORTH if (terms.out >> (terms.maker ^ 2)) & 1 else _MARCH_WORTH
    sign = np.float32(-1.0 if (terms.maker ^ play.at[SEAT]) & 1 else 1.0)
    rate(net, found, sign, march, scratch)
    return found


@compiled
def learned_card(net: CardNet, hand: Cards, options: Cards, may: Sets, play: PlayState, scratch: CardScratch) -> Cards:
    """The card to play, one of `options`: the one with the highest value. Arguments as in `rate_cards`."""
    return best_rated(rate_cards(net, hand, options, may, play, scratch), scratch)
