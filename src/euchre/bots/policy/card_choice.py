"""The card the policy plays: from a view to an action."""

from __future__ import annotations

import numpy as np

from euchre.bots.policy.card_net import CardNet
from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.nets import CARD_NET
from euchre.core import law
from euchre.core.actions import PLAYS, Action
from euchre.core.cards import Card, Suit, set_of
from euchre.core.state import Public, the_contract
from euchre.core.unseen import plays, up_card_holders, voids
from euchre.core.view import View, the_seat
from euchre.fast.auction import pack_in_lanes
from euchre.fast.lanes import from_lane, to_lane, to_lanes
from euchre.fast.play import PlayState, PlayTerms
from euchre.fast.seats import seat_mask


def action_for(view: View, net: CardNet = CARD_NET) -> Action:
    """What the policy does in the play of the cards: a card, or the only choice there is (TRAM is one)."""
    if len(view.legal) == 1:
        return view.legal[0]
    return PLAYS[card_for(view, net)]


def card_for(view: View, net: CardNet = CARD_NET) -> Card:
    """The card the policy plays from this view, in which a card is to be played."""
    hand, away = own_cards(view)
    chosen = int(choose_card(net, hand, away, position(view, the_seat(view))))
    return from_lane(chosen, the_contract(view).trump)


def own_cards(view: View) -> tuple[np.uint64, np.uint64]:
    """What only the player knows, in lanes: the cards in hand, and those laid away."""
    trump = the_contract(view).trump
    return np.uint64(to_lanes(set_of(view.hand), trump)), np.uint64(to_lanes(set_of(view.buried), trump))


def position(now: Public, seat: int) -> PlayState:
    """What everybody knows when a seat (0..3) is to play."""
    trump = the_contract(now).trump
    contract = the_contract(now)
    out = seat_mask(law.sitting_out(contract.alone))
    played = tuple(plays(now))
    holders = up_card_holders(now)
    pack, up, holder = pack_in_lanes(now.rules, trump), 0, -1
    if now.open.up_card is not None and not holders:
        pack &= ~to_lane(now.open.up_card, trump)
    if now.open.up_card is not None and len(holders) == 1:
        up, holder = to_lane(now.open.up_card, trump), holders[0]
    winners = tuple(law.side(trick.winner) for trick in now.tricks)
    makers = winners.count(law.side(contract.maker))
    lost_first_two = len(winners) >= 2 and law.side(contract.maker) not in winners[:2]
    at = (seat, now.leader, len(now.trick), makers, len(winners) - makers, lost_first_two)
    trick = np.zeros(4, np.uint64)
    trick[: len(now.trick)] = [to_lane(card, trump) for card in now.trick]
    return PlayState(
        PlayTerms(np.uint64(pack), np.uint64(up), holder, contract.maker, out, trump is Suit.NO_TRUMP),
        np.array(at, np.int64),
        trick,
        np.array([to_lanes(gap, trump) for gap in voids(trump, iter(played))], np.uint64),
        np.array([to_lanes(set_of(card for _, card, _ in played), trump)], np.uint64),
    )
