"""The worth of each bid to the player who makes it, as far as the policy can tell from their hand."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bid_features import ContractPosition, contract_features, pass_features
from euchre.bots.policy.bid_net import KINDS, BidNet, BidScratch, predict
from euchre.fast.auction import Auction
from euchre.fast.auction_calls import calling_hand
from euchre.fast.bits import NONE, ONE, TRUMPS, highest, lane_set, lowest
from euchre.fast.convert import in_lanes
from euchre.fast.jit import entry, lean
from euchre.fast.lanes import LANES, PLACE, Cards

NEVER: Final = -1e9
"""The worth of what is not allowed, and of playing alone for nothing."""

EQUAL: Final = 1e-9
"""Worths that differ by less are the same."""


class Values(NamedTuple):
    """The worth of the ends of a deal to side 0, in chances to win the match."""

    node: NDArray[np.float64]
    """``node[node, code]``: a deal played out from a leaf of the auction."""
    kind: NDArray[np.float64]
    """``kind[side, kind]``: a rough end for a player of a side who passed, worth to their side."""
    thrown: float
    """The worth of a deal in which everybody passed."""


class PolicyNets(NamedTuple):
    """The nets of `swift`, which the search takes for everybody, as arrays."""

    calls: BidNet
    passes: BidNet
    cards: NDArray[np.float32]
    """The net of `euchre.bots.policy.card_net`."""


class PolicyContext(NamedTuple):
    """The context the policy bids by: the tables of the auction, the stakes, the weights, room to work in."""

    auction: Auction
    values: Values
    nets: PolicyNets
    scratch: BidScratch
    caution: float = 0.0
    """The chance to win the match by which a call must be better than a pass."""


class TrumpCall(NamedTuple):
    """The call that made trump."""

    trump: int
    round: int
    """1 or 2; 0 when the Benny was turned up."""
    taken: bool
    """The dealer takes the up-card."""


@lean
def kind_of(ours: bool, alone: bool, tricks: int) -> int:  # noqa: FBT001
    """The kind of end (1..12) of a played deal for a player, from whose call it was and the makers' tricks."""
    return int(1 + 6 * (not ours) + 3 * alone + (0 if tricks < 3 else 1 if tricks < 5 else 2))


@lean
def trump_call(auction: Auction, turn: int, call: int) -> TrumpCall:
    """The trump that a call makes."""
    return TrumpCall(auction.call_trump[call], auction.turn_round[turn], auction.call_takes[call])


@lean
def pass_worth(hand: Cards, turn: int, context: PolicyContext) -> float:
    """The worth of a pass to the side of the player whose turn it is; `hand` is 33 bits."""
    predict(context.nets.passes, pass_features(hand, context.auction, turn, context.scratch.features), context.scratch)
    side = context.auction.turn_seat[turn] & 1
    worth = 0.0
    for kind in range(KINDS):
        worth += context.scratch.chances[kind] * context.values.kind[side, kind]
    return worth


@lean
def leaf_worth(hand: Cards, seat: int, made: TrumpCall, node: int, context: PolicyContext) -> float:
    """The worth of a contract to a seat's side if nobody else speaks; `hand` is in lanes."""
    auction = context.auction
    at = ContractPosition(
        seat,
        auction.dealer,
        auction.node_maker[node],
        made.trump,
        auction.up_card,
        made.round,
        made.taken,
        auction.node_lead[node],
        auction.node_alone[node],
    )
    number = contract_features(
        hand, auction.lanes[made.trump], PLACE[made.trump, auction.up_card], at, context.scratch.features
    )
    predict(context.nets.calls, number, context.scratch)
    worth = 0.0
    for tricks in range(6):
        worth += context.scratch.chances[tricks] * context.values.node[node, tricks]
    return worth if seat & 1 == 0 else 1.0 - worth


@lean
def last_no(auction: Auction, node: int) -> int:
    """The leaf that is reached if everybody asked from here on says no."""
    while auction.node_seat[node] >= 0:
        node = auction.node_no[node]
    return node


@lean
def contract_worth(hand: Cards, seat: int, made: TrumpCall, node: int, context: PolicyContext) -> float:
    """The worth of a contract to a seat that is asked later to play alone, and answers as the policy does."""
    auction = context.auction
    best = leaf_worth(hand, seat, made, last_no(auction, node), context)
    while auction.node_seat[node] >= 0:
        if auction.node_seat[node] == seat:
            best = max(best, leaf_worth(hand, seat, made, last_no(auction, auction.node_yes[node]), context))
        node = auction.node_no[node]
    return best


@lean
def marchless(made: TrumpCall, maker: int, auction: Auction) -> bool:
    """True where the makers cannot take all tricks: the other side's dealer takes up the highest trump."""
    up = ONE << np.uint64(PLACE[made.trump, auction.up_card])
    highest_trump = highest(auction.lanes[made.trump] & TRUMPS)
    return bool(made.taken and (maker ^ auction.dealer) & 1 and up == highest_trump)


