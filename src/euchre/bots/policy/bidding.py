"""What each bid is worth to the player who makes it, as far as the policy can tell from her hand."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy import bid_layout as layout
from euchre.bots.policy.forecast import KINDS, NO_TRUMP, BidNet, Desk, Table, foretell, look, see_trumps
from euchre.fast.auction import Auction
from euchre.fast.bits import NONE, ONE, TRUMPS, count, lane_set, lowest
from euchre.fast.convert import in_lanes
from euchre.fast.jit import lean
from euchre.fast.lanes import LANE, LANES, PLACE

NEVER: Final = -1e9
"""The worth of what is not allowed, and of playing alone for nothing."""

_ACE_CARDS = np.uint64(0x80808080)
_TOP = np.uint64(4 * LANE)


EQUAL: Final = 1e-9
"""Worths that differ by less are the same."""


class Values(NamedTuple):
    """What the ends of a deal are worth to side 0, in chances to win the match."""

    node: NDArray[np.float64]
    """``node[node, code]``: a deal played out from a leaf of the auction."""
    kind: NDArray[np.float64]
    """``kind[side, kind]``: the same in rough for a player of a side who passed, worth to her side."""
    thrown: float
    """Everybody passed."""


class Policy(NamedTuple):
    """What the policy has learnt."""

    calls: BidNet
    passes: BidNet
    cards: NDArray[np.float32]
    """The net of `euchre.bots.policy.net`."""


class Mind(NamedTuple):
    """Everything the policy bids by: the tables of the auction, what is at stake, what was learnt, room to work in."""

    auction: Auction
    values: Values
    policy: Policy
    desk: Desk


class Contract(NamedTuple):
    """How trump was made."""

    trump: int
    round: int
    """1 or 2; 0 when the Benny was turned up."""
    taken: bool
    """The dealer takes the up-card."""


@lean
def kind_of(ours: bool, alone: bool, tricks: int) -> int:  # noqa: FBT001
    """Which kind of end (1..12) a played deal is for a player: whose call it was, and the makers' tricks."""
    return int(1 + 6 * (not ours) + 3 * alone + (0 if tricks < 3 else 1 if tricks < 5 else 2))


@lean
def contract_of(auction: Auction, turn: int, call: int) -> Contract:
    """What a call makes."""
    return Contract(auction.call_trump[call], auction.turn_round[turn], auction.call_takes[call])


@lean
def look_pass(hand: np.uint64, auction: Auction, turn: int, seen: NDArray[np.int64]) -> int:
    """List the features (`bid_layout.PASS`) of a hand (33 bits) that passes in `seen`; returns how many."""
    seen[0] = layout.pass_turn(turn=turn)
    seen[1] = layout.pass_aces(number=min(count(hand & _ACE_CARDS), 4))
    number = 2
    if not auction.turn_pass[-1]:
        seen[number] = layout.pass_stuck()
        number += 1
    size = count(auction.lanes[NO_TRUMP])
    if size >= 28:
        seen[number] = layout.pass_big_pack(biggest=size >= 32)
        number += 1
    if size & 1:
        seen[number] = layout.pass_benny()
        number += 1
    turned = auction.up_card >> 3
    if auction.turn_round[turn] == 1:
        pack = auction.lanes[turned]
        number = see_trumps(in_lanes(hand, turned), pack, seen, layout.pass_turned(fact=0), number)
        bit = PLACE[turned, auction.up_card] % LANE
        low = min(count((pack >> _TOP) >> np.uint64(bit + 1)), 4)
        seen[number] = layout.pass_taken(seat=auction.dealer - auction.turn_seat[turn] & 3, rank=low)
        number += 1
    near = 3 - turned
    number = see_trumps(in_lanes(hand, near), auction.lanes[near], seen, layout.pass_next(fact=0), number)
    one = 1 if turned % 3 == 0 else 0  # the lower suit of the other colour
    other = 3 - one
    first, second = in_lanes(hand, one), in_lanes(hand, other)
    if count(second >> _TOP) > count(first >> _TOP) or (
        count(second >> _TOP) == count(first >> _TOP) and second >> _TOP > first >> _TOP
    ):
        one, other = other, one
        first, second = second, first
    number = see_trumps(first, auction.lanes[one], seen, layout.pass_cross(fact=0), number)
    return see_trumps(second, auction.lanes[other], seen, layout.pass_other_cross(fact=0), number)


@lean
def pass_worth(hand: np.uint64, turn: int, mind: Mind) -> float:
    """What a pass is worth to the side of the player whose turn it is; `hand` is 33 bits."""
    foretell(mind.policy.passes, look_pass(hand, mind.auction, turn, mind.desk.seen), mind.desk)
    side = mind.auction.turn_seat[turn] & 1
    worth = 0.0
    for kind in range(KINDS):
        worth += mind.desk.chances[kind] * mind.values.kind[side, kind]
    return worth


