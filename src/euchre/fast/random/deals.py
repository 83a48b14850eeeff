"""Whole random deals under any house rules, by the million: every shuffle, bid and card as likely as any other.

It plays the game of `euchre.core.engine`, compiled: a test replays these deals there, choice by choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.rules import Rules
from euchre.fast.auction_calls import calling_hand
from euchre.fast.bits import NONE, ONE, count, nth, number_of
from euchre.fast.deal_tables import (
    ALONE,
    ASKED,
    END,
    FIRST,
    LEAD,
    LONE,
    LONER,
    MAKER,
    NO,
    NODE,
    PASS,
    PLAYS_ON,
    REDEALS,
    SEAT,
    TAKES,
    TRUMP,
    YES,
    DealTables,
    deal_tables,
)
from euchre.fast.jit import compiled, inlined
from euchre.fast.lanes import Sets
from euchre.fast.random.trace import (
    ASKS_ANEW,
    BURIES,
    CALLS,
    CARD,
    DRAWS,
    GIVES,
    GOES,
    KEEPS,
    PASSES,
    SAYS_ALONE,
    SAYS_TOGETHER,
    Trail,
    note,
)
from euchre.fast.random.tricks import HeldCards, Made, Unseen, won_by
from euchre.fast.shuffle import DRAW, TOP, shuffle
from euchre.fast.splitmix import below, random_bits

NOBODY: Final = -1
AGAIN: Final = -2
"""A farmer's hand was shown: the same dealer deals again."""
_WEAK, _BID, _BURY, _ASK, _GIVE, _LAY_AWAY, _NEXT = 9, 25, 33, 34, 50, 51, 52
"""What the random bits of a deal are used for, from which number on: before come the draw and the shuffle, after it
cards."""
_DEALER, _MAKER, _TRICKS, _POINTS, _COLUMNS = 0, 1, 2, 4, 6


Columns = NDArray[np.int64]


class Deals(NamedTuple):
    """How so many deals ended, each an array of small whole numbers; pairs are by side (0: seats 0 and 2)."""

    dealer: NDArray[np.int8]
    maker: NDArray[np.int8]
    """The seat that made trump; -1 if all passed."""
    tricks: NDArray[np.int8]
    """``tricks[deal, side]``."""
    points: NDArray[np.int8]
    """``points[deal, side]``; tokens are not points."""


def random_deals(rules: Rules, count: int, seed: int) -> Deals:
    """Play so many deals at random; the same seed gives the same deals, however many follow.

    A farmer's hand is dealt again within its deal; a deal in which all pass is over, whoever deals next.
    """
    ends = deals_of(deal_tables(rules), count, np.uint64(seed & (1 << 64) - 1), None)
    return Deals(ends[:, _DEALER], ends[:, _MAKER], ends[:, _TRICKS:_POINTS], ends[:, _POINTS:])


@compiled
def deals_of(table: DealTables, number: int, seed: np.uint64, trails: NDArray[np.int64] | None) -> NDArray[np.int8]:
    """``[deal, column]``: dealer, maker, tricks and points; `trails` (``[deal, row, 3]``) tell what happened."""
    # Taken out of the table once: each time costs as much as a bid.
    weak, low, tram = table.weak, table.low[0], table.tram
    turns, turn, call, needs, node = table.turns, table.turn, table.call, table.needs, table.node
    buriable, points, settled = table.buriable, table.points, table.settled
    deck = table.pack.copy()
    pack = NONE
    for card in deck:
        pack |= card
    ends = np.zeros((number, _COLUMNS), dtype=np.int8)
    hands, away = np.empty(4, dtype=np.uint64), np.empty(4, dtype=np.uint64)
    held = HeldCards(hands, away, np.empty(4, dtype=np.uint64), np.empty(3, dtype=np.uint64))
    for deal in range(number):
        deal_seed = random_bits(seed, deal + 1)
        trail = None if trails is None else trails[deal]
        dealer = below(deal_seed, DRAW, 4)
        note(trail, DRAWS, dealer, 4)
        made = AGAIN
        up_card = 0
        while made == AGAIN:
            for seat in range(4):
                away[seat] = NONE
            up_card = shuffle(deck, hands, dealer, weak, deal_seed)
            if trail is not None:
                for place, card in enumerate(deck):
                    note(trail, CARD, number_of(card), deck.shape[0] - place)
            if weak != PLAYS_ON and up_card < 32 and _weak(deck, hands, away, dealer, weak, low, deal_seed, trail):
                deal_seed = random_bits(deal_seed, _NEXT)
                continue
            first, last = turns[dealer, up_card, 0], turns[dealer, up_card, 1]
            made = _bid(hands, first, last, turn, call, needs, deal_seed, trail)
        ends[deal, _DEALER] = dealer
        ends[deal, _MAKER] = NOBODY
        if made == NOBODY:
            continue
        up, holders = ONE << np.uint64(up_card), 0
        if call[made, TAKES]:
            holders = 1 << dealer
            hands[dealer] |= up
            _lay_away(hands, away, dealer, buriable[up_card], deal_seed, _BURY, trail)
        leaf = _ask(node, call[made, NODE], deal_seed, trail)
        if node[leaf, LONER] >= 0:
            holders |= holders << 2 | holders >> 2
            _give(hands, away, node[leaf, LONER], deal_seed, trail)
        maker, alone = node[leaf, MAKER], node[leaf, ALONE]
        contract = Made(call[made, TRUMP], maker, alone, node[leaf, LEAD])
        won = won_by(held, contract, Unseen(tram, pack, up, holders), settled, deal_seed, trail)
        odd = count(np.uint64(won))
        ends[deal, _MAKER] = maker
        ends[deal, _TRICKS] = 5 - odd
        ends[deal, _TRICKS + 1] = odd
        ends[deal, _POINTS] = points[maker, alone, won, 0]
        ends[deal, _POINTS + 1] = points[maker, alone, won, 1]
    return ends


