"""The rest of a deal as the policy would play it, all four hands known: bids, burial, announcements, cards."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import THROWN
from euchre.bots.policy.bid_features import NO_TRUMP
from euchre.bots.policy.bidding import PolicyContext, TrumpCall, alone_gain, best_bid, best_burial, trump_call
from euchre.bots.policy.playout import playout
from euchre.fast.auction import Auction
from euchre.fast.auction_calls import chosen_call
from euchre.fast.auction_state import ASK, BID, BURY, LEAD, AuctionState
from euchre.fast.bits import NONE, ONE
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import LANE, PLACE, TRUMP_LANE, Cards, Sets
from euchre.fast.play import CODES, FOUR_SEATS, PlayTerms, first_lead

FREE: Final = -2
"""The policy chooses."""


@entry
@compiled
def finish(dealt: Sets, state: AuctionState, forced: int, context: PolicyContext, away_cards: Sets) -> int:
    """Play a deal to its end: its next choice is `forced` and all others are the policy's.

    `dealt` are the four hands as they are, `away_cards` what each seat has laid away (33 bits). `forced` is a number as
    in `euchre.fast.decision.AuctionPosition.codes`, or `FREE`.
    Returns ``leaf * 16 + code`` (see `playout`), or `THROWN`.
    """
    auction = context.auction
    stage, turn, call, node = state
    if stage == BID:
        turn, call = bid_on(dealt, turn, forced, context)
        if call < 0:
            return THROWN
        forced = FREE
        node = auction.call_node[call]
        stage = BURY if auction.call_takes[call] else ASK
    made = trump_call(auction, turn, call)
    hands, away = np.empty(4, np.uint64), np.empty(4, np.uint64)
    for seat in range(4):
        hands[seat] = in_lanes(dealt[seat], made.trump)
        away[seat] = in_lanes(away_cards[seat], made.trump)
    if stage == BURY:
        bury(hands, away, node, forced, made, context)
        forced, stage = FREE, ASK
    if stage == ASK:
        node = ask_on(hands, node, forced, made, context)
        forced = FREE
    if stage != LEAD:
        give(hands, away, node, forced, made, context)
    return node * CODES + played(hands, away, node, made, context)


@compiled
def bid_on(dealt: Sets, turn: int, forced: int, context: PolicyContext) -> tuple[int, int]:
    """The turn in which trump is made, and the call; -1 if everybody passes."""
    auction = context.auction
    while turn < auction.turn_seat.shape[0]:
        choice = forced
        if forced == FREE:
            choice = best_bid(dealt[auction.turn_seat[turn]], turn, context)
        if choice:
            return turn, chosen_call(auction, turn, choice)
        forced = FREE
        turn += 1
    return turn, -1


@compiled
def bury(hands: Sets, away: Sets, node: int, forced: int, made: TrumpCall, context: PolicyContext) -> None:
    """The dealer takes the up-card and buries the card they can best do without."""
    auction = context.auction
    dealer = auction.dealer
    up = ONE << np.uint64(PLACE[made.trump, auction.up_card])
    hands[dealer] |= up
    if forced != FREE:
        card = ONE << np.uint64(PLACE[made.trump, forced])
    else:
        buriable = hands[dealer]
        if np.uint64(auction.buriable) >> np.uint64(auction.up_card) & ONE == NONE:
            buriable ^= up
        card = best_burial(hands[dealer], buriable, dealer, made, node, context)[0]
    away[dealer] |= card
    hands[dealer] ^= card


@compiled
def ask_on(hands: Sets, node: int, forced: int, made: TrumpCall, context: PolicyContext) -> int:
    """The leaf that the announcements lead to."""
    auction = context.auction
    while auction.node_seat[node] >= 0:
        seat = auction.node_seat[node]
        alone = forced == 1
        if forced == FREE:
            alone = alone_gain(hands[seat], seat, made, node, context) > 0
        node = auction.node_yes[node] if alone else auction.node_no[node]
        forced = FREE
    return node


@compiled
def give(hands: Sets, away: Sets, leaf: int, forced: int, made: TrumpCall, context: PolicyContext) -> None:
    """A lone maker gets a card from their partner and lays one away."""
    if not gift_due(leaf, context.auction):
        return
    maker = context.auction.node_maker[leaf]
    loner = maker if context.auction.node_alone[leaf] >> maker & 1 else maker ^ 2
    card = best_gift(hands[loner ^ 2]) if forced == FREE else ONE << np.uint64(PLACE[made.trump, forced])
    hands[loner ^ 2] ^= card
    hands[loner] |= card
    buried = best_burial(hands[loner], hands[loner], loner, made, leaf, context)[0]
    hands[loner] ^= buried
    away[loner] |= buried


@compiled
def gift_due(leaf: int, auction: Auction) -> bool:
    """True if a lone maker gets a card from their partner."""
    makers = 5 if auction.node_maker[leaf] & 1 == 0 else 10
    return bool(auction.gift and auction.node_alone[leaf] & makers)


@compiled
def played(hands: Sets, away: Sets, leaf: int, made: TrumpCall, context: PolicyContext) -> int:
    """The cards are played: see `playout` for the code."""
    auction = context.auction
    pack, out = auction.lanes[made.trump], auction.node_out[leaf]
    up, holder = ONE << np.uint64(PLACE[made.trump, auction.up_card]), auction.dealer
    if not made.taken:
        pack &= ~up
    if not made.taken or gift_due(leaf, auction):
        up, holder = NONE, -1
    for seat in range(4):
        if out >> seat & 1:
            hands[seat] = NONE
    terms = PlayTerms(pack, up, holder, auction.node_maker[leaf], out, made.trump == NO_TRUMP, FOUR_SEATS)
    return playout(context.nets.cards, NONE, hands, away, first_lead(terms, auction.node_lead[leaf]))


@entry
@compiled
def best_gift(hand: Cards) -> Cards:
    """The card a lone maker's partner gives: their highest trump, or else their highest card (all in lanes)."""
    trumps = hand >> np.uint64(TRUMP_LANE * LANE)
    for bit in range(LANE - 1, -1, -1):
        if trumps >> np.uint64(bit) & ONE:
            return ONE << np.uint64(TRUMP_LANE * LANE + bit)
    for bit in range(LANE - 1, -1, -1):
        for lane in range(TRUMP_LANE - 1, -1, -1):
            card = ONE << np.uint64(lane * LANE + bit)
            if hand & card != NONE:
                return card
    return NONE


@entry
@compiled
def finish_many(
    dealt: Sets,
    state: AuctionState,
    choices: NDArray[np.int64],
    context: PolicyContext,
    away_cards: Sets,
) -> NDArray[np.int64]:
    """``[choice, world]``: how each choice ends in each world, as `finish` says it.

    ``dealt[world, seat]`` and ``away_cards[world, seat]`` as in `finish`.
    """
    ends = np.empty((choices.shape[0], dealt.shape[0]), np.int64)
    for which in range(choices.shape[0]):
        for world in range(dealt.shape[0]):
            ends[which, world] = finish(dealt[world], state, choices[which], context, away_cards[world])
    return ends
