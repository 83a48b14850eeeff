"""The card that a seat plays, from what she knows and nothing else: the compiled policy in one call."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.bots.policy.learned import desk, learned_card
from euchre.bots.policy.plain import plain_card
from euchre.bots.policy.sets import NONE, ONE, Indices, Net, Sets, to_play
from euchre.solve.compiled import compiled, lean

PLAIN: Final[Net] = np.zeros((0, 0), dtype=np.float32)
"""In place of a net: play by rule."""


@lean
def suspect(
    hand: np.uint64,
    seat: int,
    pack: np.uint64,
    gone: np.uint64,
    buried: np.uint64,
    voids: Sets,
    up: np.uint64,
    up_holder: int,
    out: int,
    may: Sets,
) -> None:
    """Fill `may` with the cards each seat may hold as far as `seat` can tell.

    Nothing for herself and for who sits out; the up-card that was taken is in its holder's hand until it is played.
    """
    unseen = pack & ~(hand | gone | buried)
    mine = unseen & up
    if mine != NONE and (out >> up_holder) & 1:
        unseen &= ~up
        mine = NONE
    for other in range(4):
        if other == seat or (out >> other) & 1:
            may[other] = NONE
        elif other == up_holder:
            may[other] = unseen & ~voids[other]
        else:
            may[other] = unseen & ~(voids[other] | mine)


@compiled
def choose_among(
    net: Net,
    options: np.uint64,
    hand: np.uint64,
    may: Sets,
    seat: int,
    leader: int,
    trick: Sets,
    n_trick: int,
    up: np.uint64,
    up_holder: int,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001 - compiled code takes no keywords
    taken_makers: int,
    taken_others: int,
    lists: Indices,
    sums: Net,
) -> np.uint64:
    """One of `options`, of which there are two or more; `lists` and `sums` are a `desk` to work at."""
    if len(net) > 0:
        return learned_card(
            net,
            hand,
            options,
            may,
            seat,
            leader,
            trick,
            n_trick,
            up,
            up_holder,
            maker,
            out,
            no_trump,
            taken_makers,
            taken_others,
            lists,
            sums,
        )
    return plain_card(hand, options, may, seat, leader, trick, n_trick, maker, out, taken_makers + taken_others)


@compiled
def choose_card(
    net: Net,
    hand: np.uint64,
    seat: int,
    pack: np.uint64,
    leader: int,
    trick: Sets,
    n_trick: int,
    gone: np.uint64,
    voids: Sets,
    up: np.uint64,
    up_holder: int,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001 - compiled code takes no keywords
    taken_makers: int,
    taken_others: int,
    first_two_lost: bool,  # noqa: FBT001, ARG001 - part of a position, and decides no card yet
    buried: np.uint64,
) -> np.uint64:
    """The card (one bit) that `seat` plays now.

    `net` is `NET`, or `PLAIN` to play by rule. `hand` are her cards left, `pack` the cards the deal is played with,
    less a turned-down up-card, `trick` (4 places) the first `n_trick` cards on the table in the order played, `gone`
    every card played in this deal, those on the table included. `voids[seat]` are lanes a seat has shown that she is
    out of, `up` the up-card if somebody took it in everybody's sight, with `up_holder` (else empty and -1), `out` the
    seats that sit out, a bit each, and `buried` what she herself has laid away.
    """
    led = trick[0] if n_trick > 0 else NONE
    options = to_play(hand, led, no_trump)
    if options & (options - ONE) == NONE:
        return options
    may = np.empty(4, np.uint64)
    lists, sums = desk()
    suspect(hand, seat, pack, gone, buried, voids, up, up_holder, out, may)
    return choose_among(
        net,
        options,
        hand,
        may,
        seat,
        leader,
        trick,
        n_trick,
        up,
        up_holder,
        maker,
        out,
        no_trump,
        taken_makers,
        taken_others,
        lists,
        sums,
    )