@lean
def for_nothing(lone: int, together: int, most: int, context: PolicyContext) -> bool:
    """True if playing alone never scores more at this leaf, where the makers take `most` tricks at most.

    So at nine all, where a point wins: then it makes no sense to do without a partner, unless for the partner's card.
    """
    if context.auction.gift:
        return False
    sign = 1.0 if context.auction.node_maker[lone] & 1 == 0 else -1.0
    for tricks in range(1 + most):
        if sign * (context.values.node[lone, tricks] - context.values.node[together, tricks]) > EQUAL:
            return False
    return True


@entry
@lean
def alone_gain(hand: Cards, seat: int, made: TrumpCall, node: int, context: PolicyContext) -> float:
    """The gain of a seat that is asked and plays alone; `hand` is in lanes."""
    auction = context.auction
    yes, no = last_no(auction, auction.node_yes[node]), auction.node_no[node]
    maker = auction.node_maker[node]
    most = 4 if marchless(made, maker, auction) else 5
    if (seat ^ maker) & 1 == 0 and for_nothing(yes, last_no(auction, no), most, context):
        return NEVER
    return leaf_worth(hand, seat, made, yes, context) - contract_worth(hand, seat, made, no, context)


@lean
def lowest_of_each(cards: Cards) -> Cards:
    """The lowest card of each suit in a set of lanes."""
    low = NONE
    for lane in range(LANES):
        low |= lowest(cards & lane_set(lane))
    return low


@entry
@lean
def best_burial(
    hand: Cards, buriable: Cards, seat: int, made: TrumpCall, node: int, context: PolicyContext
) -> tuple[Cards, float]:
    """The card to lay away (all in lanes), and the worth of the hand without it."""
    best, bury = NEVER, NONE
    choices = hand & buriable
    # A trump is never laid away while there is anything else, nor a higher card of a suit before a lower one.
    plain = choices & ~TRUMPS
    choices = lowest_of_each(plain) if plain != NONE else lowest(choices)
    while choices != NONE:
        card = lowest(choices)
        choices ^= card
        worth = contract_worth(hand ^ card, seat, made, node, context)
        if worth > best:
            best, bury = worth, card
    return bury, best


@lean
def call_worth(hand: Cards, turn: int, call: int, context: PolicyContext) -> float:
    """The worth of a call to the caller's side; `hand` is 33 bits."""
    auction = context.auction
    seat, node = auction.turn_seat[turn], auction.call_node[call]
    made = trump_call(auction, turn, call)
    if made.taken and seat == auction.dealer:
        six = hand | ONE << np.uint64(auction.up_card)
        buriable = in_lanes(six & np.uint64(auction.buriable), made.trump)
        return best_burial(in_lanes(six, made.trump), buriable, seat, made, node, context)[1]
    return contract_worth(in_lanes(hand, made.trump), seat, made, node, context)


@lean
def needless(call: int, most: int, context: PolicyContext) -> bool:
    """True if a lone call does no better than the call before it, which is the same with the partner.

    The makers take `most` tricks at most.
    """
    auction = context.auction
    before = call - 1
    if (
        not auction.call_alone[call]
        or auction.call_alone[before]
        or (auction.call_trump[before] != auction.call_trump[call])
    ):
        return False
    lone, together = last_no(auction, auction.call_node[call]), last_no(auction, auction.call_node[before])
    return for_nothing(lone, together, most, context)


@entry
@lean
def bids(hand: Cards, turn: int, context: PolicyContext) -> int:
    """Write the worth of each bid into ``scratch.worth``: a pass first, then the calls; `NEVER` where not allowed.

    `hand` is 33 bits. Returns how many bids there are.
    """
    auction, worth = context.auction, context.scratch.worth
    first, end = auction.turn_call[turn], auction.turn_call[turn + 1]
    worth[0] = pass_worth(hand, turn, context) if auction.turn_pass[turn] else NEVER
    held = calling_hand(auction.call_needs, first, end, hand, auction.turn_pass[turn])
    for call in range(first, end):
        lacks = auction.call_needs[call] & held == NONE
        if lacks or (call > first and needless(call, 5, context)):
            worth[1 + call - first] = NEVER
        else:
            worth[1 + call - first] = call_worth(hand, turn, call, context)
    return int(1 + end - first)


@entry
@lean
def best_bid(hand: Cards, turn: int, context: PolicyContext) -> int:
    """The policy's bid with a hand (33 bits): 0 for a pass, 1 and more for the calls of the turn."""
    auction = context.auction
    worth = context.scratch.worth[: bids(hand, turn, context)]
    worth[0] += context.caution
    best = int(np.argmax(worth))
    first = auction.turn_call[turn]
    call = first + best - 1
    # The net cannot know that no march is possible; what it expects of the hand alone, the hand makes with the partner.
    if call > first and marchless(trump_call(auction, turn, call), auction.turn_seat[turn], auction):
        return best - needless(call, 4, context)
    return best
