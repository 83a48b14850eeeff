"""The policy as a player, at every table that the networks of `euchre.bots.policy` do not know."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np

from euchre.bots.any_table.auction import AuctionPolicy
from euchre.bots.any_table.playout import choose_card
from euchre.bots.any_table.weights import TableWeights, weights_for
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Name, Play
from euchre.core.cards import Suit, set_of
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.state import Phase, Public, the_contract
from euchre.core.unseen import plays, up_card_holders, voids
from euchre.core.view import View, the_seat
from euchre.fast.auction import pack_in_lanes
from euchre.fast.lanes import from_lane, to_lane, to_lanes
from euchre.fast.play import PlayState, PlayTerms
from euchre.fast.seats import seat_mask


@lru_cache
def networks_play(rules: Rules) -> bool:
    """True if the networks for tables of four play here, False if the policy for any table does.

    They know a partner's best card only where a lone maker gets it unasked, and no score that bars playing alone.
    """
    asked = law.asks_for_best(rules) or law.best_turn(rules, 0, alone=(1,), settled=()) is not None
    unknown = (law.best_cards(rules) and asked) or law.alone_depends_on_score(rules)
    return law.seating(rules) == FOUR and not unknown


def policy_choice(view: View, rng: Random, weights: TableWeights | None = None) -> Action:
    """The policy's choice of ``view.legal``; by default with what was learnt for this number of players."""
    if len(view.legal) == 1:
        return view.legal[0]
    if view.phase is Phase.CUT or not view.hand:
        plain = [action for action in view.legal if not (isinstance(action, Name) and action.alone)]
        return plain[rng.randrange(len(plain))]
    known = weights_for(law.seating(view.rules).players) if weights is None else weights
    if view.phase is Phase.PLAY:
        return PLAYS[policy_card(view, known)] if isinstance(view.legal[0], Play) else view.legal[0]
    return AuctionPolicy.of(view, known).choose(view, the_seat(view), set_of(view.hand), view.legal)


def policy_card(view: View, weights: TableWeights) -> int:
    """The card the policy plays now."""
    trump = the_contract(view).trump
    hand, away = (np.uint64(to_lanes(set_of(cards), trump)) for cards in (view.hand, view.buried))
    return from_lane(int(choose_card(hand, away, table_play(view, the_seat(view)), weights.cards)), trump)


def table_play(now: Public, seat: int) -> PlayState:
    """The public state of the play when a seat is to play, in numbers."""
    contract, table = the_contract(now), law.seating(now.rules)
    trump, makers = contract.trump, law.seating(now.rules).side(contract.maker)
    played, holders, up_card = tuple(plays(now)), up_card_holders(now), now.open.up_card
    pack, up, holder = pack_in_lanes(now.rules, trump), 0, -1
    if up_card is not None and not holders:
        pack &= ~to_lane(up_card, trump)
    if up_card is not None and len(holders) == 1:
        up, holder = to_lane(up_card, trump), holders[0]
    terms = PlayTerms(
        np.uint64(pack),
        np.uint64(up),
        holder,
        contract.maker,
        seat_mask(table.sitting_out(contract.alone)),
        trump is Suit.NO_TRUMP,
        tuple(table.seats),
    )
    won = [winner == makers for winner in table.winners(now.tricks)]
    at = (seat, now.leader, len(now.trick), sum(won), len(won) - sum(won), won[:2] == [False, False])
    trick = np.zeros(table.players, np.uint64)
    trick[: len(now.trick)] = [to_lane(card, trump) for card in now.trick]
    gaps = np.array([to_lanes(gap, trump) for gap in voids(table.players, trump, iter(played))], np.uint64)
    gone = np.array([to_lanes(set_of(card for _, card, _ in played), trump)], np.uint64)
    return PlayState(terms, np.array(at, np.int64), trick, gaps, gone)
