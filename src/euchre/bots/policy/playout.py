"""A deal played to its end by the compiled policy, every seat from her own knowledge only."""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.cards import choose_among, suspect
from euchre.bots.policy.learned import desk
from euchre.bots.policy.sets import NONE, ONE, TRUMPS, Indices, Net, Sets, beats, lane_of, to_play
from euchre.solve.compiled import compiled

SEAT, LEADER, PLACE, MADE, LOST, FIRST_TWO = range(6)
"""Where a deal is: whose turn, who led, cards on the table, tricks of makers and defenders, the first two lost."""


@compiled
def playout(
    net: Net,
    hands: Sets,
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
    first_two_lost: bool,  # noqa: FBT001
    buried: Sets,
) -> int:
    """The tricks the makers end with, and 8 more if the defenders won the first two.

    `hands` and `buried` are by seat; the rest is as in `euchre.bots.policy.cards.choose_card`. Nothing that is
    passed is changed.
    """
    at = np.empty(6, np.int64)
    seat = leader
    for _ in range(n_trick):
        seat = next_seat(seat, out)
    at[SEAT] = seat
    at[LEADER] = leader
    at[PLACE] = n_trick
    at[MADE] = taken_makers
    at[LOST] = taken_others
    at[FIRST_TWO] = 1 if first_two_lost else 0
    return play_on(
        net,
        net,
        NONE,
        hands.copy(),
        pack,
        trick.copy(),
        gone,
        voids.copy(),
        up,
        up_holder,
        maker,
        out,
        no_trump,
        at,
        buried,
    )


@compiled
def playout_between(
    makers_net: Net,
    others_net: Net,
    hands: Sets,
    pack: np.uint64,
    leader: int,
    up: np.uint64,
    up_holder: int,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001 - compiled code takes no keywords
    buried: Sets,
) -> int:
    """The same from the first lead, the makers and the defenders with a net each."""
    at = np.zeros(6, np.int64)
    at[SEAT] = leader
    at[LEADER] = leader
    return play_on(
        makers_net,
        others_net,
        NONE,
        hands.copy(),
        pack,
        np.zeros(4, np.uint64),
        NONE,
        np.zeros(4, np.uint64),
        up,
        up_holder,
        maker,
        out,
        no_trump,
        at,
        buried,
    )


@compiled
def play_on(
    makers_net: Net,
    others_net: Net,
    first: np.uint64,
    hands: Sets,
    pack: np.uint64,
    trick: Sets,
    gone: np.uint64,
    voids: Sets,
    up: np.uint64,
    up_holder: int,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001 - compiled code takes no keywords
    at: Indices,
    buried: Sets,
) -> int:
    """Play to the end; `first`, if not empty, is the next card. Changes `hands`, `trick`, `voids` and `at`."""
    may = np.empty(4, np.uint64)
    lists, sums = desk()
    while at[MADE] + at[LOST] < 5:
        seat = at[SEAT]
        hand = hands[seat]
        card = first
        if first == NONE:
            card = to_play(hand, trick[0] if at[PLACE] > 0 else NONE, no_trump)
        first = NONE
        if card & (card - ONE) != NONE:
            suspect(hand, seat, pack, gone, buried[seat], voids, up, up_holder, out, may)
            card = choose_among(
                others_net if (maker ^ seat) & 1 else makers_net,
                card,
                hand,
                may,
                seat,
                at[LEADER],
                trick,
                at[PLACE],
                up,
                up_holder,
                maker,
                out,
                no_trump,
                at[MADE],
                at[LOST],
                lists,
                sums,
            )
        gone |= card
        advance(card, hands, trick, voids, at, maker, out, no_trump)
    result: int = at[MADE] + 8 * at[FIRST_TWO]
    return result


@compiled
def advance(
    card: np.uint64,
    hands: Sets,
    trick: Sets,
    voids: Sets,
    at: Indices,
    maker: int,
    out: int,
    no_trump: bool,  # noqa: FBT001 - compiled code takes no keywords
) -> None:
    """One card is played: it leaves its hand, shows a void perhaps, and may end the trick."""
    seat = at[SEAT]
    place = at[PLACE]
    hands[seat] ^= card
    trick[place] = card
    if place > 0:
        led = lane_of(trick[0])
        if card & led == NONE and not (no_trump and card & TRUMPS != NONE):
            voids[seat] |= led
    following = next_seat(seat, out)
    if following != at[LEADER]:
        at[SEAT] = following
        at[PLACE] = place + 1
        return
    winner = following
    best = trick[0]
    for later in range(1, place + 1):
        following = next_seat(following, out)
        if beats(trick[later], best):
            best = trick[later]
            winner = following
    at[MADE + ((winner ^ maker) & 1)] += 1
    if at[LOST] == 2 and at[MADE] == 0:
        at[FIRST_TWO] = 1
    at[PLACE] = 0
    at[LEADER] = winner
    at[SEAT] = winner


@compiled
def next_seat(seat: int, out: int) -> int:
    """The next seat in the game, clockwise."""
    seat = (seat + 1) & 3
    while (out >> seat) & 1:
        seat = (seat + 1) & 3
    return seat
