"""A whole deal as numbers for compiled code: what may happen in it, and what it scores, by one table's rules.

Everything is asked of `euchre.core.law`, once for each set of rules, so the compiled deals know no house rule.
Seats are 0..3, sets of cards 33-bit, and the bidding is that of `euchre.fast.auction`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import REDEAL, Cut, GoUnder
from euchre.core.cards import CARDS, SUITS, Card, card_of, set_of
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.fast.auction import ANY, Auction, auction
from euchre.fast.seats import seats_in

PLAYS_ON, REDEALS, GOES_UNDER = 0, 1, 2
"""The requests open to a weak hand."""
_NINES: Final = set_of(card_of(suit, 9) for suit in SUITS)


class DealTables(NamedTuple):
    """Tables for compiled code; those of all dealers and up-cards stand one after another."""

    pack: NDArray[np.uint64]
    """The cards of the pack, each as a set of one."""
    all: NDArray[np.uint64]
    """All cards of the pack, as one set."""
    cutter: int
    """Who cuts: so many places to the dealer's left; 0 for nobody."""
    cuts: NDArray[np.uint64]
    """Bit n: n cards may be cut; bit 0 is a bump."""
    weak: int
    low: NDArray[np.uint64]
    """The set of cards that make a hand weak."""
    buriable: NDArray[np.uint64]
    """``buriable[up_card]``: the set of cards the dealer may bury."""
    tram: bool
    turns: NDArray[np.int64]
    """``turns[dealer, up_card]``: the first turn to bid, and the one after the last."""
    turn: NDArray[np.int64]
    """``turn[turn]``: the seat, the first call, the one after the last, and whether they may pass."""
    call: NDArray[np.int64]
    """``call[call]``: trump, whether it is alone, whether the dealer takes the up-card, and the node that follows."""
    needs: NDArray[np.uint64]
    """``needs[call]``: the caller must hold one card of this set."""
    node: NDArray[np.int64]
    """``node[node]``: who is asked whether they play alone (negative where the lead is settled), the nodes after yes
    and after no; the maker, the mask of those alone, who leads, the loner who gets a card (negative: nobody does)."""
    points: NDArray[np.int8]
    """``points[maker, alone, won, side]``; bit n of `won` is the side that won trick n."""
    settled: NDArray[np.bool_]
    """``settled[maker, alone, tricks, won]``: the rest plays itself, for the makers are beaten."""


TURN_SEAT, TURN_FIRST, TURN_END, TURN_PASS = range(4)
"""The columns of a turn."""
CALL_TRUMP, CALL_LONE, CALL_TAKES, CALL_NODE = range(4)
"""The columns of a call."""
NODE_ASKED, NODE_YES, NODE_NO, NODE_MAKER, NODE_ALONE, NODE_LEAD, NODE_LONER = range(7)
"""The columns of a node."""


@lru_cache(maxsize=64)
def deal_tables(rules: Rules) -> DealTables:
    """The tables of these rules."""
    spans = np.zeros((4, len(CARDS), 2), dtype=np.int64)
    auctions: dict[tuple[bytes, ...], tuple[Auction, int]] = {}
    count = 0
    for dealer, up_card in product(range(4), law.pack(rules)):
        bidding = auction(rules, dealer, up_card)
        same = tuple(np.asarray(part).tobytes() for part in bidding[_WHAT_DIFFERS:])
        first = auctions.setdefault(same, (bidding, count))[1]
        spans[dealer, up_card] = first, first + len(bidding.turn_seat)
        count = max(count, first + len(bidding.turn_seat))
    turn, call, needs, node = _joined(rules, [bidding for bidding, _ in auctions.values()])
    weak, low = _weak_hands(rules)
    return DealTables(
        np.array([1 << card for card in law.pack(rules)], dtype=np.uint64),
        np.array([set_of(law.pack(rules))], dtype=np.uint64),
        *_cut(rules),
        weak,
        np.array([low], dtype=np.uint64),
        np.array([law.buriable(rules, ANY, card) for card in CARDS], dtype=np.uint64),
        law.tram_called(rules),
        spans,
        turn,
        call,
        needs,
        node,
        _points(rules),
        _settled(rules),
    )


