"""The policy of small networks, for tables of four."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import Contract, codes_worth
from euchre.bots.policy.belief import PolicyBelief, without_gift
from euchre.bots.policy.bidding import PolicyContext, PolicyNets
from euchre.bots.policy.choice import auction_choice, play_choice
from euchre.bots.policy.deal import FREE, finish_many
from euchre.bots.policy.memory import remembered
from euchre.bots.policy.nets import policy_context
from euchre.bots.policy.playout import playouts
from euchre.bots.policy.values import by_end, values
from euchre.bots.policy.weak_hand import weak_hand_ends
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.cards import Card
from euchre.core.seating import FOUR
from euchre.core.state import Phase, the_up_card
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction
from euchre.fast.auction_state import LEAD
from euchre.fast.decision import AuctionDecision, Decision, PlayDecision
from euchre.fast.lanes import Sets
from euchre.fast.play import LOST_FIRST_TWO, PlayState
from euchre.fast.seats import seats_in
from euchre.solve.batch import card_values_many
from euchre.worlds.draw import Worlds

EXACT: Final = 2
"""The number of cards left at which the hands are played open: who holds what decides, not how people play."""


class NetworkPolicy(PolicyBelief):
    """Bids and plays by small networks (`euchre.bots.policy.policies.TablePolicy`)."""

    has_solver = True

    def __init__(self, nets: PolicyNets, caution: float = 0.0) -> None:
        super().__init__(nets)
        self.caution: Final = caution

    def choose(self, decision: Decision, at: MatchStakes) -> Action:
        """The policy's choice; a weak hand is kept."""
        if isinstance(decision, PlayDecision):
            return play_choice(_as_learnt(decision), self.policy.cards)
        if decision.view.phase is Phase.WEAK_HANDS:
            return decision.actions[0]
        return decision.actions[auction_choice(decision, self._context(decision.view, at))]

    def remembered(self, decision: PlayDecision, tricks: int) -> PlayDecision:
        """The decision as it looks to a player who has forgotten the tricks before the last `tricks`."""
        return remembered(_as_learnt(decision), tricks)

    def worth_weighing(self, decision: Decision, wanted: int) -> int:
        """The deals worth weighing: `wanted`, but none for a weak hand, as nobody has said anything before the bids."""
        return 0 if decision.view.phase is Phase.WEAK_HANDS else wanted

    def contracts(self, view: View) -> tuple[Contract, ...]:
        """The contract of each node of the auction."""
        table = auction(view.rules, view.match.dealer, the_up_card(view.open))
        masks = zip(table.node_maker.tolist(), table.node_alone.tolist(), strict=True)
        return tuple((maker, seats_in(mask)) for maker, mask in masks)

    def worths(self, decision: Decision, at: MatchStakes) -> NDArray[np.float64]:
        """The worth of each ending to the side of the player."""
        side = FOUR.side(decision.seat)
        if isinstance(decision, PlayDecision):
            return _worths_of_play(at, decision.maker, decision.alone, side)
        return _worths_of_auction(at, the_up_card(decision.view.open), side)

    def playouts(self, decision: PlayDecision, cards: Sets, hands: Sets, away: Sets) -> NDArray[np.int64]:
        """The end of each card in each world; solved with all hands open once few cards are left."""
        if int(decision.hand).bit_count() <= EXACT:
            return solved(decision.play, cards, hands)
        return playouts(self.policy.cards, cards, hands, away, decision.play)

    def finish(
        self, decision: AuctionDecision, at: MatchStakes, actions: Sequence[Action], drawn: Worlds, rng: Random
    ) -> NDArray[np.int64]:
        """The end of each action in each world."""
        here, context = decision.position, self._context(decision.view, at)
        if decision.view.phase is Phase.WEAK_HANDS:
            return weak_hand_ends(decision.seat, actions, drawn, here.state, context, rng)
        codes = here.codes[[decision.actions.index(action) for action in actions]]
        if here.state.stage != LEAD:
            return finish_many(drawn.hands, here.state, codes, context, drawn.away)
        # A lone maker lays a card away after a partner's gift: then the play begins.
        ends = np.empty((len(codes), len(drawn.kitty)), np.int64)
        for row, code in enumerate(codes):
            card = np.uint64(1 << int(code))
            away = drawn.away.copy()
            away[:, decision.seat] |= card
            ends[row] = finish_many(drawn.hands & ~card, here.state, np.array([FREE]), context, away)[0]
        return ends

    def _context(self, view: View, at: MatchStakes) -> PolicyContext:
        return policy_context(at, the_up_card(view.open), self.policy, self.caution)


@lru_cache(maxsize=4096)
def _worths_of_play(at: MatchStakes, maker: int, alone: tuple[int, ...], side: int) -> NDArray[np.float64]:
    return _to_side(side, at, np.array([*codes_worth(at, maker, alone, 0), at.thrown_in(0)]))


@lru_cache(maxsize=512)
def _worths_of_auction(at: MatchStakes, up_card: Card, side: int) -> NDArray[np.float64]:
    return _to_side(side, at, by_end(values(at, up_card)))


def _to_side(side: int, at: MatchStakes, ends: NDArray[np.float64]) -> NDArray[np.float64]:
    """The worth to a side of endings given by their worth to side 0, a new deal (`FRESH`) among them."""
    return np.insert(ends if side == 0 else 1.0 - ends, -1, at.dealt_again(side))


def _as_learnt(decision: PlayDecision) -> PlayDecision:
    play = without_gift(decision.play, decision.view)
    return decision if play is decision.play else decision._replace(play=play)


def solved(here: PlayState, cards: Sets, hands: Sets) -> NDArray[np.int64]:
    """``[card, world]``: how each card ends, as `playout` says it, if all hands lay open and all played their best."""
    table = np.zeros(4, np.uint64)
    terms, (_, leader, _, made, lost, lost_first_two) = here.terms, here.at.tolist()
    in_play = [seat & 3 for seat in range(leader, leader + 4) if not terms.out >> (seat & 3) & 1]
    for seat, card in zip(in_play, here.trick, strict=False):
        table[seat] = card
    hands = hands.copy()
    hands[:, [seat for seat in range(4) if seat not in in_play]] = 0
    rows = len(hands)
    values = card_values_many(hands, np.full(rows, leader), np.tile(table, (rows, 1)), terms.no_trump)
    left = law.HAND_SIZE - made - lost
    side0 = values[:, [int(card).bit_length() - 1 for card in cards]].T.astype(np.int64)
    makers = made + (side0 if FOUR.side(terms.maker) == 0 else left - side0)
    return np.asarray(makers + LOST_FIRST_TWO * lost_first_two)
