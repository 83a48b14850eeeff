"""The card that a seat plays, from what she knows and nothing else: the compiled policy in one call."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.bots.policy.learned import desk, learned_card
from euchre.bots.policy.plain import plain_card
from euchre.fast.jit import compiled, lean
from euchre.fast.play import ON_TABLE, SEAT, Terms
from euchre.fast.sets import NONE, ONE, Indices, Net, Sets, to_play

PLAIN: Final[Net] = np.zeros((0, 0), dtype=np.float32)
"""In place of a net: play by rule."""


@lean
def suspect(
    hand: np.uint64, buried: np.uint64, terms: Terms, at: Indices, voids: Sets, gone: np.uint64, may: Sets
) -> None:
    """Fill `may` with the cards each seat may hold as far as the player whose turn it is can tell.

    Nothing for herself and for who sits out; the up-card that was taken is in its holder's hand until it is played.
    """
    seat, out = at[SEAT], terms.out
    unseen = terms.pack & ~(hand | gone | buried)
    mine = unseen & terms.up
    if mine != NONE and (out >> terms.up_holder) & 1:
        unseen &= ~terms.up
        mine = NONE
    for other in range(4):
        if other == seat or (out >> other) & 1:
            may[other] = NONE
        elif other == terms.up_holder:
            may[other] = unseen & ~voids[other]
        else:
            may[other] = unseen & ~(voids[other] | mine)


@compiled
def choose_among(
    net: Net,
    options: np.uint64,
    hand: np.uint64,
    may: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    lists: Indices,
    sums: Net,
) -> np.uint64:
    """One of `options`, of which there are two or more; `lists` and `sums` are a `desk` to work at."""
    if len(net) > 0:
        return learned_card(net, hand, options, may, terms, at, trick, lists, sums)
    return plain_card(hand, options, may, terms, at, trick)


@compiled
def choose_card(
    net: Net,
    hand: np.uint64,
    buried: np.uint64,
    terms: Terms,
    at: Indices,
    trick: Sets,
    voids: Sets,
    gone: np.uint64,
) -> np.uint64:
    """The card (one bit) that the player whose turn it is plays now.

    `net` is `NET`, or `PLAIN` to play by rule. `hand` are her cards left and `buried` what she herself has laid away.
    `trick` (4 places) holds the cards on the table in the order played, `gone` every card played in this deal, those
    on the table included. ``voids[seat]`` are lanes a seat has shown that she is out of.
    """
    led = trick[0] if at[ON_TABLE] > 0 else NONE
    options = to_play(hand, led, terms.no_trump)
    if options & (options - ONE) == NONE:
        return options
    may = np.empty(4, np.uint64)
    lists, sums = desk()
    suspect(hand, buried, terms, at, voids, gone, may)
    return choose_among(net, options, hand, may, terms, at, trick, lists, sums)
