"""The cards that a net (`euchre.bots.nets.rows`) chooses at tables of any number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from euchre.bots.any_table.card_features import card_features
from euchre.bots.any_table.card_layout import FEATURES
from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import HIDDEN, MORE_ROWS, ZERO, CardNet, CardScratch, best_rated, rate
from euchre.core.errors import EuchreError
from euchre.fast.bits import NONE, ONE
from euchre.fast.jit import lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import SEAT, PlayState, seat_after, to_play, with_maker

ROWS: Final = FEATURES + MORE_ROWS
MARCH_WORTH: Final = np.array(
    [[0, 0], [0, 0], [1, 1], [2, 2], [1, 3], [0, 0], [1, 4]],
    dtype=np.float32,
)
"""``MARCH_WORTH[players, alone]``: what a march brings beyond making it, as such tables usually score."""


@lean
def is_lone(play: PlayState) -> int:
    """1 if a maker plays without the partners there are, else 0."""
    terms = play.terms
    other = seat_after(terms.maker, terms)
    while other != terms.maker:
        if with_maker(other, terms):
            return 0
        other = seat_after(other, terms)
    return 1


@lean
def rate_cards(net: CardNet, hand: Cards, options: Cards, may: Sets, play: PlayState, scratch: CardScratch) -> int:
    """Fill the ``cards`` and ``values`` of `scratch`, one card of each run of equals in `options`; how many there are.

    `may` are the cards each seat may hold. A single card is worth 0.
    """
    lists = scratch.lists
    found = card_features(hand, options, may, play, scratch.cards, lists[6], lists)
    if found == 1:
        scratch.values[0] = ZERO
        return 1
    sign = np.float32(1.0 if with_maker(play.at[SEAT], play.terms) else -1.0)
    rate(net, found, sign, MARCH_WORTH[len(play.terms.seats), is_lone(play)], scratch)
    return found


@lean
def best_card(hand: Cards, away: Cards, play: PlayState, net: CardNet, may: Sets, scratch: CardScratch) -> Cards:
    """The card the policy plays: the one with the highest value. `may` and `scratch` are room to work."""
    options = to_play(hand, play)
    if options & (options - ONE) == NONE:
        return options
    suspect(hand, away, play, may)
    return best_rated(rate_cards(net, hand, options, may, play, scratch), scratch)


def load_net(path: Path) -> CardNet:
    """The card net in a file, where its numbers are kept in 16 bits.

    Raises `OSError` or `ValueError` if there is no array in it, `EuchreError` if it is not a net of these features.
    """
    net = np.load(path)
    if net.shape != (ROWS, HIDDEN):
        found = " by ".join(map(str, net.shape))
        raise EuchreError("policy/net", f"{path} is not a net of this version: it is {found}, not {ROWS} by {HIDDEN}.")
    return np.ascontiguousarray(net.astype(np.float32))
