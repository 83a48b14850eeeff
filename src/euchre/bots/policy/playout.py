"""A deal played to its end by the compiled policy, every seat from her own knowledge only."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.bots.policy.cards import choose_among, suspect
from euchre.bots.policy.learned import desk
from euchre.fast.jit import compiled
from euchre.fast.play import FIRST_TWO, LEADER, LOST, MADE, ON_TABLE, SEAT, Terms, first_lead, next_seat
from euchre.fast.sets import NONE, ONE, TRUMPS, Indices, Net, Sets, beats, lane_of, to_play

LOST_FIRST_TWO: Final = 8
CODES: Final = 16
"""How a deal's play may end, as a number below this: the makers' tricks, and `LOST_FIRST_TWO` more if the defenders
took the first two."""


@compiled
def playout(
    makers_net: Net,
    others_net: Net,
    first: np.uint64,
    hands: Sets,
    buried: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    voids: Sets,
    gone: np.uint64,
) -> int:
    """How the play ends from here, as a code; `first`, if not empty, is the next card.

    `hands` and `buried` are by seat; the rest is as in `euchre.bots.policy.cards.choose_card`, with a net for the
    makers and one for the defenders. Nothing that is passed is changed.
    """
    return _play_on(
        makers_net, others_net, first, hands.copy(), buried, terms, at.copy(), trick.copy(), voids.copy(), gone
    )


@compiled
def playout_from_lead(makers_net: Net, others_net: Net, hands: Sets, buried: Sets, terms: Terms, leader: int) -> int:
    """The same from the first lead."""
    nothing = np.zeros(4, np.uint64)
    return _play_on(
        makers_net, others_net, NONE, hands.copy(), buried, terms, first_lead(leader), nothing, nothing.copy(), NONE
    )


@compiled
def _play_on(
    makers_net: Net,
    others_net: Net,
    first: np.uint64,
    hands: Sets,
    buried: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    voids: Sets,
    gone: np.uint64,
) -> int:
    """The same; `hands`, `at`, `trick` and `voids` are lost."""
    may = np.empty(4, np.uint64)
    lists, sums = desk()
    while at[MADE] + at[LOST] < 5:
        seat = at[SEAT]
        hand = hands[seat]
        card = first
        if first == NONE:
            card = to_play(hand, trick[0] if at[ON_TABLE] > 0 else NONE, terms.no_trump)
        first = NONE
        if card & (card - ONE) != NONE:
            suspect(hand, buried[seat], terms, at, voids, gone, may)
            net = others_net if (terms.maker ^ seat) & 1 else makers_net
            card = choose_among(net, card, hand, may, terms, at, trick, lists, sums)
        gone |= card
        advance(card, hands, terms, at, trick, voids)
    result: int = at[MADE] + LOST_FIRST_TWO * at[FIRST_TWO]
    return result


@compiled
def advance(
    card: np.uint64,
    hands: Sets,
    terms: Terms,
    at: Indices,
    trick: Sets,
    voids: Sets,
) -> None:
    """One card is played: it leaves its hand, shows a void perhaps, and may end the trick."""
    seat = at[SEAT]
    place, out = at[ON_TABLE], terms.out
    hands[seat] ^= card
    trick[place] = card
    if place > 0:
        led = lane_of(trick[0])
        if card & led == NONE and not (terms.no_trump and card & TRUMPS != NONE):
            voids[seat] |= led
    following = next_seat(seat, out)
    if following != at[LEADER]:
        at[SEAT] = following
        at[ON_TABLE] = place + 1
        return
    winner = following
    best = trick[0]
    for later in range(1, place + 1):
        following = next_seat(following, out)
        if beats(trick[later], best):
            best = trick[later]
            winner = following
    at[MADE + ((winner ^ terms.maker) & 1)] += 1
    if at[LOST] == 2 and at[MADE] == 0:
        at[FIRST_TWO] = 1
    at[ON_TABLE] = 0
    at[LEADER] = winner
    at[SEAT] = winner