@inlined
def _weak(  # noqa: PLR0913, PLR0917 - taken out of the table once for all deals, for speed
    deck: Sets, hands: Sets, away: Sets, dealer: int, weak: int, low: np.uint64, seed: np.uint64, trail: Trail
) -> bool:
    """Whether a farmer's hand is shown. Or somebody may put three low cards under the kitty, for its top three."""
    for step in range(4):
        seat, use = (dealer + 1 + step) & 3, _WEAK + 4 * step
        cards = hands[seat] & low
        number = count(cards)
        choices = 1 + (number == 5) if weak == REDEALS else 1 + number * (number - 1) * (number - 2) // 6
        if below(seed, use, choices) == 0:
            note(trail, KEEPS, 0, choices)
            continue
        if weak == REDEALS:
            note(trail, ASKS_ANEW, 0, choices)
            return True
        under = NONE
        for card in range(3):
            under |= nth(cards & ~under, below(seed, use + 1 + card, number - card), 5)
        note(trail, GOES, np.int64(under), choices)  # type: ignore[arg-type]
        hands[seat] ^= under | deck[TOP] | deck[TOP + 1] | deck[TOP + 2]
        away[seat] |= under
        return False
    return False


@inlined
def _bid(  # noqa: PLR0913, PLR0917 - taken out of the table once for all deals, for speed
    hands: Sets,
    first_turn: int,
    last_turn: int,
    turn: Columns,
    call: Columns,
    needs: Sets,
    seed: np.uint64,
    trail: Trail,
) -> int:
    """The call that makes trump, or `NOBODY`."""
    for now in range(first_turn, last_turn):
        hand, first, end, passes = hands[turn[now, SEAT]], turn[now, FIRST], turn[now, END], turn[now, PASS]
        hand = calling_hand(needs, first, end, hand, passes)
        choices = passes
        for what in range(first, end):
            choices += 1 if needs[what] & hand else 0
        left = below(seed, _BID + now - first_turn, choices) - passes
        if left < 0:
            note(trail, PASSES, 0, choices)
            continue
        for what in range(first, end):
            if needs[what] & hand:
                if left == 0:
                    note(trail, CALLS, call[what, TRUMP] + 8 * call[what, LONE], choices)
                    return what
                left -= 1
    return NOBODY


@inlined
def _ask(node: Columns, at: int, seed: np.uint64, trail: Trail) -> int:
    """Players are asked whether they play alone: where the announcements end."""
    use = _ASK
    while node[at, ASKED] >= 0:
        alone = below(seed, use, 2)
        note(trail, SAYS_ALONE if alone else SAYS_TOGETHER, 0, 2)
        at = node[at, YES] if alone else node[at, NO]
        use += 1
    return at


@inlined
def _give(hands: Sets, away: Sets, loner: int, seed: np.uint64, trail: Trail) -> None:
    """A lone maker gets a card of their partner's and lays one away."""
    partner = loner ^ 2
    choices = count(hands[partner])
    card = nth(hands[partner], below(seed, _GIVE, choices), 5)
    note(trail, GIVES, number_of(card), choices)
    hands[partner] ^= card
    hands[loner] |= card
    _lay_away(hands, away, loner, hands[loner], seed, _LAY_AWAY, trail)


@inlined
def _lay_away(hands: Sets, away: Sets, seat: int, may: np.uint64, seed: np.uint64, use: int, trail: Trail) -> None:
    """A player who holds six cards buries one of those they may."""
    may &= hands[seat]
    choices = count(may)
    card = nth(may, below(seed, use, choices), 6)
    note(trail, BURIES, number_of(card), choices)
    hands[seat] ^= card
    away[seat] |= card
