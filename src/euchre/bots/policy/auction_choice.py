"""What the policy chooses before the first lead: from a decision to the action it takes."""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.bidding import PolicyContext, TrumpCall, alone_gain, best_bid, best_burial
from euchre.bots.policy.deal import best_gift
from euchre.core.cards import Suit, set_of
from euchre.core.view import View, the_seat
from euchre.fast.auction_decision import AuctionDecision
from euchre.fast.auction_state import ASK, BID, BURY, GIVE
from euchre.fast.lanes import from_lane, to_lanes


def auction_choice(view: View, here: AuctionDecision, context: PolicyContext) -> int:
    """Which of ``here.actions`` the policy chooses: its index."""
    return int(np.flatnonzero(here.codes == _code(view, here, context))[0])


def _code(view: View, here: AuctionDecision, context: PolicyContext) -> int:
    seat = the_seat(view)
    table, state = here.auction, here.state
    cards = set_of(view.hand)
    if state.stage == BID:
        return int(best_bid(np.uint64(cards), state.turn, context))
    trump = Suit(int(table.call_trump[state.call]))
    made = TrumpCall(int(trump), int(table.turn_round[state.turn]), bool(table.call_takes[state.call]))
    hand = np.uint64(to_lanes(cards, trump))
    if state.stage == ASK:
        return int(alone_gain(hand, seat, made, state.node, context) > 0)
    if state.stage == GIVE:
        return from_lane(int(best_gift(hand)), trump)
    may = np.uint64(to_lanes(cards & table.buriable, trump)) if state.stage == BURY else hand
    return from_lane(int(best_burial(hand, may, seat, made, state.node, context)[0]), trump)