@lean
def leaf_worth(hand: np.uint64, seat: int, made: Contract, node: int, mind: Mind) -> float:
    """What a contract is worth to a seat's side if nobody else speaks; `hand` is in lanes."""
    auction = mind.auction
    at = Table(
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
    number = look(hand, auction.lanes[made.trump], PLACE[made.trump, auction.up_card], at, mind.desk.seen)
    foretell(mind.policy.calls, number, mind.desk)
    worth = 0.0
    for tricks in range(6):
        worth += mind.desk.chances[tricks] * mind.values.node[node, tricks]
    return worth if seat & 1 == 0 else 1.0 - worth


@lean
def last_no(auction: Auction, node: int) -> int:
    """The leaf that is reached if everybody asked from here on says no."""
    while auction.node_seat[node] >= 0:
        node = auction.node_no[node]
    return node


@lean
def contract_worth(hand: np.uint64, seat: int, made: Contract, node: int, mind: Mind) -> float:
    """The same, if the player will be asked later whether she plays alone, and answers as she thinks best."""
    auction = mind.auction
    best = leaf_worth(hand, seat, made, last_no(auction, node), mind)
    while auction.node_seat[node] >= 0:
        if auction.node_seat[node] == seat:
            best = max(best, leaf_worth(hand, seat, made, last_no(auction, auction.node_yes[node]), mind))
        node = auction.node_no[node]
    return best


@lean
def for_nothing(lone: int, together: int, mind: Mind) -> bool:
    """Whether a leaf in which the maker's side plays alone never brings more than one in which it does not.

    So at nine all, where a point wins: then it makes no sense to do without a partner.
    """
    sign = 1.0 if mind.auction.node_maker[lone] & 1 == 0 else -1.0
    for tricks in range(6):
        if sign * (mind.values.node[lone, tricks] - mind.values.node[together, tricks]) > EQUAL:
            return False
    return True


@lean
def alone_gain(hand: np.uint64, seat: int, made: Contract, node: int, mind: Mind) -> float:
    """What a seat that is asked gains by playing alone; `hand` is in lanes."""
    auction = mind.auction
    yes, no = last_no(auction, auction.node_yes[node]), auction.node_no[node]
    if (seat ^ auction.node_maker[node]) & 1 == 0 and for_nothing(yes, last_no(auction, no), mind):
        return NEVER
    return leaf_worth(hand, seat, made, yes, mind) - contract_worth(hand, seat, made, no, mind)


@lean
def lowest_of_each(cards: np.uint64) -> np.uint64:
    """The lowest card of each suit in a set of lanes."""
    low = NONE
    for lane in range(LANES):
        low |= lowest(cards & lane_set(lane))
    return low


@lean
def best_burial(
    hand: np.uint64, buriable: np.uint64, seat: int, made: Contract, node: int, mind: Mind
) -> tuple[np.uint64, float]:
    """Which card to lay away (all in lanes), and what the hand is worth without it."""
    best, bury = NEVER, NONE
    choices = hand & buriable
    # A trump is never laid away while there is anything else, nor a higher card of a suit before a lower one.
    plain = choices & ~TRUMPS
    choices = lowest_of_each(plain) if plain != NONE else lowest(choices)
    while choices != NONE:
        card = lowest(choices)
        choices ^= card
        worth = contract_worth(hand ^ card, seat, made, node, mind)
        if worth > best:
            best, bury = worth, card
    return bury, best


@lean
def call_worth(hand: np.uint64, turn: int, call: int, mind: Mind) -> float:
    """What a call is worth to the caller's side; `hand` is 33 bits."""
    auction = mind.auction
    seat, node = auction.turn_seat[turn], auction.call_node[call]
    made = contract_of(auction, turn, call)
    if made.taken and seat == auction.dealer:
        six = hand | ONE << np.uint64(auction.up_card)
        buriable = in_lanes(six & np.uint64(auction.buriable), made.trump)
        return best_burial(in_lanes(six, made.trump), buriable, seat, made, node, mind)[1]
    return contract_worth(in_lanes(hand, made.trump), seat, made, node, mind)


@lean
def needless(call: int, mind: Mind) -> bool:
    """Whether a lone call does no better than the call before it, which is the same with the partner."""
    auction = mind.auction
    before = call - 1
    if (
        not auction.call_alone[call]
        or auction.call_alone[before]
        or (auction.call_trump[before] != auction.call_trump[call])
    ):
        return False
    lone, together = last_no(auction, auction.call_node[call]), last_no(auction, auction.call_node[before])
    return for_nothing(lone, together, mind)


@lean
def bids(hand: np.uint64, turn: int, mind: Mind) -> int:
    """What each bid is worth, into ``desk.worth``: a pass first, then the calls; `NEVER` where not allowed.

    `hand` is 33 bits. Returns how many bids there are.
    """
    auction, worth = mind.auction, mind.desk.worth
    first, end = auction.turn_call[turn], auction.turn_call[turn + 1]
    worth[0] = pass_worth(hand, turn, mind) if auction.turn_pass[turn] else NEVER
    allowed = False
    for call in range(first, end):
        allowed |= auction.call_needs[call] & hand != NONE
    for call in range(first, end):
        # A dealer who is stuck and holds nothing that is asked for may call anything.
        lacks = auction.call_needs[call] & hand == NONE
        if (lacks and (allowed or auction.turn_pass[turn])) or (call > first and needless(call, mind)):
            worth[1 + call - first] = NEVER
        else:
            worth[1 + call - first] = call_worth(hand, turn, call, mind)
    return int(1 + end - first)


@lean
def best_bid(hand: np.uint64, turn: int, mind: Mind) -> int:
    """What the policy bids with a hand (33 bits): 0 for a pass, 1 and more for the calls of the turn."""
    number = bids(hand, turn, mind)
    return int(np.argmax(mind.desk.worth[:number]))
