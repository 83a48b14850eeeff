"""The player `pimc`: plain perfect-information Monte Carlo, the yardstick for every player that thinks further.

It samples deals that fit what it has seen, takes nobody's bids into account, and in each asks the open-hand solver
what every choice comes to; it takes the best on average. Like every player of this kind it assumes that all will
see all cards from now on.
"""

from __future__ import annotations

from random import Random

import numpy as np

from benchmarks.pimc.burial import weak_hand
from benchmarks.pimc.open_hands import OpenHands, Worths, after_gift, points
from euchre.bots.policy.player import any_plain_choice
from euchre.bots.policy.policies import policy_for
from euchre.bots.search.alternatives import compared
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.player import decide_in
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Suit
from euchre.core.errors import EuchreError
from euchre.core.seating import FOUR
from euchre.core.state import Phase, the_contract
from euchre.core.view import View, the_seat
from euchre.fast.auction_calls import chosen_call
from euchre.fast.auction_state import ASK, BID, BURY, LEAD
from euchre.fast.convert import many_in_lanes
from euchre.fast.decision import AuctionPosition, auction_position
from euchre.fast.lanes import Sets, place, to_lane
from euchre.solve.batch import card_values_many
from euchre.solve.stakes import Stakes
from euchre.worlds.draw import worlds

_MAX_WORLDS = 100_000


class PimcBot:
    """Looks at `worlds` deals before each choice; weak hands go by rule, and a cut or a blind call is random."""

    def __init__(self, worlds: str = "50") -> None:
        if not worlds.isdecimal() or not 1 <= int(worlds) <= _MAX_WORLDS:
            raise EuchreError("bot/worlds", f"{worlds[:20]!r} is not a number of worlds: choose 1 to {_MAX_WORLDS}.")
        self.worlds = int(worlds)

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not policy_for(view.rules).has_solver:
            return self._at_any_table(view, rng)
        if view.phase is Phase.WEAK_HANDS:
            return weak_hand(view)
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        hands = worlds(view, rng, self.worlds).hands
        return _best_card(view, hands) if view.phase is Phase.PLAY else _best_call(view, hands)

    def _at_any_table(self, view: View, rng: Random) -> Action:
        """The same without the solver, which knows four seats only: the policy of `swift` plays each choice out."""
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        level = SearchLevel(worlds=self.worlds, follows_policy=False)
        alternatives = decide_in(view, rng, level)
        return alternatives.choices[compared(alternatives, level).best][0]


def _best_card(view: View, hands: Sets) -> Action:
    """The card worth most; of equals the lowest, trumps being higher than all others."""
    trump = the_contract(view).trump
    lanes = many_in_lanes(np.ascontiguousarray(hands), trump)
    lanes[:, [seat for seat in range(4) if seat not in view.order]] = 0
    table = np.zeros_like(lanes)
    for seat, card in zip(view.order, view.trick, strict=False):
        table[:, seat] = to_lane(card, trump)
    leaders = np.full(len(lanes), view.leader)
    tricks = card_values_many(lanes, leaders, table, trump is Suit.NO_TRUMP)
    worth = points(Stakes.of(view))
    cards = [(place(action.card, trump), action.card) for action in view.legal if isinstance(action, Play)]
    return max((_gain(view, worth[tricks[:, at]]), -at, PLAYS[card]) for at, card in cards)[2]


def _best_call(view: View, hands: Sets) -> Action:
    """The bid, burial, gift or answer worth most; of equals the first on offer."""
    here = auction_position(view)
    shared = OpenHands(view.rules, here.auction, hands)
    return max(
        (_gain(view, _worth(view, here, shared, hands, int(code))), -at, action)
        for at, (action, code) in enumerate(zip(view.legal, here.codes, strict=True))
    )[2]


def _worth(view: View, here: AuctionPosition, shared: OpenHands, hands: Sets, code: int) -> Worths:
    """The worth of a choice in each world."""
    stage, turn, call, node = here.state
    if stage == BID:
        return shared.called(chosen_call(here.auction, turn, code)) if code else shared.passed(turn)
    trump = int(here.auction.call_trump[call])
    if stage == ASK:
        return shared.announced(trump, int((here.auction.node_yes if code else here.auction.node_no)[node]))
    if stage in (BURY, LEAD):
        kept = hands & ~np.uint64(1 << code)
        after = OpenHands(view.rules, here.auction, kept)
        return after.led(trump, node) if stage == LEAD else after.announced(trump, node)
    given = after_gift(hands, Suit(trump), FOUR.partner(the_seat(view)), [code] * len(hands))
    return OpenHands(view.rules, here.auction, given).led(trump, node)


def _gain(view: View, worth: Worths) -> int:
    """Points of the player's side less the other's, over all worlds."""
    return int(worth.sum()) * (1 - 2 * FOUR.side(the_seat(view)))