_WHAT_DIFFERS: Final = Auction._fields.index("turn_seat")
"""What comes before in an `Auction` is not needed here, or is the same at every table."""


def _joined(
    rules: Rules, auctions: list[Auction]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint64], NDArray[np.int64]]:
    """The turns, the calls, what they need, and the nodes of several auctions, numbered on."""
    turns, calls, nodes = list[NDArray[np.int64]](), list[NDArray[np.int64]](), list[NDArray[np.int64]]()
    first_call = first_node = 0
    for bidding in auctions:
        spans = bidding.turn_call + first_call
        turns.append(np.column_stack((bidding.turn_seat, spans[:-1], spans[1:], bidding.turn_pass)))
        after = bidding.call_node + first_node
        calls.append(np.column_stack((bidding.call_trump, bidding.call_alone, bidding.call_takes, after)))
        makers, masks = bidding.node_maker.tolist(), bidding.node_alone.tolist()
        nodes.append(
            np.column_stack(
                (
                    bidding.node_seat,
                    bidding.node_yes + first_node,
                    bidding.node_no + first_node,
                    bidding.node_maker,
                    bidding.node_alone,
                    bidding.node_lead,
                    [_loner(rules, maker, seats_in(mask)) for maker, mask in zip(makers, masks, strict=True)],
                )
            )
        )
        first_call += len(bidding.call_node)
        first_node += len(bidding.node_seat)
    needs = np.concatenate([bidding.call_needs for bidding in auctions])
    return np.concatenate(turns), np.concatenate(calls), needs, np.concatenate(nodes)


def _loner(rules: Rules, maker: int, alone: tuple[int, ...]) -> int:
    return next(iter(FOUR.lone_makers(maker, alone)), -1) if law.best_cards(rules) else -1


def _cut(rules: Rules) -> tuple[int, NDArray[np.uint64]]:
    """The seat that cuts, as places from the dealer, and the cuts it may make."""
    seat, offer = law.cut_offer(rules, 0) or (0, ())
    cuts = sum(1 << (action.at if isinstance(action, Cut) else 0) for action in offer)
    return seat, np.array([cuts], dtype=np.uint64)


def _weak_hands(rules: Rules) -> tuple[int, int]:
    """The offer to a weak hand, and the set of cards that make a hand weak."""
    swaps = [action for action in law.weak_hand_offer(rules, ANY) if isinstance(action, GoUnder)]
    if swaps:
        return GOES_UNDER, set_of(card for action in swaps for card in action.cards)
    # No hand is weaker than four nines: with which fifth card is it still weak?
    low = _NINES | set_of(card for card in law.pack(rules) if REDEAL in law.weak_hand_offer(rules, _fifth(card)))
    return (REDEALS, low) if low != _NINES else (PLAYS_ON, 0)


def _fifth(card: Card) -> int:
    return _NINES | 1 << card


def _points(rules: Rules) -> NDArray[np.int8]:
    table = np.zeros((4, 16, 1 << law.HAND_SIZE, 2), dtype=np.int8)
    for maker, mask, won in product(range(4), range(16), range(1 << law.HAND_SIZE)):
        table[maker, mask, won] = law.points(rules, maker, seats_in(mask), _winners(won, law.HAND_SIZE))
    return table


def _settled(rules: Rules) -> NDArray[np.bool_]:
    table = np.zeros((4, 16, law.HAND_SIZE, 1 << law.HAND_SIZE), dtype=np.bool_)
    if law.euchre_called(rules):
        for maker, mask, tricks in product(range(4), range(16), range(law.HAND_SIZE)):
            for won in range(1 << tricks):
                table[maker, mask, tricks, won] = law.settled(rules, maker, seats_in(mask), _winners(won, tricks))
    return table


def _winners(won: int, tricks: int) -> tuple[int, ...]:
    return tuple(won >> trick & 1 for trick in range(tricks))
