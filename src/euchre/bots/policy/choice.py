"""The policy's choice: from a decision to the action it takes."""

from __future__ import annotations

import numpy as np

from euchre.bots.nets.rows import CardNet
from euchre.bots.policy.bidding import PolicyContext, TrumpCall, alone_gain, best_bid, best_burial
from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.deal import best_gift
from euchre.core.actions import PLAYS, Action
from euchre.core.cards import Suit
from euchre.fast.auction_state import ASK, BID, BURY, GIVE
from euchre.fast.decision import AuctionDecision, PlayDecision
from euchre.fast.lanes import from_lane, to_lanes


def play_choice(decision: PlayDecision, net: CardNet) -> Action:
    """The action that the policy takes in the play: a card, or the only choice there is (TRAM is one)."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    card = choose_card(net, decision.hand, decision.away, decision.play)
    return PLAYS[from_lane(int(card), decision.trump)]


def auction_choice(decision: AuctionDecision, context: PolicyContext) -> int:
    """The index of the action, of ``decision.actions``, that the policy takes."""
    return int(np.flatnonzero(decision.position.codes == _code(decision, context))[0])


def _code(decision: AuctionDecision, context: PolicyContext) -> int:
    seat, table, state = decision.seat, context.auction, decision.position.state
    if state.stage == BID:
        return int(best_bid(decision.hand, state.turn, context))
    trump = Suit(int(table.call_trump[state.call]))
    made = TrumpCall(int(trump), int(table.turn_round[state.turn]), bool(table.call_takes[state.call]))
    cards = int(decision.hand)
    hand = np.uint64(to_lanes(cards, trump))
    if state.stage == ASK:
        return int(alone_gain(hand, seat, made, state.node, context) > 0)
    if state.stage == GIVE:
        return from_lane(int(best_gift(hand)), trump)
    buriable = np.uint64(to_lanes(cards & table.buriable, trump)) if state.stage == BURY else hand
    return from_lane(int(best_burial(hand, buriable, seat, made, state.node, context)[0]), trump)
