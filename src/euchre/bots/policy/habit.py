"""What the policy does before the first lead, at the table: from a situation to the choice it makes by habit."""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.bidding import Contract, Mind, alone_gain, best_bid, best_burial
from euchre.bots.policy.deal import ASK, BID, BURY, GIVE, best_gift
from euchre.bots.policy.situation import Situation
from euchre.core.cards import Suit, set_of
from euchre.core.view import View, the_seat
from euchre.fast.lanes import CARD_AT, to_lanes


def habit(view: View, here: Situation, mind: Mind) -> int:
    """Which of ``here.actions`` the policy chooses: its index."""
    return int(np.flatnonzero(here.codes == _code(view, here, mind))[0])


def _code(view: View, here: Situation, mind: Mind) -> int:
    seat = the_seat(view)
    table, moment = here.auction, here.moment
    cards = set_of(view.hand)
    if moment.stage == BID:
        return int(best_bid(np.uint64(cards), moment.turn, mind))
    trump = Suit(int(table.call_trump[moment.call]))
    made = Contract(int(trump), int(table.turn_round[moment.turn]), bool(table.call_takes[moment.call]))
    hand = np.uint64(to_lanes(cards, trump))
    if moment.stage == ASK:
        return int(alone_gain(hand, seat, made, moment.node, mind) > 0)
    if moment.stage == GIVE:
        return _card(best_gift(hand), trump)
    may = np.uint64(to_lanes(cards & table.buriable, trump)) if moment.stage == BURY else hand
    return _card(best_burial(hand, may, seat, made, moment.node, mind)[0], trump)


def _card(card: np.uint64, trump: Suit) -> int:
    return int(CARD_AT[trump, int(card).bit_length() - 1])
